/** A stream of repeatable numbers in [0, 1) from a seed, for art and samples that must be the same on every render. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
