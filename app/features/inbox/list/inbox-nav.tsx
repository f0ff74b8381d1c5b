import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import styles from "#app/components/console/console-views.module.css";
import { kindNames, kindOf } from "#domain/registry.ts";
import { formatInboxAddress, startOf } from "../inbox-address.ts";
import type { InboxView } from "../inbox-filter.ts";
import { kindCountsQuery } from "../inbox-queries.ts";
import { SavedViewLinks } from "./saved-view-links.tsx";
import { viewCounts } from "./view-counts.ts";

const [contact, ...otherKinds] = kindNames;
const lists: readonly InboxView[] = [contact ?? "contact", "all", ...otherKinds];

/** Views of the console that are no lists. */
export type ConsoleView = "team" | "mail" | "insights";

type InboxNavProps = {
  /** What the address names: a list or another part of the console. */
  readonly current: InboxView | ConsoleView;
  readonly others: readonly ConsoleView[];
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
              to={{ search: formatInboxAddress(startOf(view)) }}
              aria-current={view === current ? "page" : undefined}
              ref={view === current ? bringIntoRow : undefined}
            >
              {viewTitle(view)}
              {counts && <Waiting count={viewCounts(counts, view).unanswered} />}
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

/** On a phone the row scrolls, and the current one may stand outside it. */
function bringIntoRow(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

export function viewTitle(view: InboxView | ConsoleView): string {
  if (view === "all") return inbox.all;
  if (view === "team" || view === "mail" || view === "insights") return inbox.console[view];
  return kindOf(view).title;
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={cn(textClass(12, 600), styles.count)}>
      {count.toLocaleString("en-US")}{" "}
      <span className={typography.visuallyHidden}>{inbox.waiting}</span>
    </span>
  );
}
