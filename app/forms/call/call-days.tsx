import { surface } from "#app/components/layout-kit/layout-kit.ts";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import type { IsoDay } from "#domain/dates.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import type { CallDay } from "./open-times.ts";
import picker from "./call-picker.module.css";

type CallDaysProps = {
  readonly days: readonly CallDay[];
  readonly day: CallDay;
  readonly zone: string;
  readonly onPick: (day: IsoDay) => void;
};

/** The days with times, as two weeks of a calendar. */
export function CallDays({ days, day: shown, zone, onPick }: CallDaysProps) {
  return (
    <fieldset className={parts.fieldset} data-call="days">
      <legend className={cn(typography.heading, picker.legend)}>
        {callDialogLabels.day.legend}
      </legend>
      {/* Nights in California are days elsewhere: what is left of today and ten more may touch thirteen. */}
      <div
        className={cn(
          picker.days,
          days.length > 10 && picker.sixColumns,
          days.length > 12 && picker.sevenColumns,
        )}
      >
        {days.map(({ day, times: [first, ...others] }) => {
          const moment = new Date(first?.startsAt ?? 0);
          const free = [first, ...others].filter((time) => time && !time.isBooked).length;
          return (
            <label
              key={day}
              className={cn(forms.choice, picker.dayCell, free === 0 && picker.full)}
            >
              <input
                type="radio"
                name="day"
                checked={day === shown.day}
                aria-label={`${formatInZone(moment, zone, "longDay")}, ${callDialogLabels.day.free(free)}`}
                onChange={() => onPick(day)}
              />
              <span className={cn(surface(), picker.card)} aria-hidden="true">
                <span className={picker.weekday}>{formatInZone(moment, zone, "weekday")}</span>
                <b className={cn(typography.display, picker.date)}>
                  {formatInZone(moment, zone, "date")}
                </b>
                <span className={picker.month}>{formatInZone(moment, zone, "month")}</span>
                <span className={picker.free}>{callDialogLabels.day.free(free)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
