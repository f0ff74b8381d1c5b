import { useRef } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import { dayAndTime } from "./call-labels.ts";
import type { CallOrder } from "./call-order.ts";
import { CallFacts, factsOf } from "./call-facts.tsx";
import styles from "./call-actions.module.css";
import { CallPanel } from "./call-panel.tsx";
import { HeldActions } from "./held-actions.tsx";
import type { CallFlow } from "./use-call-flow.ts";
import type { SentCall } from "./use-call-form.ts";
import { useCallProgress } from "./use-call-progress.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

type CallHeldProps = {
  readonly order: CallOrder;
  readonly sent: SentCall;
  /** Its time is not kept any more. */
  readonly hasLapsed: boolean;
  readonly flow: CallFlow;
};

const { held: words } = callDialogLabels;

/** Between the form and the confirmation: a letter asks the mailbox, and its time is kept meanwhile. */
export function CallHeld({ order, sent, hasLapsed, flow }: CallHeldProps) {
  const { zone } = order;
  const { booked } = sent;

  useCallProgress(booked.id, (progress) => flow.follow(sent, progress));

  return (
    <CallPanel startsAt={booked.startsAt} zone={zone} isOpen>
      {/* Anew when it lapses, so that it takes the focus again. */}
      <HeldWords key={String(hasLapsed)} sent={sent} zone={zone} hasLapsed={hasLapsed} />
      {!hasLapsed && <CallFacts facts={factsOf(order, booked)} />}
      {hasLapsed ? (
        <div className={cn(cluster(10), styles.actions)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            onClick={() => flow.leave(sent, "times")}
          >
            {words.lapsed.again}
          </button>
        </div>
      ) : (
        <HeldActions sent={sent} zone={zone} onLeave={(to) => flow.leave(sent, to)} />
      )}
    </CallPanel>
  );
}

type HeldWordsProps = {
  readonly sent: SentCall;
  readonly zone: string;
  readonly hasLapsed: boolean;
};

function HeldWords({ sent: { booked, request }, zone, hasLapsed }: HeldWordsProps) {
  const [before, after] = request.email.split(/@(?=[^@]*$)/);
  const said = useRef<HTMLDivElement>(null);
  const lead = cn(typography.heading, textClass(24));
  useDialogFocus(() => said.current?.focus({ preventScroll: true }));
  return (
    <div className={stack(12)} role="status" tabIndex={-1} ref={said}>
      {hasLapsed ? (
        <>
          <p className={lead}>{words.lapsed.lead(dayAndTime(booked.startsAt, zone))}</p>
          <p className={textClass(16, "quiet")}>{words.lapsed.text}</p>
        </>
      ) : (
        <>
          <p className={lead}>
            {words.letter.before}{" "}
            <span className={styles.mailbox}>
              {before}@<wbr />
              {after}
            </span>{" "}
            {words.letter.after}
          </p>
          <p className={textClass(16)}>
            {words.kept(
              dayAndTime(booked.startsAt, zone),
              formatInZone(new Date(booked.keepsUntil ?? 0), zone, "time"),
            )}
          </p>
        </>
      )}
    </div>
  );
}
