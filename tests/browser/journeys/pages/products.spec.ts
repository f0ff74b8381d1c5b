import { expect, hydrated, test } from "../../fixtures.ts";

test("the index of prices leads to a product, and the product travels to the contact page", async ({
  page,
}) => {
  await page.goto("/products");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "What each one starts at" })
    .getByRole("link")
    .filter({ hasText: "Payments" })
    .click();
  await expect(page).toHaveURL("/products#payments");
  await expect(page.getByRole("heading", { name: "Payments" })).toBeInViewport();

  const card = page.getByRole("article", { name: "Authentication" });
  await card.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Project description")).toHaveValue(
    "We would like to talk about: Authentication. ",
  );
});
