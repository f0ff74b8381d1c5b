import { dateOfDay, dayAt, formatLocal, isoDay, type IsoDay, isSameDay } from "#domain/dates.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { dayIndex, dayNames, heatmap, hourLabel, openHours } from "./heat.ts";
import type { ClassFilters, ClassType, GymClass, Level } from "./model.ts";

const minute = 60_000;
/** A class that begins within this many minutes is soon. */
const soonMinutes = 30;

type Slot = Pick<GymClass, "day" | "time" | "duration">;

export function startOf({ day, time }: Pick<Slot, "day" | "time">): Date {
  return dayAt(dateOfDay(day), 0, time);
}

export function endOf(slot: Slot): Date {
  return new Date(startOf(slot).getTime() + slot.duration * minute);
}

/** `6:00 PM` */
export function timeText(time: string): string {
  return formatLocal(dayAt(new Date(2026, 0, 1), 0, time), "time");
}

/** `6:00–6:50 PM`, `11:30 AM–12:15 PM` */
export function spanText(slot: Slot): string {
  const [start, end] = [formatLocal(startOf(slot), "time"), formatLocal(endOf(slot), "time")];
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

/** Whole percent of the spots that are taken; may be more than 100. */
export function fillRate(enrolled: number, capacity: number): number {
  return capacity <= 0 ? 0 : Math.round((enrolled / capacity) * 100);
}

/** The same for a bar, which ends at 100. */
export function fillBar(enrolled: number, capacity: number): number {
  return Math.min(100, fillRate(enrolled, capacity));
}

export type ClassPhase = "ended" | "in progress" | "soon" | "upcoming";

/** In progress from its first moment, over at its last. */
export function classPhase(slot: Slot, now: Date): ClassPhase {
  const ahead = startOf(slot).getTime() - now.getTime();
  if (now >= endOf(slot)) return "ended";
  if (ahead <= 0) return "in progress";
  return ahead <= soonMinutes * minute ? "soon" : "upcoming";
}

/** Whole minutes until it begins, rounded up. */
function minutesUntil(slot: Slot, now: Date): number {
  return Math.ceil((startOf(slot).getTime() - now.getTime()) / minute);
}

/** `in 20 min`, `in 1 h 35 min` */
export function countdown(slot: Slot, now: Date): string {
  const minutes = Math.max(0, minutesUntil(slot, now));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `in ${rest} min`;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}

export function spotsLeft({ capacity, enrolled }: Pick<GymClass, "capacity" | "enrolled">): number {
  return Math.max(0, capacity - enrolled);
}

/** `1 spot left`, `Full · 2 waiting`, `In progress`, `Ended` */
export function classLabel(gymClass: GymClass, now: Date): string {
  const phase = classPhase(gymClass, now);
  if (phase === "ended") return "Ended";
  if (phase === "in progress") return "In progress";
  const left = spotsLeft(gymClass);
  if (left > 0) return left === 1 ? "1 spot left" : `${left} spots left`;
  const waiting = gymClass.waitlist.length;
  return waiting === 0 ? "Full" : `Full · ${waiting} waiting`;
}

/** One that ends when the other begins does not overlap with it. */
export function overlaps(one: Slot, other: Slot): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

/** The class of the same instructor that overlaps; one that ends when the other begins does not. */
export function instructorClash(
  classes: readonly GymClass[],
  wanted: Slot & Pick<GymClass, "instructor">,
): GymClass | undefined {
  return classes.find((one) => one.instructor === wanted.instructor && overlaps(one, wanted));
}

/** One day's classes in the order of the day. */
export function classesOf(classes: readonly GymClass[], day: IsoDay): readonly GymClass[] {
  return sortRows(
    classes.filter((one) => one.day === day),
    ({ time }) => time,
    "ascending",
  );
}

/** What is over stands behind what can still be booked. */
export function openFirst(classes: readonly GymClass[], now: Date): readonly GymClass[] {
  return sortRows(classes, (one) => Number(classPhase(one, now) === "ended"), "ascending");
}

export const noClassFilters: ClassFilters = {
  type: "all",
  level: "all",
  instructor: "all",
  hasSpots: false,
};

export function filterClasses(
  classes: readonly GymClass[],
  { type, level, instructor, hasSpots }: ClassFilters,
): readonly GymClass[] {
  return classes.filter(
    (one) =>
      (type === "all" || one.type === type) &&
      (level === "all" || one.level === level) &&
      (instructor === "all" || one.instructor === instructor) &&
      (!hasSpots || spotsLeft(one) > 0),
  );
}

/** What somebody has typed into the form of a new class. */
export type ClassDraft = {
  readonly name: string;
  readonly instructor: string;
  readonly day: IsoDay;
  readonly time: string;
  readonly duration: number;
  readonly capacity: number;
  readonly type: ClassType;
  readonly level: Level;
};

export type ClassErrors = Partial<Record<"name" | "time" | "duration" | "capacity", string>>;

/** Each field with its fault; nothing when the class can be added. */
export function checkClass(
  classes: readonly GymClass[],
  draft: ClassDraft,
  now: Date,
): ClassErrors {
  const { name, time, duration, capacity } = draft;
  const isWithin = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  const errors: ClassErrors = {
    ...(cleanText(name) === "" && { name: "Name the class." }),
    ...(!isWithin(duration, 15, 120) && { duration: "Enter 15 to 120 minutes." }),
    ...(!isWithin(capacity, 1, 60) && { capacity: "Enter 1 to 60 spots." }),
  };
  const timeError = checkTime(classes, draft, now);
  if (!/^\d\d:\d\d$/.test(time)) return { ...errors, time: "Choose a start time." };
  return errors.duration || timeError === null ? errors : { ...errors, time: timeError };
}

function checkTime(classes: readonly GymClass[], draft: ClassDraft, now: Date): string | null {
  const start = startOf(draft);
  if (isSameDay(start, now) && start <= now) return "That time has passed today.";
  const day = dayIndex(start);
  const { from, to } = openHours(heatmap(), day);
  const midnight = dayAt(start, 0, "00:00").getTime();
  const isOpen =
    start.getTime() >= midnight + from * 60 * minute &&
    endOf(draft).getTime() <= midnight + to * 60 * minute;
  if (!isOpen) {
    return `The club is open from ${hourLabel(from)} to ${hourLabel(to)} on ${dayNames[day]}s.`;
  }
  const clash = instructorClash(classes, draft);
  if (!clash) return null;
  return `${clash.instructor} already teaches ${clash.name} at ${timeText(clash.time)}.`;
}

export function newClass(classes: readonly GymClass[], draft: ClassDraft): GymClass {
  return {
    ...draft,
    id: `new-${classes.length + 1}`,
    name: cleanText(draft.name, 60),
    enrolled: 0,
    roster: [],
    waitlist: [],
  };
}

/** The next classes of today that have not begun. */
export function nextClasses(classes: readonly GymClass[], now: Date, count: number) {
  return classesOf(classes, isoDay(now))
    .filter((one) => startOf(one) > now)
    .slice(0, count);
}
