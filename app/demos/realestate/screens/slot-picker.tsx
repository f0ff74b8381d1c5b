import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { formatLocal, type IsoDay, isoDay } from "#domain/dates.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { cn } from "#app/lib/cn.ts";
import type { Viewing } from "../model.ts";
import { viewingDays, viewingSlots } from "../slots.ts";
import styles from "./booking.module.css";

type SlotPickerProps = {
  readonly agent: string;
  /** Those that take times away. */
  readonly viewings: readonly Viewing[];
  readonly now: Date;
  readonly day: IsoDay;
  readonly onDay: (day: IsoDay) => void;
  readonly time: Date | null;
  readonly onTime: (time: Date) => void;
  readonly error?: string;
};

/** A day of the next fourteen, and one of its eight hours. */
export function SlotPicker(props: SlotPickerProps) {
  const { agent, viewings, now, day, onDay, time, onTime, error } = props;
  const days = viewingDays(now);
  const chosen = days.find((one) => isoDay(one) === day) ?? days[0] ?? now;
  return (
    <div className={stack(16)}>
      <fieldset className={stack(6)} role="radiogroup" aria-label="Day">
        <p className={textClass(15, 600)} aria-hidden="true">
          Day
        </p>
        <div className={cn(stack(4), styles.days)}>
          {days.map((one) => (
            <label key={isoDay(one)} className={styles.option}>
              <input
                type="radio"
                name="day"
                aria-label={formatLocal(one, "longWeekday")}
                checked={isoDay(one) === isoDay(chosen)}
                onChange={() => onDay(isoDay(one))}
              />
              <span className={stack(0)} aria-hidden="true">
                <small className={textClass(12, "quiet")}>
                  {formatLocal(one, "dayName").slice(0, 3)}
                </small>
                <b className={textClass(15, 600)}>{one.getDate()}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset
        className={stack(6)}
        role="radiogroup"
        aria-label={`Time on ${formatLocal(chosen, "longWeekday")}`}
        aria-describedby={error ? "slot-error" : undefined}
      >
        <p className={textClass(15, 600)} aria-hidden="true">
          {formatLocal(chosen, "longWeekday")}
        </p>
        <div className={cn(columns(4, 6), styles.times)}>
          {viewingSlots(chosen, agent, viewings, now).map(({ at, isBooked }) => {
            const hour = formatLocal(at, "time");
            return (
              <label key={hour} className={styles.option}>
                <input
                  type="radio"
                  name="slot"
                  aria-label={isBooked ? `${hour}, taken` : hour}
                  disabled={isBooked}
                  checked={!isBooked && time?.getTime() === at.getTime()}
                  onChange={() => onTime(at)}
                />
                <span className={stack(0)} aria-hidden="true">
                  <b className={textClass(15, 600)}>{hour}</b>
                  {isBooked && <small className={textClass(12, "quiet")}>Taken</small>}
                </span>
              </label>
            );
          })}
        </div>
        <FieldError name="slot" text={error} />
      </fieldset>
    </div>
  );
}
