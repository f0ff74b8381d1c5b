import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { figure, said } from "../../demos/portal-page.ts";
import { toastOn } from "../../notices.ts";

const bars = (page: Page) => page.getByRole("group", { name: /^Revenue against target; / });
const rows = (page: Page) => bars(page).locator("tbody tr");

/** The widths of all bars, in percent of their row. */
const widths = (page: Page) =>
  bars(page)
    .locator("svg > rect[rx]")
    .evaluateAll((found) => found.map((bar) => Number.parseFloat(bar.getAttribute("width") ?? "")));

test("what is earned, by quarter, year and month, and what is paid", async ({ page }) => {
  await test.step("the dashboard says what is earned, what is paid next, and how far Platinum is", async () => {
    await openDemo(page, "portal");
    await expect(page.getByText("Viewing as Maren Okafor")).toContainText(
      "Partnerships Director at Halcyon Bridge, Gold-tier partner",
    );
    await expect(figure(page, "Trailing 12-month revenue")).toContainText("$985,930");
    await expect(figure(page, "Commission this quarter")).toContainText("$29,169.60");
    await expect(figure(page, "Next payout")).toContainText("$9,877.20");
    await expect(figure(page, "Next payout")).toContainText("in 5 days");
    await expect(figure(page, "Open deals")).toContainText("$155,500");
    await expect(page.getByRole("region", { name: "Road to Platinum" })).toContainText(
      "82% · $214,070 to go",
    );
    await expect(page.getByRole("row", { name: /Alder & Finch Retail/ })).toContainText(
      "74 days left",
    );
  });
  await test.step("revenue opens on eight quarters, each with its badge; the widest bar fills the row", async () => {
    await chooseTab(page, "Revenue");
    await expect(page.getByRole("radio", { name: "Quarterly" })).toBeChecked();
    await expect(rows(page)).toHaveCount(8);
    await expect(rows(page).filter({ hasText: /Target Met|Below Target/ })).toHaveCount(8);
    await expect(rows(page).filter({ hasText: "Target Met" })).toHaveCount(6);
    expect(Math.max(...(await widths(page)))).toBe(100);
    await expect(figure(page, "Current Period")).toContainText("$243,080");
    await expect(figure(page, "Target")).toContainText("$236,000");
    await expect(figure(page, "Growth")).toContainText("+3.1%");
    await expect(page.getByText("6 of 8 quarters met target; best was Q2 2026.")).toBeVisible();
    await page.getByRole("button", { name: "Q2 2026" }).click();
    await expect(page.getByText("Q2 2026: $6,200 above target")).toBeVisible();
  });
  await test.step("years begin with 2021, months are twelve, and the bars are measured anew", async () => {
    await chooseTab(page, "Revenue");
    const before = await widths(page);
    await page.getByRole("radio", { name: "Yearly" }).check();
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).last()).toContainText("2021");
    await expect(said(page)).toContainText("Yearly view, 5 periods");
    expect(await widths(page)).not.toEqual(before);
    expect(Math.max(...(await widths(page)))).toBe(100);
    await expect(figure(page, "Growth").locator("b")).toHaveText("+14.2%");
    await page.getByRole("radio", { name: "Monthly" }).check();
    await expect(rows(page)).toHaveCount(12);
    await expect(figure(page, "Growth").locator("b")).toHaveText("+0.7%");
    const breakdown = page.getByRole("figure").filter({ hasText: "Commission breakdown" });
    await expect(breakdown).toContainText("New business earns 58% of this month's commission.");
    await breakdown.getByRole("button", { name: "View as table" }).click();
    await expect(breakdown.getByRole("row").last()).toContainText("$9,877.20");
  });
  await test.step("payouts say why and when, and are exported; a deal is estimated, a month comes as a statement", async () => {
    await chooseTab(page, "Revenue");
    const payouts = page.getByRole("region", { name: "Upcoming payouts" });
    await payouts
      .getByRole("row", { name: /Verdant Apps/ })
      .getByRole("button", { name: "Pending" })
      .click();
    await expect(dialogIn(page, "Pending")).toContainText(
      "In the 30-day lock while the customer can still cancel. Becomes scheduled on Nov 25, 2026.",
    );
    await page.keyboard.press("Escape");
    await expect(payouts.getByRole("row").last()).toContainText("$20,877.75");
    await payouts.getByRole("button", { name: "Amount" }).click();
    await expect(payouts.getByRole("row").nth(1)).toContainText("Halcyon Bridge");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      payouts.getByRole("button", { name: "Export", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("payouts-2026-11-20.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain("Partner,Amount,Date,Status");
    for (const line of lines.slice(1)) {
      expect(line).toMatch(/^[^,]+,\d+(\.\d+)?,\d{4}-\d{2}-\d{2},(pending|scheduled)$/);
    }
    await expect(said(page)).toContainText("Exported 6 payouts.");
    const estimator = page.getByRole("region", { name: "Commission estimator" });
    await estimator.getByRole("textbox").fill("31,500");
    await expect(estimator).toContainText("You'd earn $3,780.00 at 12.0%");
    await estimator.getByRole("textbox").fill("a lot");
    await expect(estimator).toContainText("Enter an amount, such as 24,000.");
    const [statement] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Statement", exact: true }).first().click(),
    ]);
    expect(statement.suggestedFilename()).toBe("statement-2026-10.pdf");
    const text = readFileSync(await statement.path(), "latin1");
    expect(text).toMatch(/^%PDF-1\.4/);
    expect(text).toContain("Commission: $9,877.20");
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error("stopped");
      };
    });
    await payouts.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Your browser stopped the download.");
    await chooseTab(page, "Dashboard");
    await expect(page.getByText("You exported 6 payouts")).toBeVisible();
  });
});

test("deals are registered and extended; on the first of January nothing is missing", async ({
  page,
}) => {
  await test.step("a deal is registered with its commission; a known customer is flagged", async () => {
    await openDemo(page, "portal");
    await page.getByRole("button", { name: "Register Deal" }).click();
    const dialog = dialogIn(page, "Register Deal");
    const submit = dialog.getByRole("button", { name: "Register Deal" });
    await submit.click();
    await expect(dialog).toContainText("Enter the customer's name.");
    await expect(dialog.getByRole("textbox", { name: "Customer" })).toBeFocused();
    await dialog.getByRole("textbox", { name: "Customer" }).fill("bayline clinics");
    await expect(dialog).toContainText("Someone already registered this customer.");
    await dialog.getByRole("textbox", { name: "Customer" }).fill("Tern Foods");
    await expect(dialog).not.toContainText("Someone already registered this customer.");
    await dialog.getByRole("textbox", { name: "Contact e-mail" }).fill("ana@tern.example");
    await dialog.getByRole("textbox", { name: "Deal value in dollars" }).fill("24000");
    await expect(dialog).toContainText("Estimated commission: $2,880.00");
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Register Deal" })).toBeFocused();
    const row = page.getByRole("region", { name: "Deals" }).getByRole("row").nth(1);
    await expect(row).toContainText("Tern Foods");
    await expect(row).toContainText("Submitted");
    await expect(row).toContainText("90 days left");
    await expect(figure(page, "Open deals").locator("b")).toHaveText("4");
    await expect(figure(page, "Open deals")).toContainText("$179,500");
    await expect(said(page)).toContainText("Tern Foods registered. Protected for 90 days.");
    await expect(
      page.getByRole("list").filter({ hasText: "You registered Tern Foods" }),
    ).toContainText("just now");
    await expect(page.getByRole("region", { name: "Try this" })).toContainText("(1/3)");
  });
  await test.step("a deal is looked into, won, withdrawn and brought back", async () => {
    const deals = page.getByRole("region", { name: "Deals" });
    await deals.getByRole("button", { name: "Alder & Finch Retail" }).click();
    const drawer = page.getByRole("dialog", { name: "Alder & Finch Retail", exact: true });
    await expect(drawer).toContainText("Won by then, it earns $5,760.00.");
    await expect(drawer).toContainText("Feb 2, 2027 (74 days left)");
    await drawer.getByRole("button", { name: "Mark as Won" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(deals.getByRole("button", { name: "Alder & Finch Retail" })).toBeFocused();
    await expect(deals.getByRole("row", { name: /Alder & Finch Retail/ })).toContainText("Closed");
    await expect(figure(page, "Open deals")).toContainText("$131,500");
    await deals.getByRole("button", { name: "Tern Foods" }).click();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await expect(figure(page, "Open deals").locator("b")).toHaveText("2");
    await expect(page.getByRole("heading", { name: "Deals", exact: true })).toBeFocused();
    await toastOn(page)
      .filter({ hasText: "withdrawn" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(figure(page, "Open deals").locator("b")).toHaveText("3");
    await expect(deals.getByRole("button", { name: "Tern Foods" })).toBeFocused();
  });
  await test.step("more time for a deal is asked for, and the line leaves the list", async () => {
    const list = page.getByRole("region", { name: "Needs your attention" });
    const line = list.getByRole("button", { name: /Protection for Corvid Logistics is ending/ });
    await expect(line).toContainText("9 days left");
    await line.click();
    await page.keyboard.press("Escape");
    await expect(line).toBeFocused();
    await line.click();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Needs your attention" })).toBeFocused();
    await expect(said(page)).toContainText("Message queued for Ines Duarte");
    await expect(page.getByRole("row", { name: /Corvid Logistics/ })).toContainText(
      "More time asked for",
    );
    await list.getByRole("button", { name: /Your agreement renews in 24 days/ }).click();
    await expect(page.getByRole("heading", { name: "Company", exact: true })).toBeFocused();
  });
  await test.step("on the first of January nothing is missing", async () => {
    await openDemo(page, "portal", new Date("2027-01-01T00:05:00-08:00"));
    await chooseTab(page, "Revenue");
    await expect(rows(page)).toHaveCount(8);
    await expect(rows(page).first()).toContainText("Q4 2026");
    for (const tab of ["Dashboard", "Revenue", "Documents", "Partners", "Profile"]) {
      await chooseTab(page, tab);
      await expect(page.getByRole("main")).not.toContainText(/NaN|Infinity|undefined/);
    }
  });
});
