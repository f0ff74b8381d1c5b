import { useEffect, useRef } from "react";

/** Gives the focus to what is not in the page yet, by its id, as soon as it is. */
export function useFocusNext() {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id: string) => {
    wanted.current = id;
  };
}
