import { useId } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, isoDay, isSameDay } from "#domain/dates.ts";
import { interviewDays, interviewSlots } from "../interviews.ts";
import type { Interview } from "../model.ts";
import { firstOf } from "#app/components/demo/focus-after.ts";
import typography from "#app/components/ui/typography.module.css";
import styles from "./slot-picker.module.css";

type SlotPickerProps = {
  /** What the times may not overlap. */
  readonly booked: readonly Interview[];
  readonly now: Date;
  readonly day: Date;
  readonly onDay: (day: Date) => void;
  readonly chosen: Date | null;
  readonly onChoose: (at: Date) => void;
  /** The time that is to be given up. */
  readonly current?: Date;
  readonly error: string | undefined;
};

/** Takes whoever has not chosen a time to where one can be. */
export function focusFreeTime(): void {
  firstOf('[data-slots="times"] input:enabled', '[data-slots="days"] input:checked')?.focus();
}

/** Ten working days, and the eight hours of the chosen one. */
export function SlotPicker(props: SlotPickerProps) {
  const { booked, now, day, onDay, chosen, onChoose, current, error } = props;
  const name = useId();
  const errorName = useId();
  const slots = interviewSlots(day, booked, now);
  return (
    <>
      <fieldset
        className={cn(stack(6), styles.slots)}
        data-slots="days"
        role="radiogroup"
        aria-label="Day"
      >
        {interviewDays(now).map((one) => (
          <label key={isoDay(one)}>
            <input
              className={styles.input}
              type="radio"
              name={`${name}-day`}
              value={isoDay(one)}
              checked={isSameDay(one, day)}
              aria-label={formatLocal(one, "longWeekday")}
              onChange={() => onDay(one)}
            />
            <span className={stack(0)}>
              <small className={textClass(12, 500)}>
                {formatLocal(one, "dayName").slice(0, 3)}
              </small>
              <b className={textClass(16)}>{one.getDate()}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset
        className={cn(stack(6), styles.slots, styles.times)}
        data-slots="times"
        role="radiogroup"
        aria-label={`Time on ${formatLocal(day, "longWeekday")}`}
        aria-describedby={error && `${errorName}-error`}
      >
        {slots.length === 0 && <p className={typography.quiet}>No time is left on this day.</p>}
        {slots.map(({ at, isBusy }) => {
          const isCurrent = at.getTime() === current?.getTime();
          return (
            <label key={at.getTime()}>
              <input
                className={styles.input}
                type="radio"
                name={`${name}-time`}
                value={formatLocal(at, "time")}
                disabled={isBusy || isCurrent}
                checked={at.getTime() === chosen?.getTime()}
                onChange={() => onChoose(at)}
              />
              <span className={stack(0)}>
                {formatLocal(at, "time")}
                {isBusy && <small className={textClass(12, 500)}> Busy</small>}
                {isCurrent && <small className={textClass(12, 500)}> Now</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <FieldError name={errorName} text={error} />
    </>
  );
}
