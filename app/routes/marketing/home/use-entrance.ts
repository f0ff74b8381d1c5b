import { useEffect, useState, type RefObject } from "react";

/** How much of a card has to show before the cards enter. */
const shown = 0.2;

export type Entrance = "waiting" | "entering";

/**
 * The cards of a section wait a little below their places, in full sight of whoever is there already, and enter when the
 * first of them comes into view: by the wheel, a key, a jump or a fling alike. Cards that a visitor has seen before this
 * starts stay as they are.
 */
export function useEntrance(section: RefObject<HTMLElement | null>): Entrance | undefined {
  const [entrance, setEntrance] = useState<Entrance>();
  useEffect(() => {
    const cards = [...(section.current?.querySelectorAll("article") ?? [])];
    if (cards.some(isInView)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The first report, of all cards, comes at once.
        const isShown = entries.some((entry) => entry.intersectionRatio >= shown);
        setEntrance(isShown ? "entering" : "waiting");
        if (isShown) observer.disconnect();
      },
      { threshold: shown },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [section]);
  return entrance;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
