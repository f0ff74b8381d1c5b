import { cn } from "#app/lib/cn.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import type { ReactNode } from "react";
import { inboxFilters as labels, shortcuts } from "#app/content/inbox.ts";
import { kindOf } from "#domain/registry.ts";
import { InboxCounters } from "./inbox-counters.tsx";
import { SearchField } from "#app/components/console/search-field.tsx";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import type { InboxPlace } from "./use-inbox-address.ts";
import { isMixed, leadStatuses } from "../inbox-filter.ts";
import type { InboxModel } from "../inbox-model.ts";
import toolbar from "./inbox-toolbar.module.css";

type InboxToolbarProps = {
  readonly inbox: InboxModel;
  /** Buttons for what is used less often. */
  readonly children: ReactNode;
};

/** The counters, search, status and topic of the view: one strip. */
export function InboxToolbar({ inbox, children }: InboxToolbarProps) {
  const { place, list, cover } = inbox;
  return (
    <div className={cn(cluster(10, "top"), toolbar.tools)}>
      <InboxCounters place={place} list={list} />
      <SearchField
        key={place.view}
        label={labels.search}
        hint={labels.searchHint}
        search={place.filter.search}
        onFilter={place.filterBy}
        searchRef={cover.searchRef}
      />
      <div className={cn(cluster(10, "top"), toolbar.controls)}>
        <StatusChoice place={place} />
        <TopicChoice place={place} />
        {children}
        <button
          className={toolbar.keys}
          type="button"
          aria-label={shortcuts.open}
          aria-haspopup="dialog"
          onClick={() => cover.show("keys")}
        >
          <kbd>?</kbd>
        </button>
      </div>
    </div>
  );
}

/** The counters of contact submissions are their statuses. */
function StatusChoice({ place: { view, filter, filterBy } }: { readonly place: InboxPlace }) {
  if (isMixed(view) || view === "contact") return null;
  return (
    <ToolChoice
      label={labels.status}
      value={filter.status}
      options={[{ value: "", label: labels.anyStatus }, ...leadStatuses(view)]}
      onChoose={(status) => filterBy({ status })}
    />
  );
}

function TopicChoice({ place: { view, filter, filterBy } }: { readonly place: InboxPlace }) {
  const topic = isMixed(view) ? null : kindOf(view).topic;
  if (!topic) return null;
  return (
    <ToolChoice
      label={topic.label}
      value={filter.topic}
      options={[{ value: "", label: topic.all }, ...topic.options]}
      onChoose={(value) => filterBy({ topic: value })}
    />
  );
}
