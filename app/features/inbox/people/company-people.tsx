import { useId } from "react";
import { Link } from "react-router";
import { cluster, divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels, companyLabels as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { personAddress } from "../entry/card-address.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Colleague } from "./card.ts";
import styles from "./card.module.css";

/** As many as the database answers. */
const most = 200;

type CompanyPeopleProps = { readonly people: readonly Colleague[]; readonly now: Date };

/** Who writes from a company, those who wrote last first. */
export function CompanyPeople({ people, now }: CompanyPeopleProps) {
  const id = useId();
  return (
    <section className={cn(surface(), stack(6), styles.part)} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.people}
      </h3>
      {people.length === 0 && <p className={typography.quiet}>{labels.noPeople}</p>}
      {people.length === most && <p className={typography.quiet}>{labels.most(most)}</p>}
      {people.length > 0 && (
        <ul className={divided}>
          {people.map(({ email, name, records, lastAt }) => (
            <li key={email} className={styles.item}>
              <Link className={typography.link} to={{ search: personAddress(email) }}>
                <bdi>{name || email}</bdi>
              </Link>
              {name !== "" && (
                <p className={textClass(13)}>
                  <bdi>{email}</bdi>
                </p>
              )}
              <p className={cn(cluster(8), textClass(13, "quiet"))}>
                {records > 0 && <span>{cardLabels.recordCount(records)}</span>}
                {lastAt === null ? (
                  labels.noRecords
                ) : (
                  <ReceivedTime isoTime={lastAt} now={now} wording="short" />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
