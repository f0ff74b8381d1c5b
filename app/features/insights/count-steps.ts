/** Whole round steps from nothing for a scale of counts: some four of them, the last at `highest` or above. */
export function countSteps(highest: number): readonly number[] {
  const rough = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
