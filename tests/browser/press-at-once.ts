import type { Locator } from "@playwright/test";

/** Presses all of these buttons that are there, in one step, because one may go by itself between two; gives their number. */
export function pressAtOnce(buttons: Locator): Promise<number> {
  return buttons.evaluateAll((found) => {
    for (const button of found) if (button instanceof HTMLElement) button.click();
    return found.length;
  });
}
