import type { Figure } from "./meanings.ts";
import { agree } from "./numbers.ts";

/** Figures of one name that may differ, and why. */
export type Difference = { readonly meaning: RegExp; readonly because: string };

/**
 * Figures of the same meaning that do not agree, each with both places and texts, and differences that were allowed but
 * are none any more. One meaning is reported once.
 */
export function contradictions(
  figures: readonly Figure[],
  allowed: readonly Difference[],
): { readonly found: readonly string[]; readonly unused: readonly string[] } {
  const used = new Set<Difference>();
  const found: string[] = [];
  for (const [meaning, group] of Map.groupBy(figures, (figure) => figure.meaning)) {
    const [first] = group;
    const other =
      first &&
      group.find(({ shown }) => first.shown.unit === shown.unit && !agree(first.shown, shown));
    if (!first || !other) continue;
    const reason = allowed.find((difference) => difference.meaning.test(meaning));
    if (reason) used.add(reason);
    else found.push(`“${meaning}” is ${told(first)}, but ${told(other)}`);
  }
  return {
    found,
    unused: allowed.filter((one) => !used.has(one)).map(({ meaning }) => String(meaning)),
  };
}

const told = ({ text, place }: Figure) => `“${text}” in ${place}`;
