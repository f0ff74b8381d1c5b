import type { Route } from "@playwright/test";
import { aLead, expect, sendLead } from "../../fixtures.ts";
import { hold } from "../../hanging.ts";
import { openInbox, test } from "../../staff-test.ts";
import { anAgent } from "../../accounts.ts";
import {
  aWord,
  openRecord,
  rowWith,
  search,
  send,
  sendConsultation,
  sendSupport,
} from "../../inbox-records.ts";

test("a record is assigned, tagged, noted, followed up and archived, and its history tells it", async ({
  page,
}) => {
  // Who has no name yet is called by the address, which nobody else has.
  const agent = await anAgent(page, "");
  const lead = aLead();
  await sendLead(page, lead);
  await openInbox(page);
  await search(page, lead.email);
  const isAssigned = Promise.withResolvers<void>();
  // The first answer is one from before the change and comes after it.
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    await isAssigned.promise;
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route("**/rest/v1/rpc/record_timeline", answerLate, { times: 1 });
  const panel = await openRecord(page, lead.email);
  const history = panel.getByRole("region", { name: "Conversation" });

  await panel.getByRole("combobox", { name: "Assigned to" }).selectOption({ label: agent.email });
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  isAssigned.resolve();
  await expect(history).toContainText(`You gave it to ${agent.email}`);
  await panel.getByRole("combobox", { name: "Add a tag" }).fill("Big Fish");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Remove the tag big fish" })).toBeVisible();
  await expect(history).toContainText("You tagged it big fish");
  await panel.getByLabel("Follow up on").fill("2031-03-09");
  await panel.getByLabel("Follow up on").blur();
  await expect(history).toContainText("You set the follow-up to Mar 9, 2031");
  await panel.getByRole("textbox", { name: "New note" }).fill("Called twice.\nNobody there.");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(history).toContainText("Nobody there.");
  await expect(panel.getByRole("textbox", { name: "New note" })).toHaveValue("");
  await page.keyboard.press("Escape");

  const row = rowWith(page, lead.email);
  await expect(row).toContainText(agent.email);
  await expect(row).toContainText("big fish");
  await expect(row).toContainText("Follow up Mar 9, 2031");
  await openRecord(page, lead.email);
  await panel.getByRole("button", { name: "Archive" }).click();
  await expect(panel.getByText("In the archive")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toHaveCount(0);
  await page.goto(`/admin?archived=yes&tag=big+fish&q=${encodeURIComponent(lead.email)}`);
  await openRecord(page, lead.email);
  await panel.getByRole("button", { name: "Back to the inbox" }).click();
  await expect(history).toContainText("You put it back into the inbox");
});

test("somebody else was first: it is said and the record loads again", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, word);
  await openInbox(page, "/admin?view=support");
  await search(page, word);
  const panel = await openRecord(page, word);
  // The page would show the other's change before anybody could press.
  const readAgain = await hold(page, /\/rest\/v1\/(inbox_entries|support_requests)\?/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other
    .locator("[role=dialog]:not([data-toast])")
    .getByRole("button", { name: "Mark resolved" })
    .click();
  await expect(other.locator("[role=dialog]:not([data-toast])")).toContainText("Resolved");
  await panel.getByRole("button", { name: "Mark resolved" }).click();
  readAgain();
  await expect(panel).toContainText("Somebody else has changed it: it is resolved now.");
});

test("a reply is prepared from a template, and the answer is noted afterwards", async ({
  page,
}) => {
  const word = aWord();
  await sendConsultation(page, word);
  await openInbox(page, "/admin?view=consultation");
  await search(page, word);
  const panel = await openRecord(page, word);
  await panel.getByRole("combobox", { name: "Answer with" }).selectOption("Confirm a time");
  const reply = panel.getByRole("link", { name: "Reply by e-mail" });
  const address = new URL((await reply.getAttribute("href")) ?? "");
  expect(address.searchParams.get("subject")).toMatch(
    /^Your launch consultation \(LC-[0-9A-F]{8}\)$/,
  );
  expect(address.searchParams.get("body")).toContain("Hello Ingrid,");
  await panel.getByRole("button", { name: "I have answered" }).click();
  await expect(panel).toContainText(/Given today at \d?\d:\d\d\s[AP]M/);
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You answered it",
  );
  await expect(panel.getByRole("button", { name: "I have answered" })).toHaveCount(0);
});

test("the panel shows where it came from and what else came from the same address", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await send(page, "/rest/v1/lead_sources", {
    kind: "contact",
    email: lead.email,
    path: "/contact",
    entry_path: "/solutions",
    call_to_action: "Start your project",
    referrer_host: "news.example",
    utm_source: "letter",
    utm_campaign: "autumn",
  });
  const word = aWord();
  await sendSupport(page, word, { email: lead.email.toUpperCase() });
  await page.goto("/admin?source=letter");
  const panel = await openRecord(page, lead.email);
  const source = panel.getByRole("region", { name: "Where it came from" });
  for (const text of ["/contact", "/solutions", "Start your project", "news.example", "autumn"]) {
    await expect(source).toContainText(text);
  }
  await panel.getByRole("button", { name: `Cannot sign in ${word}` }).click();
  await expect(page.getByRole("dialog", { name: `Noah Kim ${word}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin?source=letter");
});

test("by keyboard: x selects, a takes, e archives, z takes back, n leads to a note", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await openInbox(page);
  await search(page, lead.email);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(rowWith(page, lead.email).locator("[data-mine]")).toBeVisible();
  await page.keyboard.press("e");
  await expect(rowWith(page, lead.email)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(rowWith(page, lead.email)).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "New note" })).toBeFocused();
  await page.keyboard.type("jerk");
  await expect(page.getByRole("textbox", { name: "New note" })).toHaveValue("jerk");
});
