import { useEffect, useRef } from "react";

/** Says a sentence each time it has become another one and stayed so for a while; not the one it begins with. */
export function useAnnounced(
  sentence: string,
  milliseconds: number,
  announce: (sentence: string) => void,
): void {
  const said = useRef(sentence);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (said.current === sentence) return;
      said.current = sentence;
      announce(sentence);
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [sentence, milliseconds, announce]);
}
