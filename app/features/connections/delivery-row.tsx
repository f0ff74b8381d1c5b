import { Link } from "react-router";
import { ShortTime } from "#app/components/console/short-time.tsx";
import statuses from "#app/components/console/status.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { deliveryLog as labels, webhookEvents } from "#app/content/connections.ts";
import { cn } from "#app/lib/cn.ts";
import { dealAddress, recordAddress } from "#domain/record-address.ts";
import { tellFailure } from "./connection-refusal.ts";
import { canResend, type Delivery } from "./connection.ts";
import { resendDelivery } from "./connections-repository.ts";
import styles from "./delivery-log.module.css";
import { useConnectionChange } from "./use-connection-change.ts";

type DeliveryRowProps = {
  readonly delivery: Delivery;
  readonly now: Date;
  /** Made by the button of this page. */
  readonly isNew: boolean;
  readonly mayResend: boolean;
};

/** One delivery: what it tells, how it went, and what the receiver said. */
export function DeliveryRow({ delivery, now, isNew, mayResend }: DeliveryRowProps) {
  const { id, event, at, state, status, tookMs, answer, error } = delivery;
  const titleId = `delivery-${id}`;
  const resend = useConnectionChange(resendDelivery, {
    onSuccess: () => void notify(labels.resent),
    onError: tellFailure,
  });
  return (
    <li className={styles.delivery} data-state={state} data-new={isNew ? "" : undefined}>
      <div>
        <p id={titleId} className={textClass(14, 600)}>
          {eventLabel(event)}
        </p>
        <p className={textClass(13, "quiet")}>
          <ShortTime isoTime={at} now={now} /> <RecordLink delivery={delivery} />
        </p>
      </div>
      <div>
        <p className={statuses.status} data-tone={tones[state]}>
          {labels.states[state]}
        </p>
        <p className={textClass(13, "quiet")}>
          <Tries delivery={delivery} now={now} />
        </p>
      </div>
      <p className={textClass(14)}>
        {status !== null && <b className={textClass(14, 600)}>{status}</b>}{" "}
        {tookMs !== null && <span className={textClass(13, "quiet")}>{labels.took(tookMs)}</span>}
      </p>
      <p className={styles.action}>
        {mayResend && canResend(delivery) && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            aria-describedby={titleId}
            aria-disabled={resend.isPending || undefined}
            onClick={() => resend.isPending || resend.mutate(id)}
          >
            {resend.isPending ? labels.resending : labels.resend}
          </button>
        )}
      </p>
      {error && (
        <p className={styles.error}>
          <bdi>{error}</bdi>
        </p>
      )}
      {answer && (
        <p className={cn(typography.mono, styles.answer)}>
          <span className={typography.visuallyHidden}>{labels.answer}: </span>
          <bdi>{beginning(answer)}</bdi>
        </p>
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

/** So much of an answer says what it is about. */
const longest = 240;

function beginning(answer: string): string {
  return answer.length > longest ? `${answer.slice(0, longest).trimEnd()}…` : answer;
}

function eventLabel(event: Delivery["event"]): string {
  return webhookEvents.find(({ value }) => value === event)?.label ?? labels.testEvent;
}

function Tries({ delivery, now }: Pick<DeliveryRowProps, "delivery" | "now">) {
  const { tries, state, nextAt } = delivery;
  if (tries === 0) return null;
  return (
    <>
      {labels.tries(tries)}
      {state === "queued" && (
        <>
          , {labels.nextTry} <ShortTime isoTime={nextAt} now={now} />
        </>
      )}
    </>
  );
}

function RecordLink({ delivery: { id, record, dealId } }: Pick<DeliveryRowProps, "delivery">) {
  const linkOf = (search: string, label: string) => (
    <Link className={typography.link} to={{ search }} aria-describedby={`delivery-${id}`}>
      {label}
    </Link>
  );
  if (dealId !== null) return linkOf(dealAddress(dealId), labels.deal);
  if (record === null) return null;
  return linkOf(recordAddress(record), record.reference || labels.record);
}
