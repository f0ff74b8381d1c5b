import { cn } from "#app/lib/cn.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { insights } from "#app/content/insights.ts";
import { inbox, inboxFilters as labels } from "#app/content/inbox.ts";
import { formatDate } from "#domain/formats.ts";
import { budgetsOf } from "#domain/lead-options.ts";
import { formatMoney } from "#domain/money.ts";
import { optionLabel } from "#domain/option.ts";
import type { EntryFilter, InboxView } from "../inbox-filter.ts";
import { nameOf, type Team } from "../entry/team.ts";
import toolbar from "./inbox-toolbar.module.css";
import type { InboxPlace } from "./use-inbox-address.ts";

type ActiveFilter = { readonly label: string; readonly without: Partial<EntryFilter> };

/** The filters that stand behind the button, in words. */
export function activeFilters(
  view: InboxView,
  filter: EntryFilter,
  team: Team,
): readonly ActiveFilter[] {
  const { assignee, tag, due, archived, source, budget } = filter;
  const found: ActiveFilter[] = [];
  if (assignee) found.push({ label: assigneeLabel(assignee, team), without: { assignee: "" } });
  if (tag) found.push({ label: `${labels.tag}: ${tag}`, without: { tag: "" } });
  if (due) found.push({ label: labels.dues[due], without: { due: "" } });
  if (archived !== "no") {
    found.push({ label: labels.archives[archived], without: { archived: "no" } });
  }
  if (source)
    found.push({ label: `${labels.source}: ${sourceLabel(source)}`, without: { source: "" } });
  if (budget) {
    const name = optionLabel(budgetsOf(view), budget) ?? budget;
    found.push({ label: `${labels.budget}: ${name}`, without: { budget: "" } });
  }
  return [...found, ...boundFilters(filter)];
}

function boundFilters({ minCents, maxCents, fromDay, toDay }: EntryFilter): ActiveFilter[] {
  const amount = boundLabel(inbox.columns.amount, moneyOf(minCents), moneyOf(maxCents));
  const days = boundLabel(labels.received, dayName(fromDay), dayName(toDay));
  return [
    ...(amount ? [{ label: amount, without: { minCents: null, maxCents: null } }] : []),
    ...(days ? [{ label: days, without: { fromDay: "", toDay: "" } }] : []),
  ];
}

function boundLabel(what: string, from: string, to: string): string {
  if (from && to) return labels.between(what, from, to);
  if (from) return labels.atLeast(what, from);
  return to && labels.atMost(what, to);
}

function moneyOf(cents: number | null): string {
  return cents === null ? "" : formatMoney(cents);
}

function dayName(day: string): string {
  return day && formatDate(day);
}

function sourceLabel(source: string): string {
  return source === "direct" ? insights.sources.direct : source;
}

function assigneeLabel(assignee: string, team: Team): string {
  if (assignee === "me") return `${labels.assignee}: ${labels.me}`;
  if (assignee === "none") return `${labels.assignee}: ${labels.nobody}`;
  return `${labels.assignee}: ${nameOf(team, assignee) ?? "?"}`;
}

type ActiveFiltersProps = { readonly place: InboxPlace; readonly team: Team };

/** Each can be taken away here, whether the filters are open or not. */
export function ActiveFilters({ place, team }: ActiveFiltersProps) {
  const active = activeFilters(place.view, place.filter, team);
  if (active.length === 0) return null;
  return (
    <ul className={cn(cluster(8), toolbar.actives)}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={labels.drop(label)}
            onClick={() => place.filterBy(without)}
          >
            <bdi>{label}</bdi>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
