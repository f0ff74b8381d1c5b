import type { Activity, Contributor } from "./model.ts";

const levels = [
  { name: "Newcomer", from: 0 },
  { name: "Regular", from: 100 },
  { name: "Contributor", from: 500 },
  { name: "Guide", from: 1500 },
  { name: "Keeper", from: 2500 },
] as const;

export { levels };

/** Ten for a post, three for a comment, one for a like received. */
export function points({ posts, comments, likes }: Activity): number {
  return 10 * posts + 3 * comments + likes;
}

export type Period = "recent" | "all";

export function scoreOf(one: Contributor, period: Period): number {
  return points(period === "all" ? one : one.recent);
}

/** Who contributed most stands first; the visitor, whose place is further down, is left out. */
export function ranked(
  contributors: readonly Contributor[],
  visitor: string,
  period: Period,
): Contributor[] {
  return contributors
    .filter(({ name }) => name !== visitor)
    .toSorted((a, b) => scoreOf(b, period) - scoreOf(a, period));
}

/** One post or comment more of a member, which the last 30 days count as well. */
export function credited(
  contributors: readonly Contributor[],
  name: string,
  kind: "posts" | "comments",
): readonly Contributor[] {
  return contributors.map((one) =>
    one.name === name
      ? { ...one, [kind]: one[kind] + 1, recent: { ...one.recent, [kind]: one.recent[kind] + 1 } }
      : one,
  );
}

export function level(score: number): string {
  return levels.findLast(({ from }) => score >= from)?.name ?? levels[0].name;
}

/** The next level and what is missing to it; null at the top. */
export function nextLevel(
  score: number,
): { name: string; missing: number; percent: number } | null {
  const index = levels.findIndex(({ from }) => from > score);
  const next = levels[index];
  if (!next) return null;
  const start = levels[index - 1]?.from ?? 0;
  return {
    name: next.name,
    missing: next.from - score,
    percent: ((score - start) / (next.from - start)) * 100,
  };
}
