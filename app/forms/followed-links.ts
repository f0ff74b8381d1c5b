import { clipped } from "#domain/clipped.ts";
import { remember, remembered } from "./tab-memory.ts";

const key = "followed";

/** By page, the words of the link that was last followed to it; for who wants no memory, within this page. */
let followed: Readonly<Record<string, unknown>> | null = null;

/** Notes the words of a link within this site when it is clicked. */
export function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  noteStep(link.pathname, link.textContent);
}

/** The words of what leads to a page, when it is not a link. */
export function noteStep(path: string, words: string): void {
  followed = { ...(followed ?? remembered(key)), [path]: clipped(words, 100) };
  remember(key, followed);
}

/** The words that led to a page; empty when nothing on this site did. */
export function stepTo(path: string): string {
  const words = (followed ?? remembered(key))[path];
  return typeof words === "string" ? clipped(words, 100) : "";
}
