import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { pressAtOnce } from "./press-at-once.ts";

/** The notice on show. The one that it took the place of may still be on its way out. */
export const toastOn = (page: Page) => page.locator("[data-toast]:not([data-ending-style])");

/** Closes what is shown as a notice. */
export async function closeNotices(page: Page) {
  const notices = page.locator("[data-toast]");
  await pressAtOnce(notices.getByRole("button", { name: "Close", includeHidden: true }));
  await expect(notices).toHaveCount(0);
}
