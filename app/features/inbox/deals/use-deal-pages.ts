import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type FocusEvent } from "react";
import type { Stage } from "./deal.ts";
import { dealPagesQuery } from "./deals-queries.ts";
import type { DealsModel } from "./use-deals.ts";
import { useSteady } from "./use-steady.ts";

/** The deals of one stage, or of all: page by page, holding still while the focus is among them. */
export function useDealPages(model: DealsModel, stage: Stage | null) {
  const { place, moves, menu, losing } = model;
  const sort = stage === null ? place.sort : "moved";
  const query = useInfiniteQuery(dealPagesQuery(stage, place.filter, sort));
  const [isInside, setIsInside] = useState(false);
  const { data } = query;
  const newest = useMemo(() => data?.pages.flatMap((page) => page.deals) ?? [], [data]);
  const isHeld = isInside || menu.isOpen || losing.current !== null;
  const beat = JSON.stringify([moves.count, place.filter, sort, query.isPending]);
  const steady = useSteady(newest, isHeld, beat);

  // A moved deal arrives with any of the next pages, and in a column of its own.
  useEffect(() => moves.follow());

  return {
    ...steady,
    query,
    /** Of the element that the deals stand in. */
    inside: {
      onFocus: () => setIsInside(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsInside(currentTarget.contains(relatedTarget)),
    },
  };
}

export type DealPages = ReturnType<typeof useDealPages>;
