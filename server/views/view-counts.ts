import { OTHERS } from "#domain/visit-source.ts";

/** A page as a visitor came to it. */
type View = {
  readonly path: string;
  /** Empty within a visit, when nobody says where it began. */
  readonly source: string;
  readonly campaign: string;
  /** Whether a visit begins with it. */
  readonly isArrival: boolean;
};

/** How often since the counts were taken last. */
type ViewCount = Omit<View, "isArrival"> & { views: number; arrivals: number };

/** What one day has come to: `2026-11-28`, as the office has it. */
export type DayOfViews = { readonly day: string; readonly counts: readonly ViewCount[] };

/** So many different sources, and as many campaigns, have a name on one day; anybody can think of more. */
const MOST_NAMES = 200;
/** So many combinations are kept until they are taken. */
export const MOST_COUNTS = 10_000;

export type ViewCounts = {
  add(day: string, view: View): void;
  /** What is counted, which is nobody else's any more. */
  take(): readonly DayOfViews[];
  /** What was taken and could not be stored. */
  giveBack(taken: DayOfViews): void;
};

type Day = {
  /** By page, source and campaign: three looks at short names cost half of one at a key made of them. */
  readonly pages: Map<string, Map<string, Map<string, ViewCount>>>;
  readonly counts: ViewCount[];
  readonly sources: Set<string>;
  readonly campaigns: Set<string>;
};

/** Counts in memory, within bounds whoever asks for what. */
export function createViewCounts(): ViewCounts {
  const days = new Map<string, Day>();

  function dayNamed(name: string): Day {
    const known = days.get(name);
    if (known !== undefined) return known;
    const day = {
      pages: new Map(),
      counts: [],
      sources: new Set<string>(),
      campaigns: new Set<string>(),
    };
    days.set(name, day);
    return day;
  }

  function countOf(day: Day, path: string, source: string, campaign: string): ViewCount {
    const known = day.pages.get(path)?.get(source)?.get(campaign);
    if (known !== undefined) return known;
    const isFull = day.counts.length >= MOST_COUNTS;
    if (isFull && !(source === OTHERS && campaign === OTHERS)) {
      return countOf(day, path, OTHERS, OTHERS);
    }
    const sources = getOrAdd(day.pages, path, () => new Map<string, Map<string, ViewCount>>());
    const campaigns = getOrAdd(sources, source, () => new Map<string, ViewCount>());
    const count = { path, source, campaign, views: 0, arrivals: 0 };
    campaigns.set(campaign, count);
    day.counts.push(count);
    return count;
  }

  function countNamed(dayName: string, path: string, source: string, campaign: string): ViewCount {
    const day = dayNamed(dayName);
    return countOf(day, path, named(day.sources, source), named(day.campaigns, campaign));
  }

  return {
    add(day, { path, source, campaign, isArrival }) {
      const count = countNamed(day, path, source, campaign);
      count.views += 1;
      if (isArrival) count.arrivals += 1;
    },
    take() {
      const names = [...days.keys()];
      const taken = names.flatMap((day) => {
        const { pages, counts } = dayNamed(day);
        pages.clear();
        const those = counts.splice(0);
        return those.length === 0 ? [] : [{ day, counts: those }];
      });
      // Of the day that goes on it has to be known which names it has.
      for (const over of names.toSorted().slice(0, -1)) days.delete(over);
      return taken;
    },
    giveBack({ day, counts }) {
      for (const { path, source, campaign, views, arrivals } of counts) {
        const count = countNamed(day, path, source, campaign);
        count.views += views;
        count.arrivals += arrivals;
      }
    },
  };
}

function named(names: Set<string>, name: string): string {
  if (name === "" || names.has(name)) return name;
  if (names.size >= MOST_NAMES) return OTHERS;
  names.add(name);
  return name;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
