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
  readonly counts: Map<string, ViewCount>;
  readonly sources: Set<string>;
  readonly campaigns: Set<string>;
};

/** Counts in memory, within bounds whoever asks for what. */
export function createViewCounts(): ViewCounts {
  const days = new Map<string, Day>();

  function dayNamed(name: string): Day {
    const known = days.get(name);
    if (known !== undefined) return known;
    const day = { counts: new Map(), sources: new Set<string>(), campaigns: new Set<string>() };
    days.set(name, day);
    return day;
  }

  function addTo(name: string, { path, source, campaign, views, arrivals }: ViewCount): void {
    const { counts, sources, campaigns } = dayNamed(name);
    let counted = { path, source: named(sources, source), campaign: named(campaigns, campaign) };
    let key = keyOf(counted);
    if (counts.size >= MOST_COUNTS && !counts.has(key)) {
      counted = { path, source: OTHERS, campaign: OTHERS };
      key = keyOf(counted);
    }
    const known = counts.get(key);
    if (known === undefined) {
      counts.set(key, { ...counted, views, arrivals });
      return;
    }
    known.views += views;
    known.arrivals += arrivals;
  }

  return {
    add(day, { isArrival, ...view }) {
      addTo(day, { ...view, views: 1, arrivals: isArrival ? 1 : 0 });
    },
    take() {
      const names = [...days.keys()];
      const taken = names.flatMap((day) => {
        const counts = [...dayNamed(day).counts.values()];
        dayNamed(day).counts.clear();
        return counts.length === 0 ? [] : [{ day, counts }];
      });
      // Of the day that goes on it has to be known which names it has.
      for (const over of names.toSorted().slice(0, -1)) days.delete(over);
      return taken;
    },
    giveBack({ day, counts }) {
      for (const count of counts) addTo(day, count);
    },
  };
}

function named(names: Set<string>, name: string): string {
  if (name === "" || names.has(name)) return name;
  if (names.size >= MOST_NAMES) return OTHERS;
  names.add(name);
  return name;
}

/** None of the three has a line break in it. */
function keyOf({ path, source, campaign }: Pick<View, "path" | "source" | "campaign">): string {
  return `${path}\n${source}\n${campaign}`;
}
