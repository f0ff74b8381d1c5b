import { expect, hydrated, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";

test("the contact form with mistakes is sound", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
});

test("the sign-in form with mistakes is sound", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the open menu is sound", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await faultsOf(page, { widths: [390] })).toEqual([]);
  });
});
