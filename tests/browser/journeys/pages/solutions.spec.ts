import { expect, hydrated, test } from "../../fixtures.ts";

test("an industry opens cold by its anchor, and the departure board leads to the others", async ({
  page,
}) => {
  await page.goto("/solutions#non-profit");
  const heading = page.getByRole("heading", { level: 2, name: "Non-profit" });
  await expect(heading).toBeInViewport();
  await hydrated(page);
  await expect(heading).toBeInViewport();
  const board = page.getByRole("navigation", { name: "Industry index" });
  for (const industry of ["Events", "Retail"]) {
    await board.getByRole("link", { name: industry }).click();
    const entry = page.getByRole("article", { name: industry, exact: true });
    await expect(entry).toBeFocused();
    await expect(entry.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});
