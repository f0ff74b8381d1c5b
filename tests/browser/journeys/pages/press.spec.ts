import { expect, hydrated, test } from "../../fixtures.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a release is opened from the list, and its link is copied", async ({ page }) => {
  await page.goto("/press");
  await page
    .getByRole("link", { name: "Perilune opens its partner program in four tiers" })
    .click();
  await expect(page).toHaveURL("/press/partner-program-four-tiers");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/press\/partner-program-four-tiers$/,
  );
});

test("the link can be copied before React has started", async ({ page }) => {
  await page.goto("/press/forty-thousand-users");
  await page.getByRole("button", { name: "Copy link" }).dispatchEvent("click");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await hydrated(page);
});
