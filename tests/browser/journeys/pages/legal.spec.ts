import { expect, hydrated, test } from "../../fixtures.ts";

test("the contents of each document lead to a section and mark it as the one being read", async ({
  page,
}) => {
  for (const path of ["/privacy", "/terms", "/security"]) {
    await test.step(path, async () => {
      await page.goto(path);
      const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(4);
      await entry.click();
      await expect(page.locator((await entry.getAttribute("href")) ?? "none")).toBeInViewport();
      await expect(entry).toHaveAttribute("aria-current", "true");
      await page.keyboard.press("Home");
      await expect(entry).not.toHaveAttribute("aria-current");
    });
  }
  await test.step("the support form knows that a security report brings the visitor", async () => {
    await page
      .getByRole("region", { name: "Security Contact" })
      .getByRole("link", { name: /support form/ })
      .click();
    await expect(page).toHaveURL("/support?topic=security#contact");
    await expect(page.getByRole("tab", { name: "Contact Us" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByLabel("Subject")).toHaveValue("Security report");
  });
});

test("the annex about this website is true: no cookies, and the look is all that a visit leaves behind", async ({
  page,
}) => {
  for (const path of ["/", "/pricing", "/support", "/privacy"]) {
    await page.goto(path);
    await hydrated(page);
  }
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Theme:/ })
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-look", "cyber");
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["look"]);
});

test("on paper there is the text, without header, contents and art", async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
});
