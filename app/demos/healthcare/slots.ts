import { addDays, dateOfDay, epochDay, isoDay, type IsoDay } from "#domain/dates.ts";
import { hash01 } from "#app/lib/random.ts";
import { doctors, type Appointment, type Department, type TimeSlot } from "./model.ts";

/** 09:00 to 11:30 and 14:00 to 16:30 in steps of 30 minutes (specification, section 9). */
export const slotTimes = [
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "11:30",
  "14:00",
  "14:30",
  "15:00",
  "15:30",
  "16:00",
  "16:30",
] as const;

/** Those of others that day: three to five of the twelve; the same day, the same ones. */
export function takenByOthers(day: number): ReadonlySet<number> {
  const count = 3 + Math.floor(hash01(day * 7 + 1) * 3);
  const order = slotTimes
    .map((_, index) => ({ index, key: hash01(day * 100 + index) }))
    .toSorted((a, b) => a.key - b.key);
  return new Set(order.slice(0, count).map(({ index }) => index));
}

/** The twelve slots of a day; past ones, others' and the patient's own cannot be chosen. */
export function slotsFor(date: Date, now: Date, own: readonly Appointment[]): TimeSlot[] {
  const day = isoDay(date);
  const today = isoDay(now);
  const clock = timeOf(now);
  const others = takenByOthers(epochDay(date));
  return slotTimes.map((time, index) => {
    const { name, department } = doctors[index % doctors.length] ?? doctors[0];
    const isOwn = own.some(
      (visit) => visit.status === "upcoming" && visit.date === day && visit.time === time,
    );
    const isPast = day < today || (day === today && time <= clock);
    return {
      time,
      doctor: name,
      department,
      isOwn,
      available: !isPast && !isOwn && !others.has(index),
    };
  });
}

function timeOf(date: Date): string {
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

/** How many times are free, of one department or of all. */
export function freeCount(slots: readonly TimeSlot[], filter: Department | "all"): number {
  return slots.filter(
    ({ available, department }) => available && (filter === "all" || department === filter),
  ).length;
}

/** `7 of 12 times available`, of those that the filter leaves. */
export function availableText(slots: readonly TimeSlot[], filter: Department | "all"): string {
  const shown = slots.filter(({ department }) => filter === "all" || department === filter);
  return `${freeCount(slots, filter)} of ${shown.length} times available`;
}

const daysAhead = 60;

/** The first free slot within 60 days, of one department or of all; null when there is none. */
export function nextAvailable(
  from: Date,
  now: Date,
  own: readonly Appointment[],
  filter: Department | "all" = "all",
): { readonly date: IsoDay; readonly slot: TimeSlot } | null {
  for (let offset = 0; offset <= daysAhead; offset += 1) {
    const date = addDays(dateOfDay(isoDay(from)), offset);
    const slot = slotsFor(date, now, own).find(
      ({ available, department }) => available && (filter === "all" || department === filter),
    );
    if (slot) return { date: isoDay(date), slot };
  }
  return null;
}
