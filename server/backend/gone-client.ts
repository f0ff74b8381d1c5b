import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<AbortSignal>();

/**
 * Runs the work for somebody who may go away before it is done: what they asked of the database is ended then. For
 * questions only; what somebody sent is stored whether they wait for the answer or not.
 */
export function untilGone<Result>(gone: AbortSignal, work: () => Result): Result {
  return current.run(gone, work);
}

/** The signal of the one for whom this runs. */
export function goneSignal(): AbortSignal | undefined {
  return current.getStore();
}
