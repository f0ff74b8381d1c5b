import { expect, hydrated, test } from "../../fixtures.ts";

const lastDay = new Date("2027-12-17T12:00:00Z");
const dayAfter = new Date("2027-12-18T00:00:01Z");

test("on its last day a role can be applied for; after it, it cannot, and says why", async ({
  page,
}) => {
  const card = page.getByRole("article", { name: "Product Designer" });
  const apply = card.getByRole("link", { name: "Apply Now" });
  await test.step("on its last day the list leads to the role", async () => {
    await page.clock.setFixedTime(lastDay);
    await page.goto("/careers");
    await hydrated(page);
    await expect(apply).toHaveAttribute("href", "/careers/product-designer");
    await apply.click();
    await expect(page).toHaveURL("/careers/product-designer");
    await expect(page.getByRole("form", { name: "Apply for this role" })).toBeVisible();
  });
  await test.step("after it the list has no way there", async () => {
    await page.clock.setFixedTime(dayAfter);
    await page.goto("/careers");
    await hydrated(page);
    await expect(card.getByText("Applications for this role have closed.")).toBeVisible();
    await expect(apply).toBeDisabled();
    await expect(apply).not.toHaveAttribute("href");
  });
  await test.step("and its own page has no form", async () => {
    await page.goto("/careers/product-designer");
    await hydrated(page);
    await expect(page.getByText("Applications for this role have closed.")).toBeVisible();
    await expect(page.getByRole("form", { name: "Apply for this role" })).toHaveCount(0);
  });
});
