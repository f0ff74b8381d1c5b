const levels = [
  { name: "Newcomer", from: 0 },
  { name: "Regular", from: 100 },
  { name: "Contributor", from: 500 },
  { name: "Guide", from: 1500 },
  { name: "Keeper", from: 2500 },
] as const;

export { levels };

/** Ten for a post, three for a comment, one for a like received. */
export function points(posts: number, comments: number, likes: number): number {
  return 10 * posts + 3 * comments + likes;
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
