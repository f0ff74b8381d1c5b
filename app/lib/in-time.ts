import { RepositoryError } from "./repository-error.ts";

/**
 * How long one question may go without an answer, in milliseconds, its repetitions included. Behind a slow one of five
 * seconds it still ends within the fifteen that nobody waits longer than.
 */
export const waitLimit = 9_000;

/**
 * The outcome of `work`, or a RepositoryError of kind `unreachable` when there is none in time. The work is not
 * cancelled; its late outcome is ignored.
 */
export function inTime<Value>(work: PromiseLike<Value>, limit = waitLimit): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new RepositoryError("unreachable", `No answer within ${limit} ms.`));
    }, limit);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

/** Aborts after so many milliseconds, by the same clock as everything else in the page. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), milliseconds);
  return controller.signal;
}
