import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import type { IsoDay } from "#domain/dates.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import type { CallDay } from "./available-slots.ts";

type CallDaysProps = {
  readonly days: readonly CallDay[];
  readonly day: CallDay;
  readonly zone: string;
  readonly onPick: (day: IsoDay) => void;
};

/** The days with times, as two weeks of a calendar. */
export function CallDays({ days, day: shown, zone, onPick }: CallDaysProps) {
  return (
    <fieldset className="calldays">
      <legend className={typography.heading}>{callDialogLabels.day.legend}</legend>
      {/* Nights in California are days elsewhere: ten working days may touch twelve. */}
      <div className={cn("calldays__g", days.length > 10 && "calldays__g--six")}>
        {days.map(({ day, times: [first, ...others] }) => {
          const moment = new Date(first?.startsAt ?? 0);
          const free = [first, ...others].filter((time) => time && !time.isBooked).length;
          return (
            <label key={day} className={cn("callday", free === 0 && "callday--full")}>
              <input
                type="radio"
                name="day"
                checked={day === shown.day}
                aria-label={`${formatInZone(moment, zone, "longDay")}, ${callDialogLabels.day.free(free)}`}
                onChange={() => onPick(day)}
              />
              <span className="callday__c" aria-hidden="true">
                <span className="callday__w">{formatInZone(moment, zone, "weekday")}</span>
                <b className={typography.display}>{formatInZone(moment, zone, "date")}</b>
                <span className="callday__m">{formatInZone(moment, zone, "month")}</span>
                <span className="callday__f">{callDialogLabels.day.free(free)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
