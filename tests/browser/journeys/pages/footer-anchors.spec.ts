import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "../../fixtures.ts";

// What moves is the matter of some of these tests.
test.use({
  contextOptions: { reducedMotion: "no-preference" },
});

const features = [
  { label: "Database", id: "database", title: "Database hosting" },
  { label: "Analytics", id: "analytics", title: "Analytics dashboard" },
  { label: "Partners", id: "partners", title: "Partner portals" },
  { label: "Payments", id: "payments", title: "Payment processing" },
] as const;

const sectors = [
  { label: "E-commerce", id: "ecommerce" },
  { label: "Healthcare", id: "healthcare" },
  { label: "Education", id: "education" },
  { label: "Real estate", id: "real-estate" },
] as const;

async function expectBelowHeader(page: Page, target: Locator) {
  const distance = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const box = await target.boundingBox();
    return header && box ? box.y - header.y - header.height : null;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
}

async function expectFeature(page: Page, { id, title }: (typeof features)[number]) {
  const entry = page.locator(`#${id}`);
  const heading = entry.getByRole("heading", { name: title });
  await expect(entry).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectBelowHeader(page, heading);
}

async function expectSector(page: Page, { id }: (typeof sectors)[number]) {
  const row = page.locator(`li[id="${id}"]`);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toBeFocused();
}

const pulseOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((article) => getComputedStyle(article, "::before").animationName);

test("each feature is reached by its address; the target pulses, but not under reduced motion", async ({
  page,
}) => {
  for (const feature of features) {
    await test.step(`#${feature.id}`, async () => {
      await page.goto("about:blank");
      await page.goto(`/features#${feature.id}`);
      await hydrated(page);
      await expectFeature(page, feature);
    });
  }
  expect(await pulseOf(page, "payments")).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pulseOf(page, "payments")).toBe("none");
});

test("each sector is reached by its address", async ({ page }) => {
  for (const sector of sectors) {
    await test.step(`#${sector.id}`, async () => {
      await page.goto("about:blank");
      await page.goto(`/examples#${sector.id}`);
      await expectSector(page, sector);
    });
  }
});

test("each of the eight is reached from the footer of another page, below the header", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  await page.goto("/contact");
  await hydrated(page);
  for (const [index, feature] of features.entries()) {
    await test.step(`/features#${feature.id}`, async () => {
      const link = footer.locator(`a[href="/features#${feature.id}"]`);
      await expect(link).toHaveText(feature.label);
      await link.click();
      await expect(page).toHaveURL(`/features#${feature.id}`);
      await expectFeature(page, feature);
      expect(await pulseOf(page, feature.id)).not.toBe("none");
    });
    const sector = sectors[index];
    if (!sector) continue;
    await test.step(`/examples#${sector.id}`, async () => {
      await footer.getByRole("link", { name: sector.label, exact: true }).click();
      await expect(page).toHaveURL(`/examples#${sector.id}`);
      await expectSector(page, sector);
      const row = page.locator(`li[id="${sector.id}"]`);
      await expectBelowHeader(page, row);
      const colour = (element: Element) => getComputedStyle(element).color;
      const other = await page.locator("li[id=legal] b").evaluate(colour);
      expect(await row.getByText(sector.label, { exact: true }).evaluate(colour)).not.toBe(other);
    });
  }
});
