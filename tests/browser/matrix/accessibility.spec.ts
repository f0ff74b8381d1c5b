import type { Page } from "@playwright/test";
import { aLead, expect, hydrated, looks, sendLead, signIn, test, wearLook } from "../fixtures.ts";
import { violationsOf } from "../violations.ts";

const widths = [390, 1280];

async function expectNoViolations(page: Page) {
  // A running animation has no colour of its own to judge.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violationsOf(page)).toEqual([]);
}

for (const look of looks) {
  for (const width of widths) {
    test.describe(`${look} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test("the inbox has no violation", async ({ page }) => {
        await wearLook(page, look);
        await sendLead(page, aLead());
        await signIn(page);
        await expect(page.getByRole("table")).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}

for (const width of widths) {
  test.describe(`states at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the message dialog, the shortcuts and an empty search have no violation", async ({
      page,
    }) => {
      const lead = aLead();
      await sendLead(page, lead);
      await signIn(page);
      await page.getByRole("button", { name: lead.name }).click();
      await expect(page.getByRole("dialog", { name: lead.name })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.goto("/admin?q=nothing-says-this");
      await expect(page.getByText("No submissions match")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the contact form with mistakes has no violation", async ({ page }) => {
      await page.goto("/contact");
      await hydrated(page);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("alert")).toBeFocused();
      await expectNoViolations(page);
    });

    test("the sign-in form with mistakes has no violation", async ({ page }) => {
      await page.goto("/login");
      await hydrated(page);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test.describe("the open menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has no violation", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page);
  });
});
