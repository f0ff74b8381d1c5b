import { useEffect, useState } from "react";

type Section = { readonly id: string };

/**
 * Id of the last of a page's parts, in their order, whose top has passed a line across the window; null above the first.
 * `line` is how far down the window it lies, from 0 to 1. Holds after any jump, because a part above counts as passed.
 */
export function useCurrentSection(sections: readonly Section[], line: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(sections.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      { rootMargin: `1000000px 0px ${(line - 1) * 100}% 0px` },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections, line]);
  return current;
}
