import { useEffect, useRef, type Ref } from "react";
import forms from "#app/components/ui/form.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import shapes from "./demo-shapes.module.css";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string;
};

/** A search field with a button that empties it. */
export function SearchBox(props: SearchBoxProps) {
  const { name, label, placeholder, query, onQuery, ref, className } = props;
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  function clear() {
    onQuery("");
    input.current?.focus();
  }
  return (
    <div className={cn(styles.search, className)} role="search">
      <Icon name="search" className={shapes.icon18} />
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
          <Icon name="close" className={shapes.icon16} />
        </button>
      )}
    </div>
  );
}
