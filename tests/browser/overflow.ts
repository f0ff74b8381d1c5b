import type { Page } from "@playwright/test";
import { settled } from "./waits.ts";

/** How many pixels a page is wider than its window, once nothing moves. */
export async function overflowOf(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
