import type { Page } from "@playwright/test";
import { fillIn, formCases, newMark, type FormCase } from "../every-form-cases.ts";
import { expect, hydrated, looks, test, wearLook } from "../fixtures.ts";
import { overflowOf } from "../overflow.ts";
import { violationsOf } from "../violations.ts";

/** The toast goes by itself; what stays is judged. */
async function judge(page: Page, state: string) {
  await page.locator(".toast button").click();
  await expect(page.locator(".toast")).toHaveCount(0);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
    if (width > 320) expect(await violationsOf(page), `${state} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function failThenSend(page: Page, one: FormCase) {
  const endpoint = `**/rest/v1/${one.endpoint}*`;
  await page.goto(one.path);
  await hydrated(page);
  await fillIn(page, one, newMark());
  await page.route(endpoint, (route) => route.abort("connectionrefused"));
  await page
    .getByRole("form", { name: one.form, exact: true })
    .getByRole("button", { name: one.send })
    .click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await judge(page, "failed");
  await page.unroute(endpoint);
  await retry.click();
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: one.done }),
  ).toBeVisible();
  await judge(page, "sent");
}

for (const look of looks) {
  test.describe(`in ${look}`, () => {
    test.use({
      allowedConsole: { lines: [/: the message was not sent\./, /Failed to load resource/] },
    });

    for (const one of formCases) {
      test(`the ${one.name} is sound when it failed and when it is sent`, async ({ page }) => {
        test.slow();
        await wearLook(page, look);
        await failThenSend(page, one);
      });
    }

    test("what letters lead to is sound, before and after the button", async ({ page }) => {
      test.slow();
      await wearLook(page, look);
      await page.goto("/blog?newsletter=unsubscribe&token=0123456789abcdef");
      await expect(page.getByRole("heading", { name: "Leave the list" })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(
        page.locator("main").getByRole("heading", { name: "This link is not valid any more" }),
      ).toBeVisible();
      await judge(page, "answered");
    });
  });
}
