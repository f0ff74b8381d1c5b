import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import styles from "#app/components/console/console-views.module.css";
import { kindNames, kindOf } from "#domain/registry.ts";
import { formatInboxAddress, startOf } from "../inbox-address.ts";
import type { InboxView } from "../inbox-filter.ts";
import { kindCountsQuery } from "../inbox-queries.ts";
import { SavedViewLinks } from "./saved-view-links.tsx";
import { viewCounts, type ViewCounts } from "./view-counts.ts";

const [contact, ...otherKinds] = kindNames;
const lists: readonly InboxView[] = [contact ?? "contact", "all", ...otherKinds, "quarantine"];

/** Views of the console that are no lists. */
export type ConsoleView =
  | "calls"
  | "deals"
  | "import"
  | "person"
  | "company"
  | "availability"
  | "team"
  | "mail"
  | "issues"
  | "templates"
  | "connections"
  | "insights";

type InboxNavProps = {
  /** What the address names: a list or another part of the console. */
  readonly current: InboxView | ConsoleView;
  readonly others: readonly Exclude<ConsoleView, "calls" | "person" | "company">[];
};

/** All parts of the console, with what waits for an answer in each list. */
export function InboxNav({ current, others }: InboxNavProps) {
  const { data: counts } = useQuery(kindCountsQuery());
  return (
    <nav className={styles.views} aria-label={inbox.views}>
      <ul>
        {lists.map((view) => (
          <li key={view}>
            <Link
              to={{ search: searchOf(view) }}
              aria-current={isIn(view, current) ? "page" : undefined}
              ref={isIn(view, current) ? bringIntoRow : undefined}
            >
              {viewTitle(view)}
              {counts && <ViewCount view={view} counts={viewCounts(counts, view)} />}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {others.map((view) => (
          <li key={view}>
            <Link
              to={{ search: `?view=${view}` }}
              aria-current={view === current ? "page" : undefined}
              ref={view === current ? bringIntoRow : undefined}
            >
              {inbox.console[view]}
            </Link>
          </li>
        ))}
      </ul>
      <SavedViewLinks />
    </nav>
  );
}

/** Calls have a view of their own, of which their list is a part. */
function searchOf(view: InboxView): string {
  return view === "call" ? "?view=calls" : formatInboxAddress(startOf(view));
}

function isIn(view: InboxView, current: InboxView | ConsoleView): boolean {
  return view === current || (view === "call" && current === "calls");
}

/** On a phone the row scrolls, and the current one may stand outside it. */
function bringIntoRow(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

export function viewTitle(view: InboxView | ConsoleView): string {
  if (view === "all") return inbox.all;
  if (view === "quarantine") return quarantineLabels.title;
  return isConsoleView(view) ? inbox.console[view] : kindOf(view).title;
}

function isConsoleView(view: InboxView | ConsoleView): view is ConsoleView {
  return Object.hasOwn(inbox.console, view);
}

type ViewCountProps = { readonly view: InboxView; readonly counts: ViewCounts };

/** What waits for an answer; what is kept apart waits for nobody, and its number asks for nothing. */
function ViewCount({ view, counts }: ViewCountProps) {
  const isApart = view === "quarantine";
  const count = isApart ? counts.quarantined : counts.waiting;
  if (count === 0) return null;
  return (
    <span className={isApart ? textClass(12, 600, "quiet") : cn(textClass(12, 600), styles.count)}>
      {count.toLocaleString("en-US")}{" "}
      <span className={typography.visuallyHidden}>
        {isApart ? quarantineLabels.apart : inbox.waiting}
      </span>
    </span>
  );
}
