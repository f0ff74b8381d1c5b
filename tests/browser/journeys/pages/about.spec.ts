import { expect, test } from "../../fixtures.ts";

test("mission, vision and three values stand on the page", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const name of ["Mission", "Vision"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const values = main
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: /Three things/ }) });
  await expect(values.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(main.getByRole("heading", { name: /Who you/ })).toBeVisible();
});

test("its buttons lead to the contact page", async ({ page }) => {
  await page.goto("/about");
  const buttons = page.getByRole("main").locator('a.btn[href="/contact"]');
  await expect(buttons).toHaveCount(2);
  await buttons.last().click();
  await expect(page).toHaveURL("/contact");
});
