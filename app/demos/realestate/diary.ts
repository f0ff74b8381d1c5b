import { addDays, epochDay, isoDay, isSameDay } from "#domain/dates.ts";
import { findHome } from "./homes.ts";
import type { DiaryFilter, EstateState, Property, Viewing } from "./model.ts";

/** The Monday of a day's week. */
export function mondayOf(day: Date): Date {
  return addDays(
    new Date(day.getFullYear(), day.getMonth(), day.getDate()),
    -((day.getDay() + 6) % 7),
  );
}

export function weekOf(monday: Date): Date[] {
  return Array.from({ length: 7 }, (_, offset) => addDays(monday, offset));
}

/** A confirmed viewing is done once its time has come. */
export function stateOf(viewing: Viewing, now: Date): Viewing["state"] {
  return viewing.state === "confirmed" && viewing.date <= now ? "done" : viewing.state;
}

export function needsFeedback(viewing: Viewing, now: Date): boolean {
  return stateOf(viewing, now) === "done" && viewing.feedback === null;
}

function inFilter(viewing: Viewing, filter: DiaryFilter, now: Date): boolean {
  switch (filter) {
    case "all":
      return true;
    case "confirm":
      return viewing.state === "requested";
    case "feedback":
      return needsFeedback(viewing, now);
    case "today":
      return viewing.state !== "cancelled" && isSameDay(viewing.date, now);
  }
}

/** In the order of their time. */
export function viewingsFor(
  viewings: readonly Viewing[],
  filter: DiaryFilter,
  now: Date,
): Viewing[] {
  return viewings
    .filter((viewing) => inFilter(viewing, filter, now))
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
}

/** What takes place on a day. */
export function countOn(viewings: readonly Viewing[], day: Date): number {
  return viewings.filter(({ date, state }) => state !== "cancelled" && isSameDay(date, day)).length;
}

/** What takes place from Monday to Sunday of the week of a day. */
export function countInWeek(viewings: readonly Viewing[], day: Date): number {
  return weekOf(mondayOf(day)).reduce((sum, one) => sum + countOn(viewings, one), 0);
}

/** Those of them that nobody has confirmed yet. */
export function askedInWeek(viewings: readonly Viewing[], day: Date): number {
  return countInWeek(
    viewings.filter(({ state }) => state === "requested"),
    day,
  );
}

type AgendaDay = { readonly day: Date; readonly viewings: readonly Viewing[] };

/** The viewings of the diary by day: of its week or day, or what a filter asks for whenever it is. */
export function agenda(
  { viewings, diary }: Pick<EstateState, "viewings" | "diary">,
  now: Date,
): AgendaDay[] {
  const wanted = viewingsFor(viewings, diary.filter, now).filter(({ date }) => {
    if (diary.filter !== "all") return true;
    return diary.day === null ? isoDay(mondayOf(date)) === diary.week : isoDay(date) === diary.day;
  });
  const days = new Map<number, Viewing[]>();
  for (const viewing of wanted) {
    const key = epochDay(viewing.date);
    days.set(key, [...(days.get(key) ?? []), viewing]);
  }
  return [...days.values()].flatMap((list) =>
    list[0] ? [{ day: list[0].date, viewings: list }] : [],
  );
}

/** The home and the viewing of an id, for what opens over the diary. */
export function viewingById(
  state: Pick<EstateState, "viewings" | "properties">,
  id: string | null,
): { readonly viewing: Viewing; readonly home: Property } | null {
  const viewing = state.viewings.find((one) => one.id === id);
  const home = findHome(state.properties, viewing?.property ?? null);
  return viewing && home ? { viewing, home } : null;
}
