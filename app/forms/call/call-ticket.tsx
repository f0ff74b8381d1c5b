import "#app/styles/call-ticket.css";
import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { formatInZone, wallTime } from "#domain/zoned-dates.ts";
import { CallDial } from "./call-dial.tsx";
import { inCalifornia } from "./call-labels.ts";
import type { IsoMoment } from "./available-slots.ts";

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
    <div className="callticket on-sky" role="status">
      <CallDial minutes={moment && wallTime(moment, zone).minutes} />
      {moment ? (
        <div>
          <p className="callticket__t d">{formatInZone(moment, zone, "time")}</p>
          <p className="callticket__d">{formatInZone(moment, zone, "longDay")}</p>
          <p className="callticket__z">{there ? words.also(there) : words.minutes(minutes)}</p>
        </div>
      ) : (
        <div>
          <p className="callticket__n h">{words.none}</p>
          <p className="callticket__z">{words.noneText}</p>
        </div>
      )}
    </div>
  );
}
