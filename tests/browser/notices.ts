import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The notice on show. The one that it took the place of may still be on its way out. */
export const toastOn = (page: Page) => page.locator(".toast:not([data-ending-style])");

/** Closes what is shown as a notice. In one step, because a notice may go by itself between two. */
export async function closeNotices(page: Page) {
  const notices = page.locator(".toast");
  await notices
    .getByRole("button", { name: "Close", includeHidden: true })
    .evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
  await expect(notices).toHaveCount(0);
}
