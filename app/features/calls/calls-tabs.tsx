import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callsPage } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatCallsAddress, type CallsTab } from "./calls-address.ts";
import { callsQuery, pageSize } from "./calls-queries.ts";
import styles from "./calls.module.css";

const { tabs: labels } = callsPage;

const tabs = ["agenda", "upcoming", "past", "unconfirmed", "all"] as const;

/** The parts of the calls; `all` is their list in the inbox. */
export function CallsTabs({ current }: { readonly current: CallsTab | "all" }) {
  const { data: unmarked } = useQuery(callsQuery("unmarked", pageSize + 1));
  return (
    <nav className={styles.tabs} aria-label={labels.label}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tabLink}
          to={{ search: addressOf(tab) }}
          aria-current={tab === current ? "page" : undefined}
          ref={tab === current ? bringIntoRow : undefined}
        >
          {labels[tab]}
          {tab === "past" && unmarked && <Count count={unmarked.length} />}
        </Link>
      ))}
    </nav>
  );
}

function addressOf(tab: CallsTab | "all"): string {
  return tab === "all" ? "?view=call" : formatCallsAddress({ tab, week: null, host: null });
}

/** On a phone the row scrolls, and the current one may stand outside it. */
function bringIntoRow(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={cn(textClass(12, 600), styles.count)}>
      {count > pageSize ? `${pageSize}+` : count}{" "}
      <span className={typography.visuallyHidden}>{labels.waiting}</span>
    </span>
  );
}
