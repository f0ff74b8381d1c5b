import { useEffect, useRef, type RefObject } from "react";

/** Typing that rests for this many milliseconds is searched for. */
const restOfTyping = 300;

type Searching = {
  /** As the address has it. */
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onFilter: (change: { readonly search: string }, options: { replace: boolean }) => void;
};

/** Brings what is typed into the address, after a rest or at once, and what else changes the address into the field. */
export function useSearchTyping({ search, searchRef, onFilter }: Searching) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onFilterLatest = useRef(onFilter);
  /** What was searched for and is not in the address yet. */
  const onTheirWay = useRef<string[]>([]);

  useEffect(() => {
    onFilterLatest.current = onFilter;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address can change by itself (Back, Clear filters). Typing that is still going on is the newer truth, and so is what
  // stands there when an earlier search of ours arrives late.
  useEffect(() => {
    const place = onTheirWay.current.lastIndexOf(search);
    onTheirWay.current.splice(0, place < 0 ? Infinity : place + 1);
    const field = searchRef.current;
    if (place >= 0 || timer.current !== undefined || !field) return;
    if (field.value.trim() !== search) field.value = search;
  }, [search, searchRef]);

  function searchNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = searchRef.current?.value.trim() ?? "";
    if (text !== (onTheirWay.current.at(-1) ?? search)) onTheirWay.current.push(text);
    onFilterLatest.current({ search: text }, { replace: true });
  }

  function searchLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, restOfTyping);
  }

  return { searchNow, searchLater };
}
