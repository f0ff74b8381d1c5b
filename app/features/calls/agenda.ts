import type { IsoDay } from "#domain/dates.ts";
import { dayAfter, momentOf, wallTime } from "#domain/zoned-dates.ts";
import type { Block, Call, SpecialDays } from "./call.ts";

/** What stands in calendars during some days. */
export type AgendaRows = {
  readonly calls: readonly Call[];
  readonly blocks: readonly Block[];
  readonly specialDays: readonly SpecialDays[];
};

/** A block as far as it lies in one day; an end outside the day is `null`. */
export type BlockPart = {
  readonly block: Block;
  readonly from: Date | null;
  readonly until: Date | null;
};

type AgendaItem =
  | { readonly kind: "call"; readonly id: string; readonly at: number; readonly call: Call }
  | { readonly kind: "block"; readonly id: string; readonly at: number; readonly part: BlockPart };

export type AgendaDay = {
  readonly day: IsoDay;
  /** What is said of the day as a whole. */
  readonly special: readonly SpecialDays[];
  /** In the order of the day. */
  readonly items: readonly AgendaItem[];
};

/** The moments between which days lie in a zone: the first midnight, and the one after the last day. */
export function spanOf(days: readonly IsoDay[], zone: string): { from: Date; to: Date } {
  const [first = ""] = days;
  const from = momentOf({ day: first, minutes: 0 }, zone);
  return { from, to: momentOf({ day: dayAfter(days.at(-1) ?? first), minutes: 0 }, zone) };
}

/** What stands on each day of a zone's calendar, whatever its clocks do that day. */
export function agendaOf(
  days: readonly IsoDay[],
  zone: string,
  { calls, blocks, specialDays }: AgendaRows,
): readonly AgendaDay[] {
  const callsOf = Map.groupBy(calls, ({ startsAt }) => wallTime(new Date(startsAt), zone).day);
  return days.map((day) => {
    const items = [
      ...(callsOf.get(day) ?? []).map(callItem),
      ...blocks.flatMap((block) => blockItems(block, day, zone)),
    ];
    return {
      day,
      special: specialDays.filter((special) => isOn(special, day)),
      items: items.toSorted((one, other) => one.at - other.at),
    };
  });
}

function callItem(call: Call): AgendaItem {
  return { kind: "call", id: call.id, at: Date.parse(call.startsAt), call };
}

function blockItems(block: Block, day: IsoDay, zone: string): AgendaItem[] {
  const { from, to } = spanOf([day], zone);
  const starts = new Date(block.startsAt);
  const ends = new Date(block.endsAt);
  if (ends <= from || starts >= to) return [];
  const part = {
    block,
    from: starts > from ? starts : null,
    until: ends < to ? ends : null,
  };
  return [{ kind: "block", id: block.id, at: (part.from ?? from).getTime(), part }];
}

/** A day that comes every year falls on its date; the 29th of February has no other. */
function isOn({ firstDay, lastDay, isYearly }: SpecialDays, day: IsoDay): boolean {
  if (isYearly) return day.slice(5) === firstDay.slice(5);
  return firstDay <= day && day <= lastDay;
}
