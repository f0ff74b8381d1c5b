import type { Page } from "@playwright/test";
import { newMark } from "../../every-form-cases.ts";
import { rowsOf } from "../../stored-records.ts";
import { emailOf } from "../../../kinds/kind-sample.ts";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

function bill(page: Page) {
  return page.getByRole("region", { name: "Your order" });
}

function field(page: Page, label: string) {
  return page.getByRole("form", { name: "Order" }).getByLabel(label);
}

async function fillOrder(page: Page) {
  await field(page, "Name").fill("Maya Ortega");
  await field(page, "E-mail").fill(emailOf(newMark()));
  await field(page, "Billing address").fill("Rua do Carmo 12\nLisboa");
  await field(page, "Country").fill("Portugal");
}

const packages = [
  ["starter", "Starter package", "$3,997", "$2,997", "Save 25%", "2-3 weeks", "3 revisions"],
  [
    "professional",
    "Professional package",
    "$7,997",
    "$5,997",
    "Save 25%",
    "4-6 weeks",
    "5 revisions",
  ],
  [
    "enterprise",
    "Enterprise package",
    "$16,997",
    "$12,997",
    "Save 24%",
    "8-12 weeks",
    "Unlimited revisions",
  ],
] as const;

test("the address names the package, and an unknown one is none @page", async ({ page }) => {
  await test.step("an unknown package is no package", async () => {
    await page.goto("/purchase?package=platinum");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Started Today");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  });
  for (const [id, name, was, now, save, weeks, revisions] of packages) {
    await test.step(name, async () => {
      await page.goto(`/purchase?package=${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order the ${name}`);
      await expect(page.getByRole("radio", { name })).toBeChecked();
      for (const text of [name, was, now, save, weeks])
        await expect(bill(page)).toContainText(text);
      const next = page.getByRole("region", { name: "What happens next" });
      await expect(next).toContainText(`Delivery in ${weeks}`);
      await expect(next).toContainText(revisions);
      await expect(next).toContainText("30-day money-back guarantee");
    });
  }
});

test("the total follows every choice; what is monthly stays apart @page", async ({ page }) => {
  await page.goto("/purchase?package=starter");
  await hydrated(page);
  const total = bill(page).getByText("Total, once").locator("..");
  await expect(total).toContainText("$2,997");
  await page.getByRole("checkbox", { name: "Rush Delivery" }).check();
  await expect(total).toContainText("$4,497");
  await page.getByRole("checkbox", { name: "Premium Support" }).check();
  await expect(total).toContainText("$4,497");
  await expect(bill(page).getByText("And monthly").locator("..")).toContainText("$500 a month");
  await page.getByRole("radio", { name: "Enterprise package" }).check();
  await expect(total).toContainText("$14,497");
  await page.getByRole("checkbox", { name: "Rush Delivery" }).uncheck();
  await expect(total).toContainText("$12,997");
  await test.step("a monthly plan is one choice with the packages; each keeps its own add-ons", async () => {
    await page.getByRole("radio", { name: "Starter package" }).check();
    await page.getByRole("checkbox", { name: "Premium Support" }).uncheck();
    await page.getByRole("checkbox", { name: "Rush Delivery" }).check();
    await page.getByRole("radio", { name: "Professional plan" }).check();
    await expect(page.getByRole("radio", { name: "Starter package" })).not.toBeChecked();
    await expect(bill(page)).not.toContainText("Rush Delivery");
    await expect(bill(page)).toContainText("$3,000");
    await page.getByRole("radio", { name: "Starter package" }).check();
    await expect(page.getByRole("checkbox", { name: "Rush Delivery" })).toBeChecked();
    await expect(bill(page)).toContainText("$4,497");
  });
});

test("what was chosen before React had started counts @page", async ({ page }) => {
  const startReact = await openBeforeReact(page, "/purchase?package=starter");
  await page.getByRole("radio", { name: "Professional package" }).check();
  await page.getByRole("checkbox", { name: "Brand Identity" }).check();
  startReact();
  await expect(bill(page).getByText("Total, once").locator("..")).toContainText("$7,497");
  await expect(page.getByRole("radio", { name: "Professional package" })).toBeChecked();
});

test("an order with mistakes is not sent and keeps every word @page", async ({ page }) => {
  await page.goto("/purchase");
  await hydrated(page);
  await field(page, "E-mail").fill("maya@ortega");
  await field(page, "Billing address").fill("Rua do Carmo 12");
  await page.getByRole("button", { name: "Place order" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Choose a package or a plan.",
    "Enter your name.",
    "Enter a full address, like name@company.com.",
    "Enter the country the invoice goes to.",
    "Agree to the terms to place the order.",
  ]);
  await expect(field(page, "E-mail")).toHaveValue("maya@ortega");
  await expect(field(page, "Billing address")).toHaveValue("Rua do Carmo 12");
  await summary.getByRole("link", { name: "Choose a package or a plan." }).click();
  await expect(page.getByRole("radio", { name: "Starter package" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("#item-error")).toHaveCount(0);
  await summary.getByRole("link", { name: "Agree to the terms to place the order." }).click();
  await page.keyboard.press("Space");
  await expect(page.locator("#agreeToTerms-error")).toHaveCount(0);
  await expect(page.locator("#email-error")).toBeVisible();
});

test("a package is ordered by keyboard alone", async ({ page }) => {
  const notes = `Before June (${newMark()}).`;
  await page.goto("/purchase");
  await hydrated(page);
  await page.getByRole("radio", { name: "Starter package" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Professional package" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Enterprise plan/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "Rush Delivery" })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Brand Identity" })).toBeChecked();
  for (const [label, value] of [
    ["Name", "Maya Ortega"],
    ["E-mail", "maya@ortegaclinics.example"],
    ["Company", "Ortega Clinics"],
    ["Billing address", "Rua do Carmo 12, Lisboa"],
    ["Country", "Portugal"],
    ["VAT or tax ID", ""],
    ["Anything we should know", notes],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Read the terms" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Place order" })).toBeFocused();
  await page.keyboard.press("Enter");

  const confirmation = page.getByRole("status").filter({ hasText: "Order received" });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText("We e-mail you an invoice or a secure payment link");
  await expect(confirmation).toContainText("maya@ortegaclinics.example");
  await expect(confirmation).toContainText("Professional package, Brand Identity");
  await expect(confirmation).toContainText("$7,497");
  const [row] = await rowsOf(page, "package_orders", { notes: `eq.${notes}` });
  expect(row).toMatchObject({ item_id: "professional", addons: ["brand-identity"] });
  const reference = `PL-${String(row?.["id"]).slice(0, 8).toUpperCase()}`;
  await expect(confirmation.getByText(reference, { exact: true })).toBeVisible();
  await expect(toastOn(page).getByText("Order Received!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toHaveCount(0);
});

test("two quick clicks place one order", async ({ page }) => {
  await page.goto("/purchase?package=starter");
  await hydrated(page);
  await fillOrder(page);
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await page.getByRole("button", { name: "Place order" }).dblclick();
  await expect(page.getByText(/^PL-/)).toHaveCount(1);
});

test.describe("a monthly plan", () => {
  test("is named by the address, with its own add-ons, total and steps @page", async ({ page }) => {
    await page.goto("/purchase?plan=starter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order the Starter plan");
    await expect(page.getByRole("radio", { name: "Starter plan" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Rush Delivery" })).toHaveCount(0);
    const total = bill(page).getByText("Total, every month").locator("..");
    await expect(total).toContainText("$1,500");
    await page.getByRole("checkbox", { name: "Extra Storage" }).check();
    await expect(total).toContainText("$1,550");
    await expect(bill(page)).not.toContainText("Total, once");
    const next = page.getByRole("region", { name: "What happens next" });
    await expect(next).toContainText("Refunds are given within 30 days for annual subscriptions");
    await expect(next).not.toContainText("money-back");
  });

  test("is ordered, and confirmed with what the price list says", async ({ page }) => {
    await page.goto("/purchase?plan=professional");
    await hydrated(page);
    await page.getByRole("checkbox", { name: "Priority Support" }).check();
    await fillOrder(page);
    await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    const confirmation = page.getByRole("status").filter({ hasText: "Order received" });
    await expect(confirmation).toContainText("Professional plan, Priority Support");
    await expect(confirmation).toContainText("$3,300");
    await expect(confirmation).not.toContainText("Total, once");
    await expect(confirmation.getByText(/^PL-[0-9A-F]{8}$/)).toBeVisible();
  });

  test("without a price begins with a talk @page", async ({ page }) => {
    await page.goto("/purchase?plan=enterprise");
    await hydrated(page);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.getByRole("link", { name: /^Enterprise plan/ }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator('[name="message"]')).toHaveValue(/Enterprise plan/);
  });
});
