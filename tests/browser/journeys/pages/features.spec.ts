import type { Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const anchors = [
  { label: "Database", id: "database", title: "Database hosting" },
  { label: "Analytics", id: "analytics", title: "Analytics dashboard" },
  { label: "Partners", id: "partners", title: "Partner portals" },
  { label: "Payments", id: "payments", title: "Payment processing" },
] as const;

const pulseOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((article) => getComputedStyle(article, "::before").animationName);

/** The entry has the focus and stands below the header. */
async function expectReached(page: Page, id: string, title: string) {
  const entry = page.locator(`#${id}`);
  const heading = entry.getByRole("heading", { name: title });
  await expect(entry).toBeFocused();
  await expect(heading).toBeInViewport();
  const isBelowHeader = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const box = await heading.boundingBox();
    return header !== null && box !== null && box.y >= header.y + header.height;
  };
  await expect.poll(isBelowHeader).toBe(true);
}

test("the index leads to a feature without React", async ({ page }) => {
  await openBeforeReact(page, "/features");
  const index = page.getByRole("navigation", { name: "The twelve features" });
  await index.getByRole("link", { name: "Global CDN" }).click();
  await expect(page).toHaveURL("/features#cdn");
  await expect(page.getByRole("heading", { name: "Global CDN" })).toBeInViewport();
});

test("each anchor of the footer is reached by its address", async ({ page }) => {
  for (const { id, title } of anchors) {
    await test.step(`#${id}`, async () => {
      await page.goto("about:blank");
      await page.goto(`/features#${id}`);
      await hydrated(page);
      await expectReached(page, id, title);
    });
  }
  await test.step("the target pulses, but not under reduced motion", async () => {
    expect(await pulseOf(page, "payments")).toBe("sys-pulse");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await pulseOf(page, "payments")).toBe("none");
  });
});

test("each anchor of the footer is reached from the footer of another page", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  for (const { label, id, title } of anchors) {
    await test.step(`#${id}`, async () => {
      const link = page.getByRole("contentinfo").locator(`a[href="/features#${id}"]`);
      await expect(link).toHaveText(label);
      await link.click();
      await expect(page).toHaveURL(`/features#${id}`);
      await expectReached(page, id, title);
      expect(await pulseOf(page, id)).toBe("sys-pulse");
      await page.goBack();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  }
});

test("the table is still one at 320 px, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/features");
  const table = page.getByRole("table", { name: "What the three monthly plans carry" });
  await expect(table.getByRole("cell")).toHaveCount(45);
  const cell = table.getByRole("cell", { name: "Single sign-on, audit log" });
  await expect(cell).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
