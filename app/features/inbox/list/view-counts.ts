import type { KindCounts } from "../entry.ts";
import type { InboxView } from "../inbox-filter.ts";

export type ViewCounts = Omit<KindCounts, "kind">;

const none: ViewCounts = { total: 0, unanswered: 0, overdue: 0, mine: 0, followUp: 0 };

/** The counts of one view: of its kind, or of all kinds together. */
export function viewCounts(kinds: readonly KindCounts[], view: InboxView): ViewCounts {
  return kinds
    .filter(({ kind }) => view === "all" || kind === view)
    .reduce(
      (sum, counts) => ({
        total: sum.total + counts.total,
        unanswered: sum.unanswered + counts.unanswered,
        overdue: sum.overdue + counts.overdue,
        mine: sum.mine + counts.mine,
        followUp: sum.followUp + counts.followUp,
      }),
      none,
    );
}
