import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { cluster, divided, stack } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { downloadBlob } from "#app/browser/download.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { formatInZone, wallTime, zoneName } from "#domain/zoned-dates.ts";
import styles from "./call-booked.module.css";
import { CallDial } from "./call-dial.tsx";
import { callEvent } from "./call-event.ts";
import { inCalifornia } from "./call-labels.ts";
import type { SentCall } from "./use-call-form.ts";

type CallBookedProps = {
  readonly type: CallTypeId;
  readonly sent: SentCall;
  readonly onDone: () => void;
};

const { booked: words } = callDialogLabels;

/** The confirmation: when, on both clocks, under which reference, and what happens next. */
export function CallBooked({ type, sent, onDone }: CallBookedProps) {
  const { booked, request } = sent;
  const panel = useRef<HTMLDivElement>(null);
  const zone = ownZone();
  const moment = new Date(booked.startsAt);
  const { minutes } = callTypes[type];
  const there = inCalifornia(booked.startsAt, zone);
  const facts = [
    ...(there ? [{ term: words.ours, value: there }] : []),
    { term: words.length, value: callDialogLabels.ticket.minutes(minutes) },
    { term: words.reference, value: booked.reference, isCode: true },
    {
      term: words.next,
      value: request.phone ? words.byPhone(request.phone) : words.byMail(request.email),
    },
  ];

  useEffect(() => panel.current?.focus(), []);

  return (
    <div className={styles.booked} role="status" tabIndex={-1} ref={panel}>
      <div className={cn(parts.skyPanel, styles.moment, layout.onSky)}>
        <CallDial minutes={wallTime(moment, zone).minutes} />
        <p className={cn(styles.time, typography.display)}>{formatInZone(moment, zone, "time")}</p>
        <p className={cn(styles.dayName, typography.heading, textClass(24))}>
          {formatInZone(moment, zone, "longDay")}
        </p>
        <p className={styles.zone}>{zoneName(zone, moment)}</p>
      </div>
      <div className={cn(stack(24), styles.words)}>
        <dl className={divided}>
          {facts.map(({ term, value, isCode }) => (
            <div key={term}>
              <dt className={typography.quiet}>{term}</dt>
              <dd className={cn(textClass(16, 560), isCode && typography.mono)}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={cn(cluster(10), styles.actions)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            onClick={() =>
              downloadBlob(
                `${booked.reference}.ics`,
                "text/calendar;charset=utf-8",
                callEvent(type, sent, new Date()),
              )
            }
          >
            <Icon name="calendar" />
            {words.save}
          </button>
          <button className={buttonClass("line", "small")} type="button" onClick={onDone}>
            {words.done}
          </button>
        </div>
      </div>
    </div>
  );
}
