import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What a new address does to the page (specification, section 2, and decision D23): every change of the path, Back
 * included, scrolls to the top and puts the focus on the heading; a hash names its target instead. A change of the
 * query or a dialog's history entry moves nothing.
 */
export function NavigationEffects() {
  const location = useLocation();
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    const { pathname, hash } = location;
    const isFirst = lastPath.current === null;
    const isNewPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isFirst && isVisitorInside()) return;
    if (hash) goToTarget(hash, isFirst);
    else if (isNewPath && !isFirst) goToTop();
  }, [location]);

  useEffect(() => {
    // The browser may restore the offset after a reload, never within the visit.
    history.scrollRestoration = "manual";
    const allow = () => (history.scrollRestoration = "auto");
    addEventListener("pagehide", allow);
    return () => removeEventListener("pagehide", allow);
  }, []);

  return null;
}

/** The focus is in the page already: before React started the visitor has put it there. */
function isVisitorInside() {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function goToTop() {
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  focusQuietly(document.querySelector<HTMLElement>("h1"));
}

function goToTarget(hash: string, isFirst: boolean) {
  const target = document.getElementById(decoded(hash.slice(1)));
  // The browser went there when the page came; since then the visitor may have read on.
  const wasThere = isFirst && target?.matches(":target");
  if (!wasThere) target?.scrollIntoView({ behavior: "instant", block: "start" });
  focusQuietly(target);
}

/** A hash may be anything, also what is no encoded text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function focusQuietly(element: HTMLElement | null) {
  if (!element) return;
  if (!element.matches("a[href],button,input,select,textarea,[tabindex]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
