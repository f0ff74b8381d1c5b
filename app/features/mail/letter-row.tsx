import { Link } from "react-router";
import { mailPage as words } from "#app/content/mail.ts";
import { recordAddress } from "#domain/record-address.ts";
import { canRetry, type Letter } from "./letter.ts";
import { LetterTime } from "./letter-time.tsx";

type LetterRowProps = {
  readonly letter: Letter;
  readonly now: Date;
  readonly isRetrying: boolean;
  readonly onRetry: (id: string) => void;
};

/** One letter: what and to whom, how it went, and its text on demand. */
export function LetterRow({ letter, now, isRetrying, onRetry }: LetterRowProps) {
  const { id, to, template, subject, state, error } = letter;
  const titleId = `letter-${id}`;
  return (
    <li className="letter" data-state={state}>
      <div className="letter__what">
        <h3 id={titleId}>
          <bdi>{subject || words.templates[template]}</bdi>
        </h3>
        <p className="letter__to">
          <span className="badge">{words.templates[template]}</span> <bdi>{to || words.team}</bdi>
        </p>
      </div>
      <div className="letter__how">
        <p className={stateClass[state]}>{words.states[state]}</p>
        <p className="muted">
          <Progress letter={letter} now={now} />
        </p>
      </div>
      <p className="letter__when">
        <LetterTime isoTime={letter.madeAt} now={now} />
        <RecordLink letter={letter} />
      </p>
      <p className="letter__act">
        {canRetry(letter) && (
          <button
            className="btn btn--xs btn--line"
            type="button"
            aria-describedby={titleId}
            aria-disabled={isRetrying || undefined}
            onClick={() => isRetrying || onRetry(id)}
          >
            {isRetrying ? words.retrying : words.retry}
          </button>
        )}
      </p>
      {error && (
        <p className="letter__error">
          <bdi>{error}</bdi>
        </p>
      )}
      {letter.body && (
        <details className="letter__text">
          <summary aria-describedby={titleId}>{words.read}</summary>
          <pre>{letter.body}</pre>
        </details>
      )}
    </li>
  );
}

const stateClass = {
  queued: "st",
  sending: "st st--new",
  sent: "st st--done",
  failed: "st st--failed",
  skipped: "st st--skipped",
} as const;

const aMinute = 60_000;

/** What has been done and what comes next. */
function Progress({ letter, now }: Pick<LetterRowProps, "letter" | "now">) {
  const { state, madeAt, sentAt, attempts, nextAt } = letter;
  if (sentAt !== null) {
    const isAtOnce = Date.parse(sentAt) - Date.parse(madeAt) < aMinute;
    return isAtOnce ? words.atOnce : <LetterTime isoTime={sentAt} now={now} />;
  }
  if (attempts === 0) return null;
  return (
    <>
      {words.attempts(attempts)}
      {state === "queued" && (
        <>
          {". "}
          {words.nextTry} <LetterTime isoTime={nextAt} now={now} />
        </>
      )}
    </>
  );
}

function RecordLink({ letter: { record, id } }: Pick<LetterRowProps, "letter">) {
  if (record === null) return null;
  return (
    <Link className="link" to={recordAddress(record)} aria-describedby={`letter-${id}`}>
      {record.reference || words.record}
    </Link>
  );
}
