import { expect, hydrated, stopClock, test } from "../../fixtures.ts";
import { fixtureMoment } from "../../demos/demo-page.ts";

const twoDays = 2 * 24 * 3_600_000;

test("a demo's clock reaches the visitor's day together with its data, not a frame later", async ({
  page,
}) => {
  await page.clock.install({ time: fixtureMoment.getTime() + twoDays });
  await page.goto("/demo/recruitment");
  // No frame comes any more: what the page shows now is what it shows first.
  await stopClock(page);
  await hydrated(page);
  await expect(page.getByRole("main")).toContainText("Thu, Nov 26");
  const feed = page.getByRole("region", { name: "Activity" }).getByRole("listitem");
  await expect(feed.first()).toContainText("16h");
});
