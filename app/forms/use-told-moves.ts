import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { wantsPrivacy } from "./tab-memory.ts";
import { visitOrigin } from "./visit.ts";

/**
 * Tells the server of each page that is shown without being loaded, so that it counts them all alike: the page, and where
 * the visit has come from. Nothing of who it is, nothing of the team's own pages, and nothing at all for a browser that asks
 * not to be followed (Global Privacy Control).
 */
export function useToldMoves(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (wantsPrivacy() || /^\/(admin|login)(\/|$)/.test(pathname)) return;
    navigator.sendBeacon("/v", JSON.stringify({ path: pathname, ...visitOrigin() }));
  }, [pathname]);
}
