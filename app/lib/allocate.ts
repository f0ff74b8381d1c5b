/**
 * Splits a whole number by weights so that the parts add up to it: largest remainder, ties to the first. Without any
 * weight the parts are even.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) =>
    sum === 0 ? total / weights.length : (total * weight) / sum,
  );
  const parts = shares.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part));
}
