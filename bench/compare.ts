export type Comparison = {
  readonly value: number;
  readonly limitValue: number;
  /** The median of the rounds' ratios, which a slower minute of the machine moves less than either side. */
  readonly ratio: number;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Measures two sides in turn, each first in every other round. */
export async function alternate(
  rounds: number,
  measure: () => Promise<number>,
  measureLimit: () => Promise<number>,
): Promise<Comparison> {
  const values: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      values.push(await measure());
      limits.push(await measureLimit());
    } else {
      limits.push(await measureLimit());
      values.push(await measure());
    }
  }
  const ratios = values.map((value, round) => value / (limits[round] ?? Number.NaN));
  return { value: median(values), limitValue: median(limits), ratio: median(ratios) };
}

/** Milliseconds that some work takes. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
