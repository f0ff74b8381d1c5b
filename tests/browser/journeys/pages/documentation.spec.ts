import { expect, hydrated, pressTab, test } from "../../fixtures.ts";

const tabs = [
  ["Quick Start", "Your first deploy in 5 minutes"],
  ["Guides", "Guides"],
  ["API Docs", "API Docs"],
  ["Examples", "Examples"],
] as const;

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the documentation is read tab by tab, copied from, and left for home", async ({ page }) => {
    await page.goto("/documentation#guides");
    await test.step("an address with a hash opens its tab", async () => {
      await expect(page.getByRole("tabpanel", { name: "Guides" })).toBeVisible();
    });
    await hydrated(page);
    await test.step("each tab shows its own part, and no other", async () => {
      for (const [name, heading] of tabs) {
        await page.getByRole("tab", { name }).click();
        await expect(page.getByRole("tabpanel")).toHaveCount(1);
        await expect(
          page.getByRole("tabpanel", { name }).getByRole("heading", { level: 2 }),
        ).toHaveText(heading);
      }
    });
    await test.step("each example can be copied", async () => {
      const samples = page.getByRole("tabpanel", { name: "Examples" }).locator("[data-code]");
      expect(await samples.count()).toBeGreaterThan(3);
      for (const sample of await samples.all()) {
        await sample.getByRole("button", { name: "Copy" }).click();
        await expect(sample.getByRole("button")).toHaveText("Copied");
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          await sample.getByRole("group").textContent(),
        );
      }
    });
    await test.step("API Docs leads into the part of the reference it speaks of", async () => {
      await pressTab(page, "API Docs");
      await page
        .getByRole("tabpanel")
        .getByRole("link", { name: /^Reference/ })
        .first()
        .click();
      await expect(page).toHaveURL("/api#auth");
      await expect(page.getByRole("tab", { name: "Auth" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
    });
    await test.step("there is a way home", async () => {
      await page.goBack();
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all four parts can be read", async ({ page }) => {
    await page.goto("/documentation");
    for (const [, name] of tabs) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
  });
});
