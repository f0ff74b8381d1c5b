import type { Page } from "@playwright/test";
import { publicAddresses } from "../../../support/addresses.ts";
import { expect, hydrated, test } from "../../fixtures.ts";

test("an unknown demo is Demo Not Found for the router too", async ({ page }) => {
  for (const path of ["/demo", "/demo/", "/demo/constructor", "/demo/__proto__"]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demo Not Found");
    });
  }
});

/** Texts that cannot be seen although nothing hides them: faint, or without a colour. */
function unseenTexts(page: Page) {
  return page.evaluate(() => {
    function opacityOf(element: Element | null): number {
      return element
        ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
        : 1;
    }
    return Array.from(document.querySelectorAll("main :is(h1,h2,h3,h4,p,a,li,label,button,td,dd)"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.textContent.trim() !== "" && opacityOf(element) < 0.5)
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/** So that several workers share the pages. */
const shares = [0, 1, 2, 3].map((share) =>
  publicAddresses.filter((_address, index) => index % 4 === share),
);

test.describe("without script", () => {
  for (const [index, share] of shares.entries()) {
    test(`every page can be read (${index + 1} of ${shares.length})`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      for (const { path, h1 } of share) {
        await test.step(path, async () => {
          await page.goto(`${baseURL}${path}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect.poll(() => unseenTexts(page)).toEqual([]);
        });
      }
      await page.close();
    });
  }

  test("the contact form offers the mail address", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/contact`);
    await expect(
      page.locator("form").getByRole("link", { name: "hello@perilune.example" }),
    ).toBeVisible();
    await context.close();
  });
});

test.describe("by keyboard", () => {
  test("the skip link comes first and leads to the content", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("moving between pages uses a view transition", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = globalThis as { transitions?: number };
    counted.transitions = 0;
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counted.transitions = (counted.transitions ?? 0) + 1;
      return original(update);
    };
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Launch Mission" }).click();
  await expect(page).toHaveURL("/contact");
  // The address changes first.
  const transitions = () =>
    page.evaluate(() => (globalThis as { transitions?: number }).transitions);
  await expect.poll(transitions).toBe(1);
});
