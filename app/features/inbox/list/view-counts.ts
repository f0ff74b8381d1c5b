import type { KindCounts } from "../entry.ts";
import type { InboxView } from "../inbox-filter.ts";

export type ViewCounts = Omit<KindCounts, "kind">;

const none: ViewCounts = {
  total: 0,
  waiting: 0,
  overdue: 0,
  mine: 0,
  followUp: 0,
  snoozed: 0,
  undelivered: 0,
};

/** The counts of one view: of its kind, or of all kinds together. */
export function viewCounts(kinds: readonly KindCounts[], view: InboxView): ViewCounts {
  return kinds
    .filter(({ kind }) => view === "all" || kind === view)
    .reduce(
      (sum, counts) => ({
        total: sum.total + counts.total,
        waiting: sum.waiting + counts.waiting,
        overdue: sum.overdue + counts.overdue,
        mine: sum.mine + counts.mine,
        followUp: sum.followUp + counts.followUp,
        snoozed: sum.snoozed + counts.snoozed,
        undelivered: sum.undelivered + counts.undelivered,
      }),
      none,
    );
}
