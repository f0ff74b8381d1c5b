export type FairQueue = {
  /**
   * Waits for a place and gives what frees it; undefined when too many wait already, or when the asker has gone. `key`
   * says whose turn it is: everybody who waits gets a place in turn, however much one of them asks.
   */
  enter(key: string, gone: AbortSignal): Promise<(() => void) | undefined>;
};

export type FairQueueSize = {
  readonly atOnce: number;
  readonly waitingOfOne: number;
  readonly waitingInAll: number;
};

type Waiter = { readonly letIn: (free: (() => void) | undefined) => void };

export function createFairQueue({ atOnce, waitingOfOne, waitingInAll }: FairQueueSize): FairQueue {
  let places = atOnce;
  let waiting = 0;
  /** In the order of their turns: the first is served next and goes to the end. */
  const turns = new Map<string, Waiter[]>();

  function takeNext(): Waiter | undefined {
    const [first] = turns;
    if (first === undefined) return undefined;
    const [key, [next, ...rest]] = first;
    turns.delete(key);
    if (rest.length > 0) turns.set(key, rest);
    waiting -= 1;
    return next;
  }

  function placeFreer(): () => void {
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      const next = takeNext();
      if (next === undefined) places += 1;
      else next.letIn(placeFreer());
    };
  }

  function leave(key: string, waiter: Waiter): void {
    const mine = turns.get(key);
    const rest = mine?.filter((other) => other !== waiter) ?? [];
    if (mine === undefined || rest.length === mine.length) return;
    if (rest.length > 0) turns.set(key, rest);
    else turns.delete(key);
    waiting -= 1;
    waiter.letIn(undefined);
  }

  return {
    async enter(key, gone) {
      if (gone.aborted) return undefined;
      if (places > 0) {
        places -= 1;
        return placeFreer();
      }
      const mine = turns.get(key) ?? [];
      if (mine.length >= waitingOfOne || waiting >= waitingInAll) return undefined;
      const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>();
      const waiter: Waiter = { letIn: resolve };
      turns.set(key, [...mine, waiter]);
      waiting += 1;
      const leaveQueue = () => leave(key, waiter);
      gone.addEventListener("abort", leaveQueue, { once: true });
      const free = await promise;
      gone.removeEventListener("abort", leaveQueue);
      return free;
    },
  };
}
