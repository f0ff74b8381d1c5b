import {
  aCaller,
  bookButton,
  chooseTime,
  confirmationOf,
  fillCaller,
  openCall,
  timesOf,
} from "../call-page.ts";
import { expect, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";
import { closeNotices } from "../notices.ts";
import { overflowOf } from "../overflow.ts";

test("times, mistakes and confirmation are sound in every look and at both widths", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const dialog = await openCall(page, "call15");
  expect(await faultsOf(page), "times").toEqual([]);
  await bookButton(dialog).click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  expect(await faultsOf(page), "mistakes").toEqual([]);
  await chooseTime(dialog, 8, 0);
  await fillCaller(dialog, aCaller());
  await bookButton(dialog).click();
  await expect(confirmationOf(page)).toBeVisible();
  // The notice goes by itself; what stays is judged.
  await closeNotices(page);
  expect(await faultsOf(page), "confirmation").toEqual([]);
});

test.describe("on a telephone of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, timezoneId: "Asia/Kolkata" });

  test("nothing scrolls sideways, and every time can be pressed", async ({ page }) => {
    const dialog = await openCall(page, "call15");
    expect(await overflowOf(page)).toBe(0);
    const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).toBe(0);
    for (const time of await timesOf(dialog).all()) {
      const box = await time.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/contact", "/partners"]) {
    test(`${path} gives way to the telephone and to mail, and has no dead button`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^Schedule / })).toBeHidden();
      const telephone = page.getByRole("link", { name: "+1 (415) 555-0100" });
      const way = page.locator("main noscript p").filter({ has: telephone });
      await expect(way.getByRole("link", { name: "+1 (415) 555-0100" })).toBeVisible();
      await expect(way.getByRole("link", { name: "hello@perilune.example" })).toBeVisible();
    });
  }
});
