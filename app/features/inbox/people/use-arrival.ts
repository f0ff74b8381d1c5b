import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Whoever comes to a card by a link begins at its heading: the link is gone, and the focus with it. The first page of a
 * visit moves nothing, and a link that has got the focus back keeps it.
 */
export function useArrival(titleId: string) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [isFirst] = useState(key === "default");

  useEffect(() => {
    if (isFirst || document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
    if (!isBack) scrollTo({ top: 0, behavior: "instant" });
  }, [isFirst, isBack, titleId]);
}
