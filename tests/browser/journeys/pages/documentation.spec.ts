import { expect, hydrated, test } from "../../fixtures.ts";

const tabs = [
  ["Quick Start", "Your first deploy in 5 minutes"],
  ["Guides", "Guides"],
  ["API Docs", "API Docs"],
  ["Examples", "Examples"],
] as const;

test("has its four tabs with something to read in each, and a way home", async ({ page }) => {
  await page.goto("/documentation");
  await hydrated(page);
  await expect(page.getByRole("tab")).toHaveText(tabs.map(([name]) => name));
  for (const [name, heading] of tabs) {
    await page.getByRole("tab", { name }).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(heading);
    expect(await panel.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(3);
  }
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the quick start keeps its promise: its clock ends at five minutes", async ({ page }) => {
  await page.goto("/documentation");
  const clocks = page.getByRole("tabpanel", { name: "Quick Start" }).locator(".ep__clock");
  await expect(clocks.first()).toContainText("0:00");
  await expect(clocks.last()).toContainText("5:00");
});

test("the guides are about roles, domain, import, backups and webhooks", async ({ page }) => {
  await page.goto("/documentation#guides");
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText([
    "Accounts and roles",
    "Your own domain",
    "Importing data",
    "Backups and restoring",
    "Webhooks",
  ]);
});

test("API Docs leads into each part of the reference it speaks of", async ({ page }) => {
  await page.goto("/documentation#api-docs");
  const links = page.getByRole("tabpanel").getByRole("link", { name: /^Reference/ });
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL("/api#auth");
  await expect(page.getByRole("tab", { name: "Auth" })).toHaveAttribute("aria-selected", "true");
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("each example can be copied", async ({ page }) => {
    await page.goto("/documentation#examples");
    await hydrated(page);
    const samples = page.getByRole("tabpanel").locator(".code");
    const count = await samples.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const sample = samples.nth(index);
      await sample.getByRole("button", { name: "Copy" }).click();
      await expect(sample.getByRole("button")).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await sample.getByRole("group").textContent(),
      );
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all four parts can be read", async ({ page }) => {
    await page.goto("/documentation");
    for (const [, heading] of tabs) {
      await expect(
        page.getByRole("heading", { level: 2, name: heading, exact: true }),
      ).toBeVisible();
    }
  });
});
