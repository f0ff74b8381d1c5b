import timetable from "./call-timetable.module.css";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import type { RefObject } from "react";
import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatInZone, wallTime } from "#domain/zoned-dates.ts";
import { offsetIfTwice } from "./call-labels.ts";
import { groupByHour, type CallDay, type IsoMoment } from "./open-times.ts";
import picker from "./call-picker.module.css";

type CallTimetableProps = {
  readonly day: CallDay;
  /** Length of the call. */
  readonly minutes: number;
  readonly zone: string;
  readonly chosen: IsoMoment | null;
  /** Of a call that is moved: marked, and not to be chosen. */
  readonly current?: IsoMoment | undefined;
  readonly hasError: boolean;
  /** Takes the focus when a time was refused. */
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly onChoose: (time: IsoMoment) => void;
};

/** The times of one day, a row to the hour. */
export function CallTimetable(props: CallTimetableProps) {
  const { day, minutes, zone, chosen, current, hasError, ref, onChoose } = props;
  const { times } = day;
  const dayName = formatInZone(new Date(times[0]?.startsAt ?? 0), zone, "longDay");
  const free = times.filter(({ startsAt, isBooked }) => !isBooked && startsAt !== current);
  const first = free.find(({ startsAt }) => startsAt === chosen) ?? free[0];
  return (
    <fieldset
      className={cn(parts.fieldset, timetable.timetable)}
      ref={ref}
      tabIndex={-1}
      aria-describedby={hasError ? "call-startsAt-error" : undefined}
    >
      <legend className={cn(typography.heading, picker.legend)}>
        {callDialogLabels.time.legend(dayName)}
      </legend>
      <div className={cn(timetable.hours, minutes === 30 && timetable.halves)}>
        {groupByHour(times, zone).map((hour) => (
          <div key={hour[0]?.startsAt} className={timetable.hour}>
            <span className={cn(timetable.hourName, typography.display)} aria-hidden="true">
              {formatInZone(new Date(hour[0]?.startsAt ?? 0), zone, "hour")}
            </span>
            {hour.map(({ startsAt, isBooked }) => {
              const time = formatInZone(new Date(startsAt), zone, "time");
              const offset = offsetIfTwice(startsAt, zone);
              const name = [time, offset, dayName].filter(Boolean).join(", ");
              const isCurrent = startsAt === current;
              return (
                <label
                  key={startsAt}
                  className={cn(forms.choice, timetable.time)}
                  data-place={placeOf(startsAt, zone, minutes)}
                  data-current={isCurrent || undefined}
                >
                  <input
                    type="radio"
                    name="time"
                    // The error summary leads to the first that can be had.
                    id={startsAt === first?.startsAt ? "call-startsAt" : undefined}
                    checked={startsAt === chosen}
                    disabled={isBooked || isCurrent}
                    aria-label={labelOf(name, isBooked, isCurrent)}
                    onChange={() => onChoose(startsAt)}
                  />
                  <span aria-hidden="true">
                    {time.replace(/ .*/, "")}
                    {offset && <small>{offset}</small>}
                  </span>
                </label>
              );
            })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function labelOf(name: string, isBooked: boolean, isCurrent: boolean): string {
  if (isCurrent) return `${name}, ${callDialogLabels.time.current}`;
  return isBooked ? `${name}, ${callDialogLabels.time.taken}` : name;
}

/** Where in its hour a time stands: calls of half an hour have two places, those of a quarter four. */
function placeOf(startsAt: IsoMoment, zone: string, minutes: number): number {
  return Math.floor((wallTime(new Date(startsAt), zone).minutes % 60) / minutes) + 1;
}
