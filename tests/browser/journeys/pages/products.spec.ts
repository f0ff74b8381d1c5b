import { expect, hydrated, test } from "../../fixtures.ts";

const prices = [
  ["Web Applications", "$2,999"],
  ["Mobile", "$3,999"],
  ["Database", "$1,999"],
  ["Cloud Hosting", "$99"],
  ["Authentication", "$799"],
  ["Analytics", "$1,299"],
  ["Collaboration", "$1,599"],
  ["Communication", "$999"],
  ["Payments", "$1,199"],
] as const;

test("nine products, each with its starting price and its two ways on", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByRole("article")).toHaveCount(9);
  for (const [name, price] of prices) {
    const card = page.getByRole("article", { name, exact: true });
    await expect(card).toContainText(`from ${price}`);
    await expect(card.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(card.getByRole("link", { name: "View Examples" })).toHaveAttribute(
      "href",
      "/examples",
    );
    for (const fact of ["You get", "Replaces", "Takes"]) {
      await expect(card.getByText(fact, { exact: true })).toBeVisible();
    }
  }
  const hosting = page.getByRole("article", { name: "Cloud Hosting" });
  await expect(hosting).toContainText("$99 a month");
  await expect(hosting).toContainText("99.9% uptime");
});

test("the page ends with the way to the form and the way to the prices", async ({ page }) => {
  await page.goto("/products");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Start Your Project" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.getByRole("link", { name: "See Pricing" })).toHaveAttribute("href", "/pricing");
});

test("the index of prices leads to each product", async ({ page }) => {
  await page.goto("/products");
  await hydrated(page);
  const index = page.getByRole("navigation", { name: "What each one starts at" });
  await expect(index.getByRole("link")).toHaveCount(9);
  for (const [name, price] of prices) {
    const link = index.getByRole("link").filter({ hasText: name });
    await expect(link).toContainText(price);
    const href = (await link.getAttribute("href")) ?? "";
    await expect(page.locator(href).getByRole("heading", { name })).toHaveCount(1);
  }
  await index.getByRole("link").filter({ hasText: "Payments" }).click();
  await expect(page).toHaveURL("/products#payments");
  await expect(page.getByRole("heading", { name: "Payments" })).toBeInViewport();
});

test("the product travels to the contact page in the navigation", async ({ page }) => {
  await page.goto("/products");
  await hydrated(page);
  const card = page.getByRole("article", { name: "Authentication" });
  await card.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Project description")).toHaveValue(
    "We would like to talk about: Authentication. ",
  );
});
