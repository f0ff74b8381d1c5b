import type { Page } from "@playwright/test";

/** How many pixels a page is wider than its window. A new width is laid out with the next frame, so two are awaited. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
