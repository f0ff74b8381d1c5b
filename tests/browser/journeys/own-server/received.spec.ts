import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { expect, fillSignIn, test } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { startMailboxSite, type MailboxSite } from "../../mailbox-site.ts";
import { overflowOf } from "../../overflow.ts";

// One server for the file, and one test after the other: each is about the mailbox of all.
test.describe.configure({ mode: "default" });

let site: MailboxSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startMailboxSite();
});
test.afterAll(() => site.stop());

const letters = (page: Page) =>
  page.getByRole("list", { name: "Letters without a record, newest first" }).getByRole("listitem");
const lateNotice = (page: Page) =>
  page.getByRole("status").filter({ hasText: "No letters have come in since" });

/** An answer that a machine gives to nobody in particular. */
const automatic = ["Auto-Submitted: auto-replied"];

/** As RFC 3464 has it. */
function aReport(action: "delayed" | "failed", email: string, id: string): string {
  return [
    "From: Mail Delivery System <mailer-daemon@mx.example>",
    `To: ${site.address}`,
    `Subject: ${action}`,
    `Message-ID: <${aWord()}@mx.example>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    "",
    "--part",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${action}`,
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 5.1.1 No such mailbox",
    "",
    "--part",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: ${id}`,
    "",
    "--part--",
    "",
  ].join("\r\n");
}

async function openConsole(page: Page, address: string) {
  await page.goto(`${site.origin}/admin${address}`);
  await fillSignIn(page);
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
}

/** Waits until the database has so many letters that say this. */
async function kept(word: string, count = 1) {
  const total = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from public.messages
      where subject like ${`%${word}%`}`.execute(site.kysely);
    return rows[0]?.total;
  };
  // Each is read in a thread of its own.
  await expect.poll(total, { timeout: 60_000 }).toBe(count);
}

test("a machine's letter is read as text, and made a record of that one can follow", async ({
  page,
}) => {
  const word = aWord();
  site.deliver({
    from: "Noah Kim <noah@kimprint.example>",
    subject: `Out of office ${word}`,
    body: `<b>Away</b> until Monday.\n\n> On Friday you wrote:\n> a question`,
    headers: automatic,
  });
  await kept(word);
  await openConsole(page, "?view=mail");
  await page
    .getByRole("navigation", { name: "Parts of the mail" })
    .getByRole("link", { name: "Received" })
    .press("Enter");
  await expect(page.getByText(/^The mailbox was last read today at/)).toBeVisible();
  const received = letters(page).filter({ hasText: word });
  await expect(received).toContainText("Automatic answer");
  await received.getByRole("button", { name: "Read the letter" }).press("Enter");
  await expect(received).toContainText("<b>Away</b> until Monday.");
  await expect(received).not.toContainText("a question");
  await received.getByRole("button", { name: "Show what is quoted" }).press("Enter");
  await expect(received).toContainText("a question");
  await received.getByRole("button", { name: "Make a record of it" }).press("Enter");
  const link = received.getByRole("link", { name: "Open the record" });
  await expect(link).toBeFocused();
  await expect(received).toContainText(/It is EM-\w{8} now\./);
  await link.press("Enter");
  await expect(page.locator("[role=dialog]:not([data-toast])")).toContainText(word);
  await page.goto(`${site.origin}/admin?view=mail&part=received`);
  await expect(page.getByText(/^The mailbox was last read/)).toBeVisible();
  await expect(letters(page).filter({ hasText: word })).toHaveCount(0);
});

test("what cannot be read says so, and that it lies in the mailbox", async ({ page }) => {
  const word = aWord();
  const parts = `--x\r\nContent-Type: text/plain\r\n\r\nhi\r\n`.repeat(30_000);
  site.imap.deliver(
    `From: Maya <maya@ortega.example>\r\nSubject: ${word}\r\nMessage-ID: <${word}@mail.example>\r\n` +
      `Content-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`,
  );
  await kept(word);
  await openConsole(page, "?view=mail&part=received");
  const received = letters(page).filter({ hasText: word });
  await expect(received).toContainText("Could not be read");
  await expect(received).toContainText("It lies whole in the mailbox");
  await received.getByRole("button", { name: "Make a record of it" }).click();
  await expect(received.getByRole("link", { name: "Open the record" })).toBeFocused();
});

test("older letters follow on demand, each once, the newest first", async ({ page }) => {
  const word = aWord();
  for (let number = 1; number <= 25; number += 1) {
    site.deliver({
      from: `Robot <robot-${number}@machine.example>`,
      subject: `${word} ${number}.`,
      body: "Beep",
      headers: automatic,
    });
  }
  await kept(word, 25);
  await openConsole(page, "?view=mail&part=received");
  await expect(letters(page).first()).toContainText(`${word} 25.`);
  await expect(letters(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  const titles = letters(page).getByRole("heading").filter({ hasText: word });
  await expect(titles).toHaveText(
    Array.from({ length: 25 }, (_, index) => `${word} ${25 - index}.`),
  );
});

test("the page has no violation, and never scrolls sideways", async ({ page }) => {
  test.slow();
  const word = aWord();
  site.deliver({
    from: "Noah <noah@kimprint.example>",
    subject: `${word}${"long".repeat(50)}`,
    body: `https://example.com/${"path".repeat(60)}`,
    headers: automatic,
  });
  await kept(word);
  await openConsole(page, "?view=mail&part=received");
  const received = letters(page).filter({ hasText: word });
  await received.getByRole("button", { name: "Read the letter" }).click();
  await expect(received.getByRole("link", { name: /^https/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test("a letter that came back says so where it was sent from, with the way to its record", async ({
  page,
}) => {
  const email = `${aWord()}@ortegaclinics.example`;
  await openConsole(page, "?view=mail");
  const { key } = await (await page.request.get(`${site.origin}/app-config.json`)).json();
  await page.request.post(`${site.origin}/rest/v1/contact_submissions`, {
    headers: { apikey: key },
    data: { name: "Maya Ortega", email, message: "Our booking form is a PDF." },
  });
  await site.smtp.receivedBy(email);
  const receipt = site.smtp.emails.find(({ to }) => to.includes(email));
  const id = receipt?.headers.get("message-id") ?? "";
  for (const [action, state] of [
    ["delayed", "Delayed"],
    ["failed", "Not delivered"],
  ] as const) {
    site.imap.deliver(aReport(action, email, id));
    await expect(async () => {
      await page.reload();
      const sent = page
        .getByRole("list", { name: "Letters, newest first" })
        .getByRole("listitem")
        .filter({ hasText: email });
      await expect(sent).toContainText(state, { timeout: 5_000 });
      await expect(sent.getByRole("link")).toHaveText(/^PR-\w{8}$/, { timeout: 5_000 });
    }).toPass();
  }
  await expect(page.getByText("5.1.1 No such mailbox")).toBeVisible();
});

test("a mailbox that refuses us is said here, and after a quarter of an hour everywhere", async ({
  page,
}) => {
  site.imap.refuse(true);
  site.imap.cut();
  const failing = async () => {
    const { rows } = await sql`select from private.mailboxes where error like '%IMAP_URL%'`.execute(
      site.kysely,
    );
    return rows.length;
  };
  await expect.poll(failing).toBe(1);
  await openConsole(page, "?view=mail&part=received");
  await expect(page.getByText(/^The mailbox has not been readable since today at/)).toBeVisible();
  const reason = "The mail server does not accept the user name and password of IMAP_URL.";
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(/Next try/)).toBeVisible();
  await expect(lateNotice(page)).toHaveCount(0);

  await sql`update private.mailboxes set last_ok_at = now() - interval '16 minutes',
    failing_since = now() - interval '15 minutes'`.execute(site.kysely);
  await page.goto(`${site.origin}/admin?view=team`);
  await expect(lateNotice(page)).toBeVisible();
  expect(await faultsOf(page, { widths: [390], within: "main > [role=status]" })).toEqual([]);
  await lateNotice(page).getByRole("link", { name: "What the mail server says" }).press("Enter");
  await expect(page.getByText(reason)).toBeVisible();
  await expect(lateNotice(page)).toBeVisible();
});
