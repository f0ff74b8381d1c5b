import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { inboxFilters as labels } from "#app/content/inbox.ts";
import type { EntryFilter } from "../inbox-filter.ts";
import toolbar from "./inbox-toolbar.module.css";

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type SearchFieldProps = {
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onFilter: (change: Partial<EntryFilter>, options?: { replace: boolean }) => void;
};

/** Typing replaces the history entry after a rest; Enter searches at once. */
export function SearchField({ search, onFilter, searchRef }: SearchFieldProps) {
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
    <search className={toolbar.search}>
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          className={forms.input}
          type="search"
          name="q"
          aria-label={labels.search}
          placeholder={labels.searchHint}
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
