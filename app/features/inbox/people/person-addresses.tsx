import { useId, useState } from "react";
import {
  cluster,
  divided,
  row,
  spread,
  stack,
  surface,
} from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { addressLabels as labels } from "#app/content/people.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { focusWhenThere } from "../conversation/focus-when-there.ts";
import type { Person } from "./card.ts";
import styles from "./card.module.css";
import { CardRefused } from "./card-repository.ts";
import { joinFieldId, JoinForm } from "./join-form.tsx";
import { reasonWords, useSeparating } from "./use-addresses.ts";

type PersonAddressesProps = { readonly whom: string; readonly person: Person };

const undoId = "address-undo";
const joinId = "address-join";

/** The mailboxes of a person; further ones are joined by hand, and separated again. */
export function PersonAddresses({ whom, person }: PersonAddressesProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState("");
  const { addresses } = person;
  const separating = useSeparating({
    onSeparated: () => focusWhenThere(undoId),
    onUndone: () => focusWhenThere(joinId),
  });

  function separate(email: string) {
    const left = addresses.find((known) => known.email !== email);
    if (!left) return;
    setTold("");
    separating.separate({ email, from: left.email });
  }

  function open() {
    setIsOpen(true);
    setTold("");
    focusWhenThere(joinFieldId);
  }

  function close(words: string) {
    setIsOpen(false);
    setTold(words);
    focusWhenThere(joinId);
  }

  return (
    <section className={cn(surface(), stack(6), styles.part)} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.title}
      </h3>
      {addresses.length === 0 && <p className={typography.quiet}>{labels.none}</p>}
      <ul className={divided}>
        {addresses.map(({ email, isJoined, records }) => (
          <li key={email} className={cn(spread(8), styles.item)}>
            <div className={styles.words}>
              <a className={typography.link} href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </a>
              <p className={cn(cluster(8), textClass(13, "quiet"))}>
                <span>{labels.recordsOf(records)}</span>
                {isJoined && <span>{labels.joined}</span>}
              </p>
            </div>
            {isJoined && (
              <button
                className={buttonClass("ghost", "tiny")}
                type="button"
                aria-label={labels.separateOne(email)}
                aria-disabled={separating.leaving !== null || undefined}
                onClick={() => separate(email)}
              >
                {separating.leaving === email ? labels.separating : labels.separate}
              </button>
            )}
          </li>
        ))}
      </ul>
      <SeparateFailure separating={separating} />
      <div role="status">
        {separating.separated !== null && (
          <p className={cn(row(10), textClass(14), styles.note)}>
            <span className={styles.words}>{labels.hasSeparated(separating.separated)}</span>
            <button
              className={buttonClass("line", "tiny")}
              type="button"
              id={undoId}
              aria-disabled={separating.isUndoing || undefined}
              onClick={separating.undo}
            >
              {separating.isUndoing ? labels.undoing : labels.undo}
            </button>
          </p>
        )}
        {told !== "" && <p className={cn(textClass(14), styles.words)}>{told}</p>}
      </div>
      {addresses.length > 0 &&
        (isOpen ? (
          <JoinForm
            whom={whom}
            person={person}
            onJoined={(email) => {
              separating.forget();
              close(labels.hasJoined(email));
            }}
            onCancel={() => close("")}
          />
        ) : (
          <button className={buttonClass("line", "small")} type="button" id={joinId} onClick={open}>
            {labels.join}
          </button>
        ))}
    </section>
  );
}

type SeparateFailureProps = { readonly separating: ReturnType<typeof useSeparating> };

/** What could not be separated or joined again, why, and the way to do it once more. */
function SeparateFailure({ separating }: SeparateFailureProps) {
  const { separateFailure, undoFailure, leaving, isUndoing } = separating;
  const failure = undoFailure ?? separateFailure;
  if (!failure) return null;
  const reasons = undoFailure ? labels.failures : labels.separateFailures;
  return (
    <LoadFailure
      title={reasons.title}
      reason={
        failure instanceof CardRefused ? reasonWords(failure.reason) : reasonFor(failure, reasons)
      }
      isRetrying={leaving !== null || isUndoing}
      onRetry={undoFailure ? separating.undo : separating.separateAgain}
    />
  );
}
