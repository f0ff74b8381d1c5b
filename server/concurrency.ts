/** At most `places` holders at once, first come, first served; the promise gives what frees the place. */
export function limitConcurrency(places: number): () => Promise<() => void> {
  let free = places;
  const queue: (() => void)[] = [];
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next();
  }
  return async function enter() {
    if (free > 0) free -= 1;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      await promise;
    }
    return leave;
  };
}
