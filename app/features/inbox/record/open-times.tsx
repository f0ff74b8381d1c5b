import { useState } from "react";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { movePanel as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatInZone, readerDate, readerDay } from "#domain/zoned-dates.ts";
import styles from "./call-panel.module.css";
import type { OpenDay } from "./open-days.ts";

type OpenTimesProps = {
  readonly days: readonly OpenDay[];
  readonly chosen: string | null;
  readonly onChoose: (startsAt: string) => void;
};

/** The open times, one day of them at a time. */
export function OpenTimes({ days, chosen, onChoose }: OpenTimesProps) {
  const [wanted, setWanted] = useState("");
  const shown = days.find(({ day }) => day === wanted) ?? days[0];
  if (!shown) return null;
  const dayName = readerDay(shown.day, "fullDate") ?? shown.day;
  return (
    <>
      <fieldset className={parts.fieldset}>
        <legend className={cn(textClass(15, 600), styles.legend)}>{labels.day}</legend>
        <div className={styles.days}>
          {days.map(({ day }) => (
            <label key={day} className={forms.choice}>
              <input
                type="radio"
                name="day"
                checked={day === shown.day}
                aria-label={readerDay(day, "fullDate") ?? day}
                onChange={() => setWanted(day)}
              />
              <span className={cn(textClass(13), styles.chip)} aria-hidden="true">
                {formatInZone(new Date(`${day}T12:00:00Z`), "UTC", "weekday")}
                <br />
                {readerDay(day, "day")}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={parts.fieldset}>
        <legend className={cn(textClass(15, 600), styles.legend)}>{labels.times(dayName)}</legend>
        <div className={styles.times}>
          {shown.times.map(({ startsAt }) => {
            const time = readerDate(new Date(startsAt), "time");
            return (
              <label key={startsAt} className={forms.choice}>
                <input
                  type="radio"
                  name="time"
                  checked={startsAt === chosen}
                  aria-label={time}
                  onChange={() => onChoose(startsAt)}
                />
                <span className={cn(textClass(13), styles.chip)} aria-hidden="true">
                  {time}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}
