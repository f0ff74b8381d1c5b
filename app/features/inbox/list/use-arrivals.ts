import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { markTab } from "#app/browser/tab-mark.ts";
import type { InboxView } from "../inbox-filter.ts";
import { newestQuery } from "../inbox-queries.ts";
import { countArrivals, knownAfterReading, knownAtFirst, type Known } from "./arrivals.ts";

type ArrivalsOfAll = {
  readonly count: (view: InboxView) => number;
  readonly read: (view: InboxView, rows: readonly string[]) => void;
};

export const ArrivalsContext = createContext<ArrivalsOfAll>({
  count: () => 0,
  read: () => undefined,
});

/** What came in while the console is open, in every view. The browser's tab tells how much of it was not read. */
export function useArrivalsOfAll(): ArrivalsOfAll {
  const queryClient = useQueryClient();
  const { data: newest } = useQuery(newestQuery());
  const [known, setKnown] = useState<Known | null>(null);
  if (newest && !known) setKnown(knownAtFirst(newest));

  const count = useCallback(
    (view: InboxView) => (newest && known ? countArrivals(newest, known, view) : 0),
    [newest, known],
  );
  const read = useCallback(
    (view: InboxView, rows: readonly string[]) => {
      const told = queryClient.getQueryData(newestQuery().queryKey) ?? [];
      setKnown((before) => before && knownAfterReading(before, told, view, rows));
    },
    [queryClient],
  );
  const total = count("all");
  useEffect(() => markTab(total), [total]);
  return useMemo(() => ({ count, read }), [count, read]);
}

type Loaded = {
  readonly rows: readonly string[] | undefined;
  /** Milliseconds since 1970, of the last load that worked. */
  readonly at: number;
  readonly isLoading: boolean;
};

/** How many records of a view came in since its list was loaded. */
export function useArrivals(view: InboxView, { rows, at, isLoading }: Loaded): number {
  const { count, read } = use(ArrivalsContext);
  const loaded = isLoading ? 0 : at;
  // Rows that change in place were not loaded anew.
  const readRows = useEffectEvent(() => rows && read(view, rows));
  useEffect(() => {
    if (loaded > 0) readRows();
  }, [loaded]);
  return count(view);
}
