import { useEffect, useRef, type Ref } from "react";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "../ui/icon.tsx";

type SearchBoxProps = {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A search field with a button that empties it. */
export function SearchBox({ name, label, placeholder, query, onQuery, ref }: SearchBoxProps) {
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  function clear() {
    onQuery("");
    input.current?.focus();
  }
  return (
    <div className="sbox" role="search">
      <Icon name="search" />
      <input
        className={forms.input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        defaultValue={query}
        onChange={(event) => onQuery(event.target.value)}
        ref={(element) => {
          input.current = element;
          if (typeof ref === "function") ref(element);
          else if (ref) ref.current = element;
        }}
      />
      {query !== "" && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
