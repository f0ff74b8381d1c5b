import { useState } from "react";

/** A count this much older than the list, in milliseconds, still belongs to the same load. */
const sameLoad = 5000;

/** Whether a count of this time, in milliseconds since 1970, is of the same load as a list of that time. */
export function isOfSameLoad(countedAt: number, listLoadedAt: number): boolean {
  return countedAt >= listLoadedAt - sameLoad;
}

type Loaded<Value> = { readonly value: Value | null; readonly at: number };

/**
 * How many records came in since the list was loaded, by what the counters have found out since; none while there is no
 * list, which `listLoadedAt` says with 0.
 */
export function useArrivals(total: Loaded<number>, listLoadedAt: number): number {
  const [base, setBase] = useState({ listLoadedAt: 0, total: 0 });
  const belongsToList = listLoadedAt > 0 && isOfSameLoad(total.at, listLoadedAt);
  if (total.value !== null && belongsToList && base.listLoadedAt !== listLoadedAt) {
    setBase({ listLoadedAt, total: total.value });
  }
  if (total.value === null || !belongsToList || base.listLoadedAt !== listLoadedAt) return 0;
  return Math.max(total.value - base.total, 0);
}
