import {
  aLeadAt,
  findByKeys,
  lettersIn,
  letterTo,
  openByKeys,
  openConsole,
  panelOf,
  replyByKeys,
  stored,
  textOf,
  undoOf,
} from "../../conversation-page.ts";
import { sql } from "kysely";
import { expect, test } from "../../fixtures.ts";
import { aWord, rowWith } from "../../inbox-records.ts";
import { startMailboxSite, type MailboxSite } from "../../mailbox-site.ts";

// One server for the file, and one test after the other: each is about the mailbox of all.
test.describe.configure({ mode: "default" });

let site: MailboxSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startMailboxSite();
});
test.afterAll(() => site.stop());

/** Which drafts the server has of the record with this word. */
async function draftsOf(word: string): Promise<readonly string[]> {
  const { rows } = await sql<{ use: string }>`
    select use from public.drafts where content ->> 'body' like ${`%${word}%`} order by use`.execute(
    site.kysely,
  );
  return rows.map(({ use }) => use);
}

test("a day by keyboard alone: answer, take back, send, read what comes back, note, put off", async ({
  page,
}) => {
  test.slow();
  const word = aWord();
  const email = await aLeadAt(site, word);
  await replyByKeys(page, site, word);
  await expect(textOf(page)).toBeFocused();
  await expect(panelOf(page).getByRole("textbox", { name: "To" })).toHaveValue(email);
  await page.keyboard.press("/");
  await expect(panelOf(page).getByRole("combobox", { name: "Template" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveValue(new RegExp(`Maya`));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(`Hello Maya,\n\nwe can do that. ${word}`);
  await page.keyboard.press("Control+Enter");
  await expect(undoOf(page)).toContainText(/Sending in \d+ s/);
  await expect(textOf(page)).toHaveCount(0);

  await page.keyboard.press("z");
  await expect(textOf(page)).toHaveValue(`Hello Maya,\n\nwe can do that. ${word}`);
  await textOf(page).press("Control+Enter");
  await expect(undoOf(page)).toContainText(/Sending in \d+ s/);
  const ours = `we can do that. ${word}`;
  const sent = await letterTo(site, email, ours);
  expect(sent.text).toContain(`> A booking form ${word}`);
  expect(site.smtp.emails.filter(({ text }) => text.includes(ours))).toHaveLength(1);
  await expect(panelOf(page).locator("dl").first()).toContainText("Responded", { timeout: 30_000 });
  await expect(lettersIn(page)).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  site.deliver({
    from: `Maya <${email}>`,
    to: /<([^>]+)>/.exec(sent.headers.get("reply-to") ?? "")?.[1] ?? "",
    subject: `Re: ${sent.headers.get("subject") ?? ""}`,
    body: `Thursday is fine.\n\nOn Monday you wrote:\n> we can do that. ${word}`,
  });
  await expect(async () => {
    await page.reload();
    await expect(rowWith(page, word)).toContainText("New reply", { timeout: 2_000 });
  }).toPass();
  await expect(rowWith(page, word)).toContainText("Responded");
  await openByKeys(page, word);
  const answer = lettersIn(page).last();
  await expect(answer).toContainText("Thursday is fine.");
  await expect(answer).toHaveAttribute("data-unread");
  await expect(answer).toBeInViewport();
  await expect(answer).not.toContainText("> we can do that.");
  await page.keyboard.press(";");
  await expect(answer).toContainText("> we can do that.");
  await page.keyboard.press(";");
  await expect(answer).not.toContainText("> we can do that.");

  await page.keyboard.press("n");
  await expect(panelOf(page).getByRole("textbox", { name: "New note" })).toBeFocused();
  await page.keyboard.type("She has time on Thursday.");
  await page.keyboard.press("Control+Enter");
  await expect(panelOf(page).getByRole("article", { name: "Note" })).toContainText(
    "She has time on Thursday.",
  );
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press("b");
  await expect(panelOf(page).getByRole("combobox", { name: "Put off" })).toBeFocused();
  await page.keyboard.type("Tomorrow");
  await expect(panelOf(page)).toContainText("Back to the list now");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  await page.goto(`${site.origin}/admin?due=snoozed`);
  await expect(rowWith(page, word)).toContainText("Put off");
});

test("a typed word is never lost: Escape leaves the field, then closes, and the draft is there again", async ({
  page,
}) => {
  const word = aWord();
  await aLeadAt(site, word);
  await replyByKeys(page, site, word);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(`Half a sentence ${word}`);
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeVisible();
  await expect(textOf(page)).not.toBeFocused();
  await expect(textOf(page)).toHaveValue(`Half a sentence ${word}`);
  await page.keyboard.press("n");
  await expect(panelOf(page).getByRole("textbox", { name: "New note" })).toBeFocused();
  await page.keyboard.type(`A half note ${word}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  await expect(rowWith(page, word)).toContainText("Draft");
  await expect.poll(() => draftsOf(word)).toEqual(["note", "reply"]);
  await page.reload();
  await openByKeys(page, word);
  await expect(textOf(page)).toHaveValue(`Half a sentence ${word}`);
  await expect(panelOf(page).getByRole("textbox", { name: "New note" })).toHaveValue(
    `A half note ${word}`,
  );
  await panelOf(page).getByRole("button", { name: "Discard" }).press("Enter");
  await expect(textOf(page)).toHaveCount(0);
});

test("what is wrong is said beside its field, and a forgotten file is asked about once", async ({
  page,
}) => {
  const word = aWord();
  const email = await aLeadAt(site, word);
  await replyByKeys(page, site, word);
  const to = panelOf(page).getByRole("textbox", { name: "To" });
  await textOf(page).press("Control+Enter");
  await expect(panelOf(page)).toContainText("Write something first.");
  await textOf(page).fill("Hello {company},\n\nI attach the plan.");
  await textOf(page).press("Control+Enter");
  await expect(panelOf(page)).toContainText("Fill in {company}.");
  await textOf(page).fill("Hello,\n\nI attach the plan.");
  await to.fill("maya");
  await textOf(page).press("Control+Enter");
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription(/Write at least one full address/);
  await to.fill(site.address);
  await textOf(page).press("Control+Enter");
  await expect(to).toHaveAccessibleDescription("This is our own address.");
  await to.fill(email);
  await textOf(page).press("Control+Enter");
  await expect(panelOf(page).getByText("Is a file missing?")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Send anyway" }).press("Enter");
  await expect(undoOf(page)).toContainText(/Sending in \d+ s/);
  await letterTo(site, email, "I attach the plan.");
});

test("a letter that nobody asked for is a record of its own, which is answered and resolved in one go", async ({
  page,
}) => {
  const word = aWord();
  const email = `ivo.${word}@kestrel.example`;
  site.deliver({
    from: `Ivo <${email}>`,
    subject: `Ferries ${word}`,
    body: "Could you look at our page?",
  });
  await stored(site, email);
  await openConsole(page, site, "?view=email");
  await findByKeys(page, word);
  await expect(rowWith(page, word)).toContainText("Open");
  await openByKeys(page, word);
  await expect(panelOf(page)).toContainText(/EM-[0-9A-F]{8}/);
  await expect(lettersIn(page)).toContainText("Could you look at our page?");
  await page.keyboard.press("r");
  await expect(panelOf(page).getByRole("textbox", { name: "Subject" })).toHaveValue(
    `Re: Ferries ${word}`,
  );
  await textOf(page).fill("Gladly. Shall we talk on Friday?");
  await panelOf(page).getByRole("button", { name: "Send and mark resolved" }).press("Enter");
  const sent = await letterTo(site, email, "Gladly.");
  expect(sent.text).toContain("> Could you look at our page?");
  expect(sent.headers.get("in-reply-to")).toMatch(/@mail\.example>$/);
  await expect(panelOf(page).locator("dl").first()).toContainText("Resolved", { timeout: 30_000 });
});
