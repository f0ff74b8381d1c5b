import { dayAfter, wallTime } from "#domain/zoned-dates.ts";

const minute = 60_000;

type Windows = readonly { readonly opens: number; readonly closes: number }[];

type ModelException = {
  /** Null: everybody. */
  readonly host: number | null;
  readonly first: string;
  readonly last: string;
  readonly yearly: boolean;
  /** Null: closed. */
  readonly open: { readonly opens: number; readonly closes: number } | null;
};

export type ModelHost = {
  readonly number: number;
  readonly zone: string;
  readonly takesCalls: boolean;
  readonly buffer: number;
  readonly mostPerDay: number | null;
  /** By weekday, 1 is Monday. */
  readonly hours: Readonly<Record<number, Windows>>;
};

/** A call or a blocked time of a host; `counts` for the most of a day, `isBusy` for its calendar. */
type ModelTime = {
  readonly host: number;
  readonly from: number;
  readonly to: number;
  readonly buffer: number;
  readonly isBusy: boolean;
  readonly counts: boolean;
};

export type Model = {
  readonly length: number;
  readonly step: number;
  readonly notice: number;
  readonly horizon: number;
  readonly hosts: readonly ModelHost[];
  readonly exceptions: readonly ModelException[];
  readonly times: readonly ModelTime[];
};

export type ModelSlot = {
  readonly starts: string;
  readonly host: number;
  readonly isFree: boolean;
};

/**
 * The rules of design and decision record, one after the other for each host, day and time, without a thought for speed:
 * what `private.call_slots` has to answer.
 */
export function modelSlots(model: Model, now: number): readonly ModelSlot[] {
  const slots = new Map<string, ModelSlot>();
  for (const host of model.hosts) {
    const hasHours = Object.values(host.hours).some((windows) => windows.length > 0);
    if (!host.takesCalls || !hasHours) continue;
    let { day } = wallTime(new Date(now), host.zone);
    let left = model.horizon;
    for (let ahead = 0; ahead <= model.horizon * 7 + 31 && left > 0; ahead += 1) {
      const windows = windowsOf(model, host, day);
      if (windows.length > 0) left -= 1;
      for (const { opens, closes } of windows) {
        const end = instantOf(day, closes, host.zone);
        for (
          let at = instantOf(day, opens, host.zone);
          at + model.length * minute <= end;
          at += model.step * minute
        ) {
          if (at <= now || at < now + model.notice * minute) continue;
          const starts = new Date(at).toISOString();
          slots.set(`${starts} ${host.number}`, {
            starts,
            host: host.number,
            isFree: isFree(model, host, day, at),
          });
        }
      }
      day = dayAfter(day);
    }
  }
  return [...slots.keys()].toSorted().map((key) => slots.get(key) as ModelSlot);
}

function windowsOf(model: Model, host: ModelHost, day: string): Windows {
  const today = model.exceptions.filter((one) => covers(one, day));
  const forAll = today.filter((one) => one.host === null);
  const own = today.filter((one) => one.host === host.number);
  if (forAll.some(({ open }) => open === null)) return [];
  if (own.length > 0) {
    return own.some(({ open }) => open === null) ? [] : own.flatMap(({ open }) => open ?? []);
  }
  if (forAll.length > 0) return forAll.flatMap(({ open }) => open ?? []);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return host.hours[weekday] ?? [];
}

function covers({ first, last, yearly }: ModelException, day: string): boolean {
  return yearly ? day.slice(5) === first.slice(5) : first <= day && day <= last;
}

function isFree(model: Model, host: ModelHost, day: string, at: number): boolean {
  const end = at + (model.length + host.buffer) * minute;
  const mine = model.times.filter((time) => time.host === host.number);
  const meets = ({ from, to, buffer, isBusy }: ModelTime) =>
    isBusy && from < end && at < to + buffer * minute;
  if (mine.some(meets)) return false;
  if (host.mostPerDay === null) return true;
  const ofDay = mine.filter(
    ({ counts, from }) => counts && wallTime(new Date(from), host.zone).day === day,
  );
  return ofDay.length < host.mostPerDay;
}

/** The moment of a wall clock: of one that is shown twice the later, of one that is skipped what it would have been. */
function instantOf(day: string, minutes: number, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  const [before, after] = [-1, 1].map(
    (days) => shown - offsetAt(shown + days * 1440 * minute, zone),
  );
  if (before === undefined || after === undefined) throw new Error("There are two of them.");
  const isShown = (at: number) => offsetAt(at, zone) === shown - at;
  if (isShown(after)) return after;
  return before;
}

function offsetAt(at: number, zone: string): number {
  const { day, minutes } = wallTime(new Date(at), zone);
  return Date.parse(`${day}T00:00:00Z`) + minutes * minute - Math.floor(at / minute) * minute;
}
