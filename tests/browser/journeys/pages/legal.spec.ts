import { formRecords, retentionOf } from "../../../../app/content/legal/website-data.ts";
import { expect, hydrated, test } from "../../fixtures.ts";

const documents = [
  { path: "/privacy", h1: "Privacy policy", updated: "2025-03-18", text: "Mar 18, 2025" },
  { path: "/terms", h1: "Terms of service", updated: "2024-11-04", text: "Nov 4, 2024" },
  { path: "/security", h1: "Security", updated: "2025-01-27", text: "Jan 27, 2025" },
] as const;

/** The specification's, section 9. */
const refundSentence =
  "Refunds are given within 30 days for annual subscriptions only; monthly subscriptions are not refundable.";

for (const { path, h1, updated, text } of documents) {
  test(`${path} says when it was last updated and leads to each of its sections`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    const date = page.getByText("Last updated", { exact: true }).locator("..").getByRole("time");
    await expect(date).toHaveText(text);
    await expect(date).toHaveAttribute("datetime", updated);

    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const hrefs = await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(hrefs.length).toBeGreaterThan(7);
    for (const href of hrefs) await expect(page.locator(href)).toHaveCount(1);
    await entries.nth(4).click();
    await expect(page.locator(hrefs[4] ?? "")).toBeInViewport();
    await expect(entries.nth(4)).toHaveAttribute("aria-current", "true");
  });
}

test("the terms refund annual subscriptions only, and lead to plans and packages", async ({
  page,
}) => {
  await page.goto("/terms#refunds");
  const refunds = page.locator("#refunds");
  await expect(refunds).toContainText(refundSentence);
  await expect(refunds).toContainText("30-day money-back guarantee");
  await expect(refunds.locator('a[href="/pricing#plans"]')).toBeVisible();
  await expect(refunds.locator('a[href="/pricing#packages"]')).toBeVisible();
  await expect(page.locator("#changes")).toContainText(
    "Upgrades apply immediately, downgrades at the next billing cycle.",
  );
});

test("the security page ends with the contact, and its form knows the subject", async ({
  page,
}) => {
  await page.goto("/security");
  const contact = page.getByRole("region", { name: "Security Contact" });
  await expect(page.getByRole("main").getByRole("heading").last()).toHaveText("Security Contact");
  await expect(contact.getByRole("link", { name: "hello@perilune.example" })).toHaveAttribute(
    "href",
    "mailto:hello@perilune.example",
  );
  await expect(contact.getByRole("link", { name: "Contact Security Team" })).toHaveAttribute(
    "href",
    /^mailto:hello@perilune\.example/,
  );
  const file = await page.request.get("/.well-known/security.txt");
  expect(await file.text()).toContain("/security#disclosure");
  await expect(page.locator("#disclosure")).toContainText("Disclosure policy");

  await contact.getByRole("link", { name: /support form/ }).click();
  await expect(page).toHaveURL("/support?topic=security#contact");
  await expect(page.getByRole("tab", { name: "Contact Us" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByLabel("Subject")).toHaveValue("Security report");
});

test.describe("the annex about this website", () => {
  test("has a date of its own and one line for each form", async ({ page }) => {
    await page.goto("/privacy#website");
    const annex = page.getByRole("region", { name: "How this website handles your data" });
    await expect(annex.getByText(/Annex, last updated Nov 22, 2026/)).toBeVisible();
    const rows = annex.getByRole("row");
    await expect(rows).toHaveCount(formRecords.length + 1);
    for (const record of formRecords) {
      const row = rows.filter({ has: page.getByRole("rowheader", { name: record.form }) });
      await expect(row.getByRole("cell")).toHaveText([
        record.fields,
        "Our database",
        retentionOf(record),
      ]);
    }
  });

  test("is true: no cookies, and the look is all that a visit leaves behind", async ({ page }) => {
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
});

test("on paper there is the text, without header, contents and art", async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
});
