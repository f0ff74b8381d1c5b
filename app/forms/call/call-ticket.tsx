import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { formatInZone, wallTime } from "#domain/zoned-dates.ts";
import { CallDial } from "./call-dial.tsx";
import { inCalifornia, offsetIfTwice } from "./call-labels.ts";
import type { IsoMoment } from "./open-times.ts";
import styles from "./call-ticket.module.css";

type CallTicketProps = {
  readonly type: CallTypeId;
  readonly startsAt: IsoMoment | null;
  readonly zone: string;
};

const { ticket: words } = callDialogLabels;

/** The chosen time, large, with a moon that goes round to it. */
export function CallTicket({ type, startsAt, zone }: CallTicketProps) {
  const { minutes } = callTypes[type];
  const moment = startsAt ? new Date(startsAt) : null;
  const there = startsAt && inCalifornia(startsAt, zone);
  return (
    <div className={cn(parts.skyPanel, styles.ticket, layout.onSky)} aria-live="polite">
      <CallDial minutes={moment && wallTime(moment, zone).minutes} />
      {moment ? (
        <div>
          <p className={cn(styles.time, typography.display)}>
            {formatInZone(moment, zone, "time")}
          </p>
          <p className={cn(textClass(16, 600), styles.dayName)}>
            {[formatInZone(moment, zone, "longDay"), offsetIfTwice(moment.toISOString(), zone)]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className={cn(textClass(14), styles.zone)}>
            {there ? words.also(there) : words.minutes(minutes)}
          </p>
        </div>
      ) : (
        <div>
          <p className={cn(typography.heading, textClass(20))}>{words.none}</p>
          <p className={cn(textClass(14), styles.zone)}>{words.noneText}</p>
        </div>
      )}
    </div>
  );
}
