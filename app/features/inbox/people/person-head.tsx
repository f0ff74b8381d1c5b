import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { cluster, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels, personLabels as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { companyDomain } from "#domain/public-mail.ts";
import { companyAddress } from "../entry/card-address.ts";
import { initialsOf } from "../entry/team.ts";
import { formatInboxAddress, startOf } from "../inbox-address.ts";
import { noFilter } from "../inbox-filter.ts";
import { CardFacts } from "./card-facts.tsx";
import type { Person } from "./card.ts";
import styles from "./card.module.css";
import { readPersonDraft } from "./person-draft.ts";
import { firstFieldId, PersonFields } from "./person-form.tsx";

type PersonHeadProps = {
  readonly whom: string;
  readonly person: Person;
  readonly titleId: string;
  readonly now: Date;
};

/** Who it is, how much there is of them, and their details to be changed. */
export function PersonHead({ whom, person, titleId, now }: PersonHeadProps) {
  const [isEditing, setIsEditing] = useState(() => readPersonDraft(whom) !== null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) document.getElementById(firstFieldId)?.focus();
    else edit.current?.focus();
  }, [isEditing]);
  const [first] = person.addresses;
  const name = person.name || first?.email || cardLabels.noName;

  return (
    <header className={cn(surface(), stack(16), styles.head)}>
      <div className={spread(16, "top")}>
        <div className={cn(cluster(16), styles.identity)}>
          <span className={cn(textClass(20, 600), styles.sign)} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div className={cn(stack(4), styles.identity)}>
            <h2 className={cn(typography.heading, textClass(24))} id={titleId} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h2>
            <Details person={person} />
          </div>
        </div>
        {!isEditing && (
          <button
            className={buttonClass("line", "small")}
            type="button"
            ref={edit}
            onClick={() => setIsEditing(true)}
          >
            {labels.edit}
          </button>
        )}
      </div>
      {isEditing && <PersonFields whom={whom} person={person} onDone={() => setIsEditing(false)} />}
      {person.quarantined > 0 && <Quarantined person={person} />}
      <CardFacts known={person} now={now} />
    </header>
  );
}

/** Company and telephone, and the ways to the cards of the companies whose mailboxes these are. */
function Details({ person }: { readonly person: Person }) {
  const { company, phone, addresses } = person;
  const domains = new Set(addresses.flatMap(({ email }) => companyDomain(email) ?? []));
  return (
    <p className={cluster(12)}>
      {company !== "" && <bdi>{company}</bdi>}
      {phone !== "" && (
        <a className={typography.link} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {[...domains].map((domain) => (
        <Link
          key={domain}
          className={typography.link}
          to={{ search: companyAddress(domain) }}
          aria-label={labels.companyCard(domain)}
        >
          <bdi>{domain}</bdi>
        </Link>
      ))}
    </p>
  );
}

function Quarantined({ person }: { readonly person: Person }) {
  const [first] = person.addresses;
  const list = startOf("quarantine");
  const filter = { ...noFilter, search: first?.email ?? "" };
  return (
    <p className={cn(cluster(8), textClass(14), styles.note)}>
      {labels.quarantined(person.quarantined)}
      <Link className={typography.link} to={{ search: formatInboxAddress({ ...list, filter }) }}>
        {labels.seeQuarantine}
      </Link>
    </p>
  );
}
