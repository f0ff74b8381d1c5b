import type { KindCounts } from "../entry.ts";
import { isMixed, type InboxView } from "../inbox-filter.ts";

export type ViewCounts = Omit<KindCounts, "kind">;

const none: ViewCounts = {
  total: 0,
  waiting: 0,
  overdue: 0,
  mine: 0,
  followUp: 0,
  snoozed: 0,
  undelivered: 0,
  quarantined: 0,
};

/** The counts of one view: of its kind, or of all kinds together. */
export function viewCounts(kinds: readonly KindCounts[], view: InboxView): ViewCounts {
  return kinds
    .filter(({ kind }) => isMixed(view) || kind === view)
    .reduce(
      (sum, counts) => ({
        total: sum.total + counts.total,
        waiting: sum.waiting + counts.waiting,
        overdue: sum.overdue + counts.overdue,
        mine: sum.mine + counts.mine,
        followUp: sum.followUp + counts.followUp,
        snoozed: sum.snoozed + counts.snoozed,
        undelivered: sum.undelivered + counts.undelivered,
        quarantined: sum.quarantined + counts.quarantined,
      }),
      none,
    );
}

/** How many records a view has, without a filter. */
export function viewTotal(counts: ViewCounts, view: InboxView): number {
  return view === "quarantine" ? counts.quarantined : counts.total;
}
