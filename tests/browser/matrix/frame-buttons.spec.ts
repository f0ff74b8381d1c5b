import { test } from "../fixtures.ts";
import { expectButtonsWork, frameButtons, openForPressing } from "../pressed-buttons.ts";

for (const width of [390, 1280]) {
  test.describe(`around the page at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("every button of header and footer does something", async ({ page }) => {
      test.setTimeout(180_000);
      await openForPressing(page, "/");
      await expectButtonsWork(page, "/", frameButtons);
    });
  });
}
