import { useState } from "react";
import type { Deal } from "./deal.ts";

/**
 * Deals as they are to be shown: while somebody is in them they keep their places, whatever others do. `beat` changes
 * with what is done here, which shows at once.
 */
export function useSteady<Shown extends Pick<Deal, "id">>(
  newest: readonly Shown[],
  isHeld: boolean,
  beat: string,
) {
  const [kept, setKept] = useState({ deals: newest, beat });
  const hasOtherPlaces = !isSameOrder(kept.deals, newest);
  const isShowable = !isHeld || kept.beat !== beat || !hasOtherPlaces;
  if (isShowable && kept.deals !== newest) {
    // A beat is spent by the change that it announces, not by a look that finds everything in its place.
    setKept({ deals: newest, beat: isHeld && !hasOtherPlaces ? kept.beat : beat });
  }
  return {
    deals: isShowable ? newest : kept.deals,
    /** Others have moved something, which is not shown yet. */
    hasChanged: !isShowable,
    show: () => setKept({ deals: newest, beat }),
  };
}

/** More at the end is no change of places. */
function isSameOrder(one: readonly Pick<Deal, "id">[], other: readonly Pick<Deal, "id">[]) {
  return one.length <= other.length && one.every(({ id }, index) => id === other[index]?.id);
}
