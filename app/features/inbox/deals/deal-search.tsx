import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { dealsPage as labels } from "#app/content/deals.ts";
import type { DealFilter } from "./deals-address.ts";
import styles from "./deals.module.css";

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type DealSearchProps = {
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onFilter: (change: Partial<DealFilter>, options?: { replace: boolean }) => void;
};

/** Typing replaces the history entry after a rest; Enter searches at once. */
export function DealSearch({ search, searchRef, onFilter }: DealSearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address can change by itself (Back, Clear filters); typing that is still going on is the newer truth.
  useEffect(() => {
    const field = searchRef.current;
    if (field && timer.current === undefined && field.value.trim() !== search) field.value = search;
  }, [search, searchRef]);

  function searchNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    onFilter({ search: searchRef.current?.value.trim() ?? "" }, { replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    searchNow();
  }

  return (
    <search className={styles.search}>
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
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(searchNow, restOfTyping);
          }}
        />
      </form>
    </search>
  );
}
