import { aLead, expect, sendLead } from "../../fixtures.ts";
import { openInbox, test } from "../../staff-test.ts";
import {
  aWord,
  openRecord,
  rowWith,
  search,
  sendConsultation,
  sendSupport,
} from "../../inbox-records.ts";

test("the navigation marks the current view and counts what waits", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, word);
  await openInbox(page);
  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: "Contact submissions" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const support = views.getByRole("link", { name: /^Support \d+ waiting$/ });
  await support.click();
  await expect(page).toHaveURL("/admin?view=support");
  await expect(support).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact submissions");
});

test("the search finds without regard to case and accents, in every view, the reference too", async ({
  page,
}) => {
  const word = aWord();
  await sendLead(page, aLead({ name: `Šárka Müller ${word}` }));
  await sendConsultation(page, word, { project_title: `Crème brûlée ${word}` });
  await openInbox(page);
  await search(page, `sarka MULLER ${word.toUpperCase()}`);
  await expect(rowWith(page, word)).toHaveCount(1);
  const panel = await openRecord(page, word);
  const reference = await panel.locator("[data-reference]").innerText();
  await page.keyboard.press("Escape");
  await search(page, reference.toLowerCase());
  await expect(rowWith(page, word)).toHaveCount(1);
  await openInbox(page, "/admin?view=all");
  await search(page, `creme brulee ${word}`);
  await expect(rowWith(page, word)).toHaveCount(1);
});

test("filters and the order live in the address and survive a reload", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, `${word} one`, { last_name: `Zeta ${word}`, channel: "chat" });
  await sendSupport(page, `${word} two`, { last_name: `Alpha ${word}`, channel: "security" });
  await openInbox(page, "/admin?view=support");
  await search(page, word);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
  await expect(page.locator("tbody [data-open]").first()).toHaveText(`Noah Alpha ${word}`);
  await page.reload();
  await expect(page.locator("tbody [data-open]")).toHaveText([
    `Noah Alpha ${word}`,
    `Noah Zeta ${word}`,
  ]);
  await page.getByRole("combobox", { name: "Channel" }).selectOption("chat");
  await expect(page.locator("tbody [data-open]")).toHaveText([`Noah Zeta ${word}`]);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Assigned to" }).selectOption("me");
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.getByRole("button", { name: "Remove the filter Assigned to: Me" }).click();
  await expect(page.locator("tbody [data-open]")).toHaveText([`Noah Zeta ${word}`]);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("due");
  await expect(page.getByRole("table")).toContainText("due in 3 h");
  await expect(page).toHaveURL(/sort=due/);
});

test("what strangers write in other forms is text too, in its own direction", async ({ page }) => {
  const word = aWord();
  const vector = `<img src=x onerror="document.title='hacked'">`;
  await sendSupport(page, word, { subject: `${vector} ${word}`, message: `${vector} مرحبا` });
  await sendConsultation(page, word, { current_website: "javascript:alert(1)" });
  await openInbox(page, "/admin?view=all");
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(2);
  await rowWith(page, word).filter({ hasText: "Support" }).getByRole("button").first().click();
  await expect(page.locator("[role=dialog]:not([data-toast])").locator("blockquote")).toHaveText(
    `${vector} مرحبا`,
  );
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/record=/);
  await rowWith(page, word).filter({ hasText: "Consultation" }).getByRole("button").first().click();
  await expect(page.locator("[role=dialog]:not([data-toast])")).toContainText(
    "javascript:alert(1)",
  );
  await expect(
    page.locator("[role=dialog]:not([data-toast])").locator('a[href^="javascript"]'),
  ).toHaveCount(0);
  await expect(page).not.toHaveTitle(/hacked/);
  await expect(page.locator("[role=dialog] img, tbody img")).toHaveCount(0);
});
