import { dateOfDay, dayAt, formatLocal, isoDay, type IsoDay } from "#domain/dates.ts";
import type { Appointment, Booking, Department, HealthState, TimeSlot } from "./model.ts";
import { slotsFor } from "./slots.ts";

/** Confirm works only if date, time and doctor are all set (specification, section 4). */
export function canConfirm({ date, time, doctor }: Booking): boolean {
  return date !== null && time !== null && doctor !== null;
}

const nothingChosen = { time: null, doctor: null, department: null } as const;

/** Another day has other slots: time and doctor are chosen anew. */
export function pickDate(booking: Booking, date: IsoDay): Booking {
  return { ...booking, ...nothingChosen, date, bookedId: null };
}

/** A slot sets time, doctor and department together. */
export function pickSlot(booking: Booking, slot: TimeSlot): Booking {
  if (!slot.available) return booking;
  const { time, doctor, department } = slot;
  return { ...booking, time, doctor, department };
}

/** A filter that hides the chosen slot takes it back. */
export function pickFilter(booking: Booking, filter: Department | "all"): Booking {
  const isHidden = filter !== "all" && booking.department !== null && booking.department !== filter;
  return { ...booking, filter, ...(isHidden && nothingChosen) };
}

export function clearSelection(booking: Booking): Booking {
  return { ...booking, ...nothingChosen, date: null, reason: "", movingId: null };
}

/** Books what is chosen, or moves the visit that is being moved; a slot that is gone changes nothing. */
export function confirmBooking(state: HealthState, now: Date): HealthState {
  const { booking, appointments } = state;
  const { date, time, doctor, department } = booking;
  if (date === null || time === null || doctor === null || department === null) return state;
  const others = appointments.filter(({ id }) => id !== booking.movingId);
  const slot = slotsFor(dateOfDay(date), now, others).find((one) => one.time === time);
  if (!slot?.available) return state;
  const moving = appointments.find(({ id }) => id === booking.movingId);
  const visit: Appointment = moving
    ? { ...moving, date, time, doctor, department }
    : {
        id: `own-${appointments.length + state.cancelled.length + 1}`,
        date,
        time,
        doctor,
        department,
        status: "upcoming",
        type: booking.type,
        ...(booking.reason.trim() !== "" && { reason: booking.reason.trim() }),
      };
  return {
    ...state,
    appointments: [...others, visit],
    list: "upcoming",
    booking: { ...clearSelection(booking), filter: "all", bookedId: visit.id },
  };
}

/** Moving starts with the doctor of the visit and its month. */
export function startMove(state: HealthState, id: string): HealthState {
  const visit = state.appointments.find((one) => one.id === id);
  if (visit?.status !== "upcoming") return state;
  const date = dateOfDay(visit.date);
  return {
    ...state,
    tab: "appointments",
    booking: {
      ...clearSelection(state.booking),
      month: { year: date.getFullYear(), month: date.getMonth() },
      filter: visit.department,
      movingId: id,
      bookedId: null,
    },
  };
}

/** Whether a visit of the patient's stands at the time of another. */
export function isTimeTaken(
  appointments: readonly Appointment[],
  { date, time }: Pick<Appointment, "date" | "time">,
): boolean {
  return appointments.some((one) => one.date === date && one.time === time);
}

/** Only the status decides what is upcoming; the soonest first. */
export function upcoming(list: readonly Appointment[]): Appointment[] {
  return list
    .filter(({ status }) => status === "upcoming")
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

/** The latest first. */
export function completed(list: readonly Appointment[]): Appointment[] {
  return list
    .filter(({ status }) => status === "completed")
    .toSorted((a, b) => `${b.date} ${b.time}`.localeCompare(`${a.date} ${a.time}`));
}

export function momentOf({ date, time }: Pick<Appointment, "date" | "time">): Date {
  return dayAt(dateOfDay(date), 0, time);
}

/** `Tue, Nov 24, 9:30 AM` */
export function visitText(visit: Pick<Appointment, "date" | "time">): string {
  const moment = momentOf(visit);
  return `${formatLocal(moment, "weekday")}, ${formatLocal(moment, "time")}`;
}

/** `today`, `tomorrow`, `in 3 days` */
export function daysUntil(visit: Pick<Appointment, "date">, now: Date): string {
  const days = Math.round(
    (Date.UTC(...parts(dateOfDay(visit.date))) - Date.UTC(...parts(dateOfDay(isoDay(now))))) /
      86_400_000,
  );
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

function parts(date: Date): [number, number, number] {
  return [date.getFullYear(), date.getMonth(), date.getDate()];
}
