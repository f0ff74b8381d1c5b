import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import type { Property } from "../model.ts";
import { areaText, bedsText } from "../labels.ts";
import styles from "./home-card.module.css";

const drawings = {
  beds: "M3 19v-9M3 16h18v3M21 16v-3a3 3 0 0 0-3-3H9v6M6 13.500a1.500 1.500 0 1 0 0-.1",
  baths: "M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4-.5M6 19l-1 2M18 19l1 2",
  parking: "M4 16v-3l2-5.500h12L20 13v3zM4 13h16M6 16v2.500M18 16v2.500",
  area: "M4 4h16v16H4zM4 9h3M4 14h3M9 20v-3M14 20v-3",
};

/** Bedrooms, baths, parking and size, each with its sign. */
export function HomeFacts({ home }: { readonly home: Property }) {
  const facts = [
    { drawing: drawings.beds, words: bedsText(home) },
    { drawing: drawings.baths, words: counted(home.bathrooms, "bath") },
    {
      drawing: drawings.parking,
      words: home.parking === 0 ? "No parking" : `${home.parking} parking`,
    },
    { drawing: drawings.area, words: areaText(home) },
  ];
  return (
    <ul className={cn(cluster(14), textClass(14), styles.facts)}>
      {facts.map(({ drawing, words }) => (
        <li key={words} className={row(6)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
