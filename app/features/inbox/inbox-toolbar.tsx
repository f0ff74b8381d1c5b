import "#app/styles/form.css";
import type { ReactNode, RefObject } from "react";
import { inboxFilters as words, shortcuts } from "#app/content/inbox.ts";
import { kindWords } from "#app/content/inbox-kinds.ts";
import { SearchField } from "./search-field.tsx";
import { ToolChoice } from "./tool-choice.tsx";
import type { InboxPlace } from "./use-inbox-address.ts";

type InboxToolbarProps = {
  readonly place: InboxPlace;
  readonly onShowShortcuts: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Buttons for what is used less often. */
  readonly children: ReactNode;
};

/** Search, status and topic of the view. */
export function InboxToolbar({ place, onShowShortcuts, searchRef, children }: InboxToolbarProps) {
  return (
    <div className="tools">
      <SearchField
        key={place.view}
        search={place.filter.search}
        onFilter={place.filterBy}
        searchRef={searchRef}
      />
      <StatusChoice place={place} />
      <TopicChoice place={place} />
      {children}
      <button
        className="tools__keys"
        type="button"
        aria-label={shortcuts.open}
        aria-haspopup="dialog"
        onClick={onShowShortcuts}
      >
        <kbd>?</kbd>
      </button>
    </div>
  );
}

/** More than this many statuses do not fit into a row of buttons. */
const fewStatuses = 3;

function StatusChoice({ place: { view, filter, filterBy } }: { readonly place: InboxPlace }) {
  if (view === "all") return null;
  const { statuses } = kindWords[view];
  const options = [{ value: "", label: words.allStatuses }, ...statuses];
  if (statuses.length > fewStatuses) {
    return (
      <ToolChoice
        label={words.status}
        value={filter.status}
        options={[{ value: "", label: words.anyStatus }, ...statuses]}
        onChoose={(status) => filterBy({ status })}
      />
    );
  }
  return (
    <div className="seg" role="group" aria-label={words.status}>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={filter.status === value}
          onClick={() => filterBy({ status: value })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function TopicChoice({ place: { view, filter, filterBy } }: { readonly place: InboxPlace }) {
  const topic = view === "all" ? null : kindWords[view].topic;
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
