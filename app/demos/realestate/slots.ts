import { addDays, dayAt, formatLocal, isSameDay } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { findHome } from "./homes.ts";
import type { Property, Viewing } from "./model.ts";

const slotHours = ["10", "11", "12", "13", "14", "15", "16", "17"] as const;

/** A viewing can be asked for on this many days, today included. */
const bookingDays = 14;

/** Minutes that a viewing takes. */
export const viewingMinutes = 30;

type Slot = { readonly at: Date; readonly isBooked: boolean };

/** The eight hours of a day with one agent; those that have passed today are left out. */
export function viewingSlots(
  day: Date,
  agent: string,
  viewings: readonly Viewing[],
  now: Date,
): Slot[] {
  return slotHours
    .map((hour) => dayAt(day, 0, `${hour}:00`))
    .filter((at) => at > now)
    .map((at) => ({ at, isBooked: hasClash(viewings, { id: null, agent, date: at }) }));
}

/** The next 14 days; nobody shows a home on a day whose hours are over. */
export function viewingDays(now: Date): Date[] {
  const days = Array.from({ length: bookingDays }, (_, offset) =>
    addDays(dayAt(now, 0, "0:00"), offset),
  );
  return days.filter((day) => dayAt(day, 0, `${slotHours.at(-1) ?? "17"}:00`) > now);
}

type Asked = { readonly id: string | null; readonly agent: string; readonly date: Date };

/** Whether the agent already shows a home at that time; what is cancelled and the viewing itself do not count. */
export function hasClash(viewings: readonly Viewing[], asked: Asked): boolean {
  return viewings.some(
    ({ id, agent, date, state }) =>
      state !== "cancelled" &&
      id !== asked.id &&
      agent === asked.agent &&
      date.getTime() === asked.date.getTime(),
  );
}

/** `Rosalind already has a viewing at 11:00 AM.` */
export function clashText({ agent, date }: Pick<Viewing, "agent" | "date">): string {
  return `${firstName(agent)} already has a viewing at ${formatLocal(date, "time")}.`;
}

/** Says when an agent has less than an hour to get from the viewing before to this one in another district. */
export function tightText(
  viewing: Viewing,
  viewings: readonly Viewing[],
  homes: readonly Property[],
): string | null {
  if (viewing.state === "cancelled" || viewing.state === "done") return null;
  const here = findHome(homes, viewing.property)?.district;
  for (const before of viewings) {
    const there = findHome(homes, before.property)?.district;
    const isSame = before.agent === viewing.agent && isSameDay(before.date, viewing.date);
    const gap = (viewing.date.getTime() - before.date.getTime()) / 60_000 - viewingMinutes;
    if (before.state === "cancelled" || !isSame || there === here || !here || !there) continue;
    if (gap >= 0 && gap < 60) return `Tight: ${gap} min between ${there} and ${here}`;
  }
  return null;
}
