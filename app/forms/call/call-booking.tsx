import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef, useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { callRefusals, callDialogLabels } from "#app/content/calls.ts";
import { site } from "#app/content/site.ts";
import styles from "./call-booking.module.css";
import { CallForm } from "./call-form.tsx";
import type { CallOrder, CallStart } from "./call-order.ts";
import { CallPicker } from "./call-picker.tsx";
import { CallTicket } from "./call-ticket.tsx";
import type { Refusal } from "./time-refused.ts";
import { useCallForm, type SentCall } from "./use-call-form.ts";
import { useCallTimes } from "./use-call-times.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

type CallBookingProps = {
  readonly order: CallOrder;
  readonly start: CallStart;
  readonly onSent: (sent: SentCall) => void;
};

/** Times on one side; on the other the ticket they fill, with the form beneath. */
export function CallBooking({ order, start, onSent }: CallBookingProps) {
  const times = useCallTimes(order, start);
  /** Of the last try; its notice goes when another time is chosen. */
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isMended, setIsMended] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const timetable = useRef<HTMLFieldSetElement>(null);
  const form = useCallForm({
    order,
    start,
    times,
    onFailed: (why) => {
      setRefusal(why);
      setIsMended(false);
      if (why) times.reload();
    },
  });
  const { phase, result } = form;

  useEffect(() => {
    if (phase !== "failed" || !refusal) return;
    timetable.current?.focus({ preventScroll: true });
    timetable.current?.scrollIntoView({ block: "start" });
  }, [phase, refusal]);
  useDialogFocus(() => {
    const field = start.focus === "email" ? 'input[name="email"]' : "[data-picker]";
    if (start.focus) body.current?.querySelector<HTMLElement>(field)?.focus();
  });
  useEffect(() => {
    if (result) onSent(result);
  }, [result, onSent]);

  return (
    <div className={styles.body} ref={body}>
      <CallPicker
        times={times}
        timetable={timetable}
        error={form.errors["startsAt"]}
        refusal={refusal && !isMended ? callRefusals[refusal] : null}
        onChoose={(time) => {
          setIsMended(true);
          form.chooseTime(time);
        }}
      />
      <div className={styles.side}>
        <CallTicket type={order.type} startsAt={times.chosen} zone={times.zone} />
        <CallForm
          order={order}
          start={start}
          form={form}
          times={times}
          isRefused={refusal !== null}
        />
      </div>
      <p className={cn(cluster(0, "baseline"), textClass(15, "quiet"), styles.telephone)}>
        {callDialogLabels.instead}{" "}
        <a className={typography.heading} href={site.phone.href}>
          {site.phone.label}
        </a>{" "}
        {site.phoneHours}
      </p>
    </div>
  );
}
