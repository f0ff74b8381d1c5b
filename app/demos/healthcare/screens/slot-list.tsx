import demoParts from "#app/components/demo/demo-parts.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, dayAt, formatLocal } from "#domain/dates.ts";
import { visitText } from "../booking.ts";
import type { Appointment, TimeSlot } from "../model.ts";
import { freeCount, nextAvailable, slotsFor } from "../slots.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./slot-list.module.css";

type SlotListProps = HealthProps & { readonly others: readonly Appointment[] };

/** The twelve times of a day, morning and afternoon; before a day is chosen they are shown and closed. */
export function SlotList(props: SlotListProps) {
  const { state, others } = props;
  const { booking, openedAt: now } = state;
  const isOpen = booking.date !== null;
  const day = booking.date === null ? now : dateOfDay(booking.date);
  const slots = slotsFor(day, now, others).filter(
    ({ department }) => booking.filter === "all" || department === booking.filter,
  );
  const groups = [
    { label: "Morning", slots: slots.filter(({ time }) => time < "12:00") },
    { label: "Afternoon", slots: slots.filter(({ time }) => time > "12:00") },
  ];
  const next = nextAvailable(day, now, others, booking.filter);
  return (
    <div className={stack(10)}>
      {!isOpen && <p className={typography.quiet}>Choose a date to see times</p>}
      {isOpen && freeCount(slots, "all") === 0 && (
        <p>
          No times left on this day.
          {next && ` Next available: ${visitText({ date: next.date, time: next.slot.time })}`}
        </p>
      )}
      {groups.map((group) => (
        <fieldset key={group.label} role="radiogroup" aria-label={group.label} disabled={!isOpen}>
          <p className={styles.label} aria-hidden="true">
            {group.label}
          </p>
          <div className={cn(columns(3, 8), styles.list)}>
            {group.slots.map((slot) => (
              <Slot key={slot.time} {...props} slot={slot} isOpen={isOpen} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

type SlotProps = SlotListProps & { readonly slot: TimeSlot; readonly isOpen: boolean };

function Slot({ state, dispatch, slot, isOpen }: SlotProps) {
  const { time, doctor, department, available, isOwn } = slot;
  const isChosen = state.booking.time === time;
  const shown = formatLocal(dayAt(state.openedAt, 0, time), "time");
  const status =
    isOpen && isOwn ? "Your appointment" : isOpen && !available ? "Not available" : department;
  return (
    <span className={styles.slot}>
      <input
        className={demoParts.overlaid}
        type="radio"
        name="slot"
        value={time}
        aria-label={`${shown}, ${doctor}, ${status}`}
        checked={isChosen}
        disabled={!isOpen || !available}
        onChange={() => dispatch({ type: "slot", slot })}
      />
      <span className={cn(stack(0), textClass(13))} aria-hidden="true">
        <b className={cn(textClass(15, 650), typography.number)}>{shown}</b>
        <span>{doctor}</span>
        <span>{status}</span>
      </span>
    </span>
  );
}
