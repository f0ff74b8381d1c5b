import { expect } from "../../fixtures.ts";
import {
  aWord,
  openRecord,
  rowWith,
  search,
  sendCall,
  sendConsultation,
  sendJob,
  sendNewsletter,
  sendOrder,
  sendPartner,
  sendPortal,
  sendSupport,
} from "../../inbox-records.ts";
import { openInbox, test } from "../../staff-test.ts";

/** What was sent, where it is found, what its panel shows, and the ways its status may go from there. */
const kinds = [
  {
    send: sendConsultation,
    link: "Consultations",
    ways: ["Mark scheduled", "Mark completed"],
    row: ["Orders for cafés", "New"],
    facts: ["None chosen", "$25,000 to $50,000", "Video call", "Agreed to"],
  },
  {
    send: sendSupport,
    link: "Support",
    ways: ["Mark resolved"],
    row: ["Cannot sign in", "Open", "due in 3 h"],
    facts: ["The link in the e-mail says it has expired.", "Form"],
  },
  {
    send: sendCall,
    link: "Calls",
    ways: [],
    row: ["15-minute call", "Confirmed"],
    facts: ["Our time", "Their time", "+81 3 0000 0000"],
  },
  {
    send: sendOrder,
    link: "Orders",
    ways: ["Mark invoiced", "Mark paid", "Mark delivered"],
    row: ["Professional package", "Submitted"],
    facts: ["Rush Delivery, $1,500", "Premium Support, $500 a month", "Sweden"],
  },
  {
    send: sendPartner,
    link: "Partner applications",
    ways: ["Start review", "Approve"],
    row: ["Agency", "New"],
    facts: ["Studio Halvorsen", "Two clinics have asked us for a booking page."],
  },
  {
    send: sendPortal,
    link: "Engineering applications",
    ways: ["Start review", "Invite"],
    row: ["Part time", "New"],
    facts: ["TypeScript, PostgreSQL", "https://code.example/arjun"],
  },
  {
    send: sendJob,
    link: "Job applications",
    ways: ["Start review", "Invite to an interview", "Reject"],
    row: ["Product designer", "New"],
    facts: ["https://work.example/one", "javascript:alert(1)", "https://work.example/cv.pdf"],
  },
  {
    send: sendNewsletter,
    link: "Newsletter",
    ways: ["Unsubscribe"],
    row: ["/blog", "Pending"],
    facts: ["Signed up on"],
  },
] as const;

/** What forms and tables call things, times as machines write them, and deeds as the log names them. */
const raw =
  /\d{4}-\d\d-\d\d|25000-50000|2-4months|video-call|in-person|realestate|call15|part-time|product-designer|rush-delivery|in_review|no_show|_id|_at\b|undefined|null/;

/** Addresses of pages may have such words in them. */
const withoutAddresses = (text: string) => text.replaceAll(/\S*\/\S*/g, "");

for (const { send, link, row, facts, ways } of kinds) {
  test(`${link}: a record is found, read and moved on`, async ({ page }) => {
    const word = aWord();
    await send(page, word);
    await openInbox(page);
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name: link }).click();
    // Calls have an agenda of their own, beside which their list stands.
    if (link === "Calls") await page.getByRole("link", { name: "All, with search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
    await test.step("what is sent is in its list, and its panel shows every field", async () => {
      await search(page, word);
      for (const text of row) await expect(rowWith(page, word)).toContainText(text);
      expect(withoutAddresses(await rowWith(page, word).innerText())).not.toMatch(raw);
      const panel = await openRecord(page, word);
      for (const text of facts) await expect(panel).toContainText(text);
      expect(withoutAddresses(await panel.innerText())).not.toMatch(raw);
    });
    await test.step("the status goes the ways it may, one after the other", async () => {
      const panel = page.locator("[role=dialog]:not([data-toast])");
      for (const way of ways) {
        await panel.getByRole("button", { name: way, exact: true }).click();
        await expect(panel.getByRole("button", { name: way, exact: true })).toHaveCount(0);
      }
      if (ways.length === 0) return;
      await expect(panel.locator("[data-ways]").getByRole("button")).toHaveCount(0);
      await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
        "You marked it",
      );
      expect(withoutAddresses(await panel.innerText())).not.toMatch(raw);
    });
    await test.step("it is in All as well", async () => {
      await page.keyboard.press("Escape");
      // It closes by the way back, which would take a page along that is opened meanwhile.
      await expect(page).not.toHaveURL(/record=/);
      await views.getByRole("link", { name: /^All/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("All");
      await search(page, word);
      await expect(rowWith(page, word)).toHaveCount(1);
    });
  });
}
