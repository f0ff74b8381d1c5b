/**
 * A page arrives in pieces: what stands below its opening is left out of the layout at first (`base.css`) and laid out
 * one piece a frame when the page has loaded, so that no task holds a slow telephone up. Only where a visit begins at the
 * top; what comes into view before its turn the browser lays out itself.
 */
const root = document.documentElement;
/** As in `base.css`. What reaches into the opening is none: it counts as moved when it is given up. */
const pieces =
  "main>:is(section,div,nav):not(:first-child,[data-whole]),main:not([data-pieces]) :is(article,section section),[data-piece],main~:is(aside,footer)";

/** Called in the head, before there is anything to lay out. */
export function arriveInPieces() {
  const [arrival] = performance.getEntriesByType("navigation");
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate";
  if (isNew && !location.hash) root.dataset.arrival = "pieces";
}

/** Called at the end of the body. */
export function layPieces() {
  if (!root.dataset.arrival) return;
  addEventListener("load", () => {
    const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
    function layNext() {
      const piece = waiting.shift();
      if (!root.dataset.arrival || !piece) return layRest();
      piece.dataset.laid = "";
      requestAnimationFrame(layNext);
    }
    requestAnimationFrame(layNext);
  });
  // These lead to a place further down, and have to know where it is.
  addEventListener("keydown", layRest, { capture: true, once: true });
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) layRest();
    },
    { capture: true },
  );
}

function layRest() {
  delete root.dataset.arrival;
  for (const piece of document.querySelectorAll<HTMLElement>("[data-laid]")) {
    delete piece.dataset.laid;
  }
}
