import { expect, test } from "../../fixtures.ts";
import { fixtureMoment, openStoppedDemo } from "../../demos/demo-page.ts";

const twoDays = 2 * 24 * 3_600_000;

test("a demo's clock reaches the visitor's day together with its data, not a frame later", async ({
  page,
}) => {
  // No frame comes: what the page shows is what it shows first.
  await openStoppedDemo(page, "recruitment", new Date(fixtureMoment.getTime() + twoDays));
  await expect(page.getByRole("main")).toContainText("Thu, Nov 26");
  const feed = page.getByRole("region", { name: "Activity" }).getByRole("listitem");
  await expect(feed.first()).toContainText("16h");
});
