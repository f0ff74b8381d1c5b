import type { Page } from "@playwright/test";
import { expect, test, wearLook } from "../fixtures.ts";
import { overflowOf } from "../overflow.ts";
import { violationsOf } from "../violations.ts";
import { openDemo } from "./demo-page.ts";
import { runningDemos, screens, showScreen, type RunningDemo } from "./screens.ts";

const widths = [390, 1280];

/** The first screen of every demo is looked at in all looks by every-page.spec.ts; the dark palette is one for two. */
for (const demo of runningDemos) {
  for (const look of ["rocket", "cyber"]) {
    test(`${demo} in ${look}: every screen suits everybody and fits a narrow window`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await wearLook(page, look);
      await openDemo(page, demo);
      for (const screen of screens[demo]) {
        await showScreen(page, demo, screen);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await overflowOf(page), `${screen} at ${width} px`).toBe(0);
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await violationsOf(page), `${screen} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

type Step = (page: Page) => Promise<void>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole("button", { name }).first().click();

/** What opens over a screen, or on it, and how to get there. */
const states: readonly (readonly [RunningDemo, screen: string, what: string, ...Step[]])[] = [
  ["ecommerce", "Shopper", "a product", press(/^Orbit Pro watch/)],
  [
    "ecommerce",
    "Shopper",
    "a product's reviews and the review form",
    press(/^Orbit Pro watch/),
    (page) => page.getByRole("tab", { name: "Reviews" }).click(),
  ],
  [
    "ecommerce",
    "Shopper",
    "a product's shipping",
    press(/^Orbit Pro watch/),
    (page) => page.getByRole("tab", { name: "Shipping" }).click(),
  ],
  ["ecommerce", "Shopper", "saved products", press("Save Orbit Pro watch"), press(/^Saved \(1\)/)],
  ["ecommerce", "Shopper", "the summary", press("Add to Cart"), press(/^Cart \(1\)/)],
  [
    "ecommerce",
    "Shopper",
    "the address",
    press("Add to Cart"),
    press(/^Cart \(1\)/),
    press("Next"),
  ],
  [
    "ecommerce",
    "Shopper",
    "the payment",
    press("Add to Cart"),
    press(/^Cart \(1\)/),
    press("Next"),
    press("Next"),
    press("Fill with sample details"),
  ],
  [
    "ecommerce",
    "Shopper",
    "the confirmation",
    press("Add to Cart"),
    press(/^Cart \(1\)/),
    press("Next"),
    press("Next"),
    press("Place Order"),
  ],
  [
    "healthcare",
    "Appointments",
    "a chosen day and time",
    (page) =>
      page
        .getByRole("grid")
        .getByRole("button", { name: /^Tuesday, November 24/ })
        .click(),
    (page) => page.getByRole("radio", { name: /^9:30 AM/ }).check(),
  ],
  ["healthcare", "Dashboard", "a call", press("Join Call")],
  ["healthcare", "Dashboard", "the check-in", press(/^Check in for/)],
  ["healthcare", "Dashboard", "a message", press("Message your care team")],
  ["healthcare", "Dashboard", "a question before cancelling", press("Cancel")],
  ["healthcare", "Medical Records", "a result", press("Lipid panel")],
  ["healthcare", "Medical Records", "a visit note", press("Visit note, General Practice")],
  ["healthcare", "Prescriptions", "a refill", press("Request refill")],
  ["healthcare", "Health Analytics", "a refused reading", press("Add reading")],
  ["dashboard", "Overview", "what lies behind a bar", press(/^Oct 2026/)],
  [
    "dashboard",
    "Overview",
    "the line",
    (page) => page.getByRole("radio", { name: "Line" }).check(),
  ],
  ["dashboard", "Overview", "the table of a chart", press("View as table")],
  ["dashboard", "Reports", "a report", press("Open")],
  ["dashboard", "Team", "a person", press("Luis Prado")],
  ["dashboard", "Team", "the table", (page) => page.getByRole("radio", { name: "Table" }).check()],
  ["dashboard", "Team", "a refused invitation", press("Invite member"), press(/^Invite$/)],
  ["community", "Feed", "a post's menu", press("More about the post by Wen Zhao")],
  [
    "community",
    "Feed",
    "a report",
    press("More about the post by Wen Zhao"),
    (page) => page.getByRole("menuitem", { name: "Report" }).click(),
  ],
  ["community", "Feed", "comments", press("Comments, 18")],
  [
    "community",
    "Messages",
    "a conversation",
    (page) => page.locator('[data-conversation="wen"]').click(),
  ],
  [
    "community",
    "Create Post",
    "the question before a draft replaces a text",
    (page) => page.locator('[name="title"]').fill("First"),
    press("Save as Draft"),
    (page) => page.locator('[name="title"]').fill("Second"),
    press("Continue"),
  ],
  ["learning", "My Courses", "a certificate", press("View Certificate")],
  ["learning", "Browse", "a course", press("Spanish for Travel")],
  ["learning", "Watch", "a chapter's files", press("Download Resources")],
  [
    "learning",
    "Watch",
    "the shortcuts",
    async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
    },
    press("Shortcuts"),
  ],
  [
    "learning",
    "Watch",
    "the end of a chapter",
    (page) => page.getByRole("slider", { name: "Seek" }).fill("720"),
  ],
];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [demo, screen, what, ...steps] of states) {
      test(`${demo}, ${screen}: ${what} suits everybody`, async ({ page }) => {
        await openDemo(page, demo);
        await showScreen(page, demo, screen);
        for (const step of steps) await step(page);
        expect(await violationsOf(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      });
    }
  });
}
