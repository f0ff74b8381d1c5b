import type { FormEvent, RefObject } from "react";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./search-field.module.css";
import { useSearchTyping } from "./use-search-typing.ts";

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
  const { searchNow, searchLater } = useSearchTyping({ search, searchRef, onFilter });

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
