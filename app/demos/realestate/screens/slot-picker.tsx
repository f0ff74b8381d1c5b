import { formatLocal, type IsoDay, isoDay } from "#domain/dates.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import type { Viewing } from "../model.ts";
import { viewingDays, viewingSlots } from "../slots.ts";

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
    <div className="re-slots">
      <fieldset role="radiogroup" aria-label="Day">
        <p className="re-slots__n" aria-hidden="true">
          Day
        </p>
        <div className="re-slots__d">
          {days.map((one) => (
            <label key={isoDay(one)} className="re-opt">
              <input
                type="radio"
                name="day"
                aria-label={formatLocal(one, "longWeekday")}
                checked={isoDay(one) === isoDay(chosen)}
                onChange={() => onDay(isoDay(one))}
              />
              <span aria-hidden="true">
                <small>{formatLocal(one, "dayName").slice(0, 3)}</small>
                <b>{one.getDate()}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset
        role="radiogroup"
        aria-label={`Time on ${formatLocal(chosen, "longWeekday")}`}
        aria-describedby={error ? "slot-error" : undefined}
      >
        <p className="re-slots__n" aria-hidden="true">
          {formatLocal(chosen, "longWeekday")}
        </p>
        <div className="re-slots__t">
          {viewingSlots(chosen, agent, viewings, now).map(({ at, isBooked }) => {
            const text = formatLocal(at, "time");
            return (
              <label key={text} className="re-opt">
                <input
                  type="radio"
                  name="slot"
                  aria-label={isBooked ? `${text}, taken` : text}
                  disabled={isBooked}
                  checked={!isBooked && time?.getTime() === at.getTime()}
                  onChange={() => onTime(at)}
                />
                <span aria-hidden="true">
                  <b>{text}</b>
                  {isBooked && <small>Taken</small>}
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
