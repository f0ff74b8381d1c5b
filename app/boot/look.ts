/** Runs in the head, before the first paint: puts the stored look on the page and lets it arrive in pieces. */
import { isLook, lookColours, lookStorageKey } from "#app/lib/look.ts";
import { arriveInPieces } from "./pieces.ts";

try {
  const stored = localStorage.getItem(lookStorageKey);
  if (isLook(stored)) {
    document.documentElement.dataset.look = stored;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", lookColours[stored]);
  }
} catch {
  // Storage may be closed to us; the page then keeps Rocket.
}

arriveInPieces();
