import { marks, type Mark } from "./model.ts";

/**
 * The recommendation of a scorecard: the mark most of the four have, the lower one of a tie; one `Strong no` allows no
 * more than `No`. Null until all four are marked.
 */
export function scoreOverall(given: readonly (Mark | null)[]): Mark | null {
  const set = given.filter((mark) => mark !== null);
  if (set.length < 4) return null;
  const counts = marks.map((mark) => set.filter((one) => one === mark).length);
  const winner = counts.indexOf(Math.max(...counts));
  const highest = set.includes("Strong no") ? Math.min(winner, marks.indexOf("No")) : winner;
  return marks[highest] ?? null;
}
