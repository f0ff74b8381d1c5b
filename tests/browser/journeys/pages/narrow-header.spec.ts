import { expect, looks, settled, test, wearLook } from "../../fixtures.ts";

/** The header is fixed: what sticks out of it is cut off and makes no page wider, so nothing else would tell. */
for (const look of looks) {
  test(`the menu button stands whole on the narrowest screen, in ${look}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await wearLook(page, look);
    await page.goto("/");
    await settled(page);
    const box = await page.getByRole("button", { name: "Open menu" }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
}
