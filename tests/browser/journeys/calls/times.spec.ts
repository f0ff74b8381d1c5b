import { bookButton, openCall, openCallsEndpoint, timesOf } from "../../call-page.ts";
import { expect, test } from "../../fixtures.ts";

test("what the number is for depends on who is free at the chosen time @page", async ({ page }) => {
  await page.route(openCallsEndpoint, async (route) => {
    const response = await route.fetch();
    const times: readonly object[] = await response.json();
    await route.fulfill({
      response,
      json: times.map((time, index) => ({ ...time, is_free: true, has_video: index > 0 })),
    });
  });
  const dialog = await openCall(page, "call15");
  const phone = dialog.getByLabel("Phone");
  await expect(phone).toHaveAccessibleDescription("Without one, we send you a video link.");
  await timesOf(dialog).nth(0).check();
  await expect(phone).toHaveAccessibleDescription("We call you on this number.");
  await timesOf(dialog).nth(1).check();
  await expect(phone).toHaveAccessibleDescription("Without one, we send you a video link.");
});

test.describe("in Lisbon, on the night of the last Sunday in October", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test("times that the clock shows twice are told apart @page", async ({ page }) => {
    const moments = ["2027-10-31T00:00:00Z", "2027-10-31T00:30:00Z", "2027-10-31T01:00:00Z"];
    await page.route(openCallsEndpoint, (route) =>
      route.fulfill({
        json: moments.map((starts) => ({ starts, is_free: true, has_video: false })),
      }),
    );
    const dialog = await openCall(page, "call15");
    const day = "Sunday, October 31";
    await expect(timesOf(dialog).nth(0)).toHaveAccessibleName(`1:00 AM, GMT+1, ${day}`);
    await expect(timesOf(dialog).nth(1)).toHaveAccessibleName(`1:30 AM, GMT+1, ${day}`);
    await expect(timesOf(dialog).nth(2)).toHaveAccessibleName(/^1:00 AM, GMT(\+0)?, Sunday/);
    await timesOf(dialog).nth(2).check();
    await expect(dialog.getByText(/^Sun, Oct 31, 1:00 AM, GMT(\+0)?$/)).toBeVisible();
    await expect(bookButton(dialog)).toBeVisible();
  });
});
