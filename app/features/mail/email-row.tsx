import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Link } from "react-router";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import statuses from "#app/components/console/status.module.css";
import typography from "#app/components/ui/typography.module.css";
import { mailPage as labels } from "#app/content/mail.ts";
import { recordAddress } from "#domain/record-address.ts";
import { aMinute, canRetry, isScheduled, type Email } from "./email.ts";
import { ShortTime } from "#app/components/console/short-time.tsx";
import styles from "./mail.module.css";

type EmailRowProps = {
  readonly email: Email;
  readonly now: Date;
  readonly isRetrying: boolean;
  readonly onRetry: (id: string) => void;
};

/** One e-mail: what and to whom, how it went, and its text on demand. */
export function EmailRow({ email, now, isRetrying, onRetry }: EmailRowProps) {
  const { id, to, template, subject, state, report, error } = email;
  const titleId = `letter-${id}`;
  return (
    <li className={styles.letter} data-state={report === "bounced" ? "failed" : state}>
      <div className={styles.subject}>
        <h3 className={textClass(15, 600)} id={titleId}>
          <bdi>{subject || labels.templates[template]}</bdi>
        </h3>
        <p className={cn(cluster(0), typography.quiet, styles.recipient)}>
          <span className={badges.badge}>{labels.templates[template]}</span>{" "}
          <bdi>{to || labels.team}</bdi>
        </p>
      </div>
      <div>
        <p className={statuses.status} data-tone={report ? reportTones[report] : tones[state]}>
          {report ? labels.reports[report] : labels.states[state]}
        </p>
        <p className={textClass(13, "quiet")}>
          <Progress email={email} now={now} />
        </p>
      </div>
      <p className={cn(typography.quiet, styles.time)}>
        <ShortTime isoTime={email.madeAt} now={now} />
        <RecordLink email={email} />
      </p>
      <p className={styles.actions}>
        {canRetry(email) && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            aria-describedby={titleId}
            aria-disabled={isRetrying || undefined}
            onClick={() => isRetrying || onRetry(id)}
          >
            {isRetrying ? labels.retrying : labels.retry}
          </button>
        )}
      </p>
      {error && (
        <p className={styles.error}>
          <bdi>{error}</bdi>
        </p>
      )}
      {email.body && (
        <details className={styles.text}>
          <summary aria-describedby={titleId}>{labels.read}</summary>
          <pre>{email.body}</pre>
        </details>
      )}
    </li>
  );
}

const tones = {
  queued: undefined,
  sending: "new",
  sent: "done",
  failed: "failed",
  skipped: "skipped",
} as const;

const reportTones = { delayed: "new", bounced: "failed" } as const;

/** What has been done and what comes next. */
function Progress({ email, now }: Pick<EmailRowProps, "email" | "now">) {
  const { state, report, madeAt, sentAt, attempts, nextAt } = email;
  if (report === "delayed") return labels.delayedHelp;
  if (sentAt !== null) {
    const isAtOnce = Date.parse(sentAt) - Date.parse(madeAt) < aMinute;
    return isAtOnce ? labels.atOnce : <ShortTime isoTime={sentAt} now={now} />;
  }
  if (isScheduled(email, now)) {
    return (
      <>
        {labels.due} <ShortTime isoTime={nextAt} now={now} />
      </>
    );
  }
  if (attempts === 0) return null;
  return (
    <>
      {labels.attempts(attempts)}
      {state === "queued" && (
        <>
          {". "}
          {labels.nextTry} <ShortTime isoTime={nextAt} now={now} />
        </>
      )}
    </>
  );
}

function RecordLink({ email: { record, id } }: Pick<EmailRowProps, "email">) {
  if (record === null) return null;
  return (
    <Link className={typography.link} to={recordAddress(record)} aria-describedby={`letter-${id}`}>
      {record.reference || labels.record}
    </Link>
  );
}
