import "#app/styles/form.css";
import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { inboxFilters as words, shortcuts } from "#app/content/inbox.ts";
import { projectTypes } from "#app/content/lead-options.ts";
import type { LeadFilter } from "./inbox-address.ts";

type InboxToolbarProps = {
  readonly filter: LeadFilter;
  readonly onFilter: (change: Partial<LeadFilter>, options?: { replace: boolean }) => void;
  readonly onShowShortcuts: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
};

export function InboxToolbar({ filter, onFilter, onShowShortcuts, searchRef }: InboxToolbarProps) {
  return (
    <div className="tools">
      <SearchField search={filter.search} onFilter={onFilter} searchRef={searchRef} />
      <div className="seg" role="group" aria-label={words.status}>
        {words.statuses.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter.status === value}
            onClick={() => onFilter({ status: value })}
          >
            {label}
          </button>
        ))}
      </div>
      <select
        className="in"
        aria-label={words.project}
        value={filter.project}
        onChange={(event) => onFilter({ project: projectOf(event.target.value) })}
      >
        <option value="all">{words.allProjects}</option>
        {projectTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
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

function projectOf(value: string): LeadFilter["project"] {
  return projectTypes.find((option) => option.value === value)?.value ?? "all";
}

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type SearchFieldProps = Pick<InboxToolbarProps, "onFilter" | "searchRef"> & {
  readonly search: string;
};

/** Typing replaces the history entry after a rest; Enter searches at once. */
function SearchField({ search, onFilter, searchRef }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onFilterLatest = useRef(onFilter);

  useEffect(() => {
    onFilterLatest.current = onFilter;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address can change by itself (Back, Clear filters); typing that is still going on is the newer truth.
  useEffect(() => {
    const field = searchRef.current;
    if (field && timer.current === undefined && field.value.trim() !== search) field.value = search;
  }, [search, searchRef]);

  function searchNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = searchRef.current?.value.trim() ?? "";
    onFilterLatest.current({ search: text }, { replace: true });
  }

  function searchLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, restOfTyping);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    searchNow();
  }

  return (
    <search className="search">
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          className="in"
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          ref={searchRef}
          onInput={searchLater}
        />
      </form>
    </search>
  );
}
