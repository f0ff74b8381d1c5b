import { useState } from "react";

/** A count this much older than the list, in milliseconds, still belongs to the same load. */
const sameLoad = 5000;

type Loaded<Value> = { readonly value: Value | null; readonly at: number };

/**
 * How many records came in since the list was loaded, by what the counters have found out since; none while there is no
 * list, which `listLoadedAt` says with 0.
 */
export function useArrivals(total: Loaded<number>, listLoadedAt: number): number {
  const [base, setBase] = useState({ listLoadedAt: 0, total: 0 });
  const belongsToList = listLoadedAt > 0 && total.at >= listLoadedAt - sameLoad;
  if (total.value !== null && belongsToList && base.listLoadedAt !== listLoadedAt) {
    setBase({ listLoadedAt, total: total.value });
  }
  if (total.value === null || !belongsToList || base.listLoadedAt !== listLoadedAt) return 0;
  return Math.max(total.value - base.total, 0);
}
