/**
 * A stream of repeatable numbers in [0, 1) from a seed (Mulberry32), for art and samples that must be the same on
 * every render.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The number in [0, 1) that belongs to an integer: the first of its stream. */
export function hash01(key: number): number {
  return seededRandom(key)();
}
