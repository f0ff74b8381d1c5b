import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./search-field.module.css";

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type SearchFieldProps = {
  readonly label: string;
  /** What is looked through, in the empty field. */
  readonly hint: string;
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onFilter: (change: { readonly search: string }, options: { replace: boolean }) => void;
};

/** Typing replaces the history entry after a rest; Enter searches at once. */
export function SearchField({ label, hint, search, onFilter, searchRef }: SearchFieldProps) {
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
    <search className={styles.search}>
      <form onSubmit={submit}>
        <Icon name="search" />
        <input
          className={forms.input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={hint}
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
