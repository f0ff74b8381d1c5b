import { expect } from "../../fixtures.ts";
import { test } from "../../staff-test.ts";

test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

test("a page whose script cannot be had says so in the console, and Retry opens it", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Deals" })).toBeVisible();
  const scripts = "**/assets/later-pages-*.js";
  await page.route(scripts, (route) => route.abort("connectionrefused"));
  await page.getByRole("link", { name: "Deals" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
  await expect(failure).toBeVisible();
  await page.unroute(scripts);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("searchbox", { name: "Search deals" })).toBeVisible();
  await expect(failure).toHaveCount(0);
});
