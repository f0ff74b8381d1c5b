import { useEffect, useState, type RefObject } from "react";

/** The whole heading, but for what rounding takes. */
const whole = 0.99;

/**
 * Whether the cards of a section may enter: true from the moment its heading has come into view, which is before the
 * first card does. Cards that a visitor has seen already stay as they are, for nothing that was visible may vanish.
 */
export function useEntrance(section: RefObject<HTMLElement | null>): boolean {
  const [isEntering, setIsEntering] = useState(false);
  useEffect(() => {
    const heading = section.current?.querySelector("h2");
    const card = section.current?.querySelector("article");
    if (!heading || !card || isSeen(card)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= whole)) return;
        observer.disconnect();
        setIsEntering(!isSeen(card));
      },
      { threshold: whole },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [section]);
  return isEntering;
}

function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight;
}
