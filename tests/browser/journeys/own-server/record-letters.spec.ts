import { readFileSync } from "node:fs";
import {
  aLeadAt,
  findByKeys,
  lettersIn,
  letterTo,
  openByKeys,
  openConsole,
  panelOf,
  replyByKeys,
  replyAddressOf,
  stored,
  textOf,
  undoOf,
} from "../../conversation-page.ts";
import { expect, test } from "../../fixtures.ts";
import { aWord, rowWith } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { startMailboxSite, type MailboxSite } from "../../mailbox-site.ts";
import { overflowOf } from "../../overflow.ts";

// One server for the file, and one test after the other: each is about the mailbox of all.
test.describe.configure({ mode: "default" });

const authServer = "mx.perilune.example";
let site: MailboxSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startMailboxSite({ MAIL_AUTH_SERVER: authServer });
});
test.afterAll(() => site.stop());

/** As the house's own mail server says what it thinks of a sender. */
const checked = (result: "pass" | "fail") => [
  `Authentication-Results: ${authServer}; dmarc=${result} header.from=ortega.example`,
];

test("files go out and come in whole, and a program is saved only when one insists", async ({
  page,
}) => {
  const word = aWord();
  const email = await aLeadAt(site, word);
  await replyByKeys(page, site, word);
  await textOf(page).fill(`The plan is attached. ${word}`);
  const plan = Buffer.from(Array.from({ length: 900_000 }, (_, index) => index % 253));
  await panelOf(page)
    .locator('[name="files"]')
    .setInputFiles([
      { name: "plan.pdf", mimeType: "application/pdf", buffer: plan },
      { name: "wrong.txt", mimeType: "text/plain", buffer: Buffer.from("not this one") },
    ]);
  const attached = panelOf(page).getByRole("list", { name: "Attached files" });
  await expect(attached.getByRole("listitem")).toHaveCount(2);
  await panelOf(page).getByRole("button", { name: "Remove wrong.txt" }).press("Enter");
  await expect(attached.getByRole("listitem")).toHaveCount(1);
  await expect(attached).toContainText("900 kB");
  await textOf(page).press("Control+Enter");
  await expect(undoOf(page)).toContainText(/Sending in \d+ s/);
  const sent = await letterTo(site, email, word);
  expect(sent.raw.match(/filename=\S+/g)).toEqual(["filename=plan.pdf"]);
  expect(sent.raw.replaceAll(/\s/g, "").includes(plan.toString("base64"))).toBe(true);

  const image = Buffer.from(Array.from({ length: 500_000 }, (_, index) => index % 7));
  const part = (name: string, bytes: Buffer) =>
    `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
    `Content-Transfer-Encoding: base64\r\n\r\n${bytes.toString("base64").replaceAll(/.{76}/g, "$&\r\n")}\r\n`;
  site.imap.deliver(
    `From: Maya <${email}>\r\nTo: ${await replyAddressOf(site, email)}\r\nSubject: Ours\r\nMessage-ID: <${word}@files.example>\r\n` +
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n` +
      `${part("shop.jpg", image)}${part("../../setup.exe", Buffer.from("MZ"))}--b--\r\n`,
  );
  await stored(site, email);
  await page.reload();
  const letter = lettersIn(page).last();
  await expect(letter).toContainText("Here they are.");
  const download = page.waitForEvent("download");
  await letter.getByRole("button", { name: "Save shop.jpg" }).press("Enter");
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("shop.jpg");
  expect(readFileSync(await saved.path()).equals(image)).toBe(true);
  await letter.getByRole("button", { name: "Save setup.exe" }).press("Enter");
  await expect(letter.getByRole("alert")).toContainText("can run on your computer");
  const program = page.waitForEvent("download");
  await letter.getByRole("button", { name: "Save it", exact: true }).press("Enter");
  expect((await program).suggestedFilename()).toBe("setup.exe");
});

test("a letter whose sender fails the check is marked, and answered only when one insists", async ({
  page,
}) => {
  const word = aWord();
  const email = await aLeadAt(site, word);
  site.deliver({
    from: `Maya <${email}>`,
    to: await replyAddressOf(site, email),
    subject: "New bank details",
    body: "Pay here.",
    headers: checked("fail"),
  });
  await stored(site, email);
  await openConsole(page, site);
  await findByKeys(page, word);
  await openByKeys(page, word);
  await expect(lettersIn(page).last()).toContainText("May be forged");
  await page.keyboard.press("r");
  await expect(panelOf(page).getByText("The sender may be forged")).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Do not reply" }).press("Enter");
  await expect(textOf(page)).toHaveCount(0);
  await panelOf(page).getByRole("button", { name: "Reply", exact: true }).first().press("Enter");
  await panelOf(page).getByRole("button", { name: "Reply all the same" }).press("Enter");
  await expect(textOf(page)).toBeFocused();
  await expect(panelOf(page).getByRole("textbox", { name: "To" })).toHaveValue(email);
});

test.describe("a newer letter", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource.*409/] } });

  test("that came while one wrote is shown before the reply leaves", async ({ page }) => {
    const word = aWord();
    const email = await aLeadAt(site, word);
    await replyByKeys(page, site, word);
    await textOf(page).fill(`Is Tuesday right? ${word}`);
    site.deliver({
      from: `Maya <${email}>`,
      to: await replyAddressOf(site, email),
      subject: "One more thing",
      body: "Not on Tuesday, please.",
    });
    await stored(site, email);
    // It appears by itself, perhaps above what one looks at.
    await expect(lettersIn(page).last()).toContainText("Not on Tuesday, please.");
    await textOf(page).press("Control+Enter");
    await expect(panelOf(page)).toContainText(
      "Somebody has written in this record since you began.",
    );
    await panelOf(page).getByRole("button", { name: "Read it first" }).press("Enter");
    await expect(lettersIn(page).last()).toContainText("Not on Tuesday, please.");
    await expect(textOf(page)).toHaveValue(`Is Tuesday right? ${word}`);
    await textOf(page).fill(`Is Wednesday right? ${word}`);
    await textOf(page).press("Control+Enter");
    await expect(undoOf(page)).toContainText(/Sending in \d+ s/);
    await letterTo(site, email, "Is Wednesday right?");
    expect(site.smtp.emails.some(({ text }) => text.includes("Is Tuesday"))).toBe(false);
  });
});

test("a letter in the wrong record is moved to another, or gets one of its own", async ({
  page,
}) => {
  const [word, other] = [aWord(), aWord()];
  const email = await aLeadAt(site, word);
  await aLeadAt(site, other);
  const to = await replyAddressOf(site, email);
  site.deliver({ from: `Maya <${email}>`, to, subject: "For them", body: "This is theirs." });
  await stored(site, email);
  await openConsole(page, site);
  await findByKeys(page, word);
  await openByKeys(page, word);
  const ways = lettersIn(page).getByRole("button", { name: /^What to do with/ });
  await ways.press("Enter");
  await lettersIn(page).getByRole("button", { name: "Details" }).press("Enter");
  await expect(lettersIn(page)).toContainText("the address it was sent to");
  await lettersIn(page).getByRole("button", { name: "Move to record…" }).press("Enter");
  const move = page.getByRole("dialog", { name: "Move the letter to a record" });
  await move.getByRole("searchbox").fill(other);
  await move.getByRole("button", { name: new RegExp(`Maya ${other}`) }).press("Enter");
  await expect(page.getByRole("dialog", { name: `Maya ${other}` })).toBeVisible();
  await expect(lettersIn(page)).toContainText("This is theirs.");
  await expect(panelOf(page)).toContainText("moved a letter");

  await ways.press("Enter");
  await lettersIn(page).getByRole("button", { name: "Move to record…" }).press("Enter");
  await page.getByRole("button", { name: "New record from here" }).press("Enter");
  await expect(panelOf(page)).toContainText(/EM-[0-9A-F]{8}/);
  await expect(lettersIn(page)).toContainText("This is theirs.");
});

test("a reply that comes back is said in the list and in the record", async ({ page }) => {
  const word = aWord();
  const email = await aLeadAt(site, word);
  await replyByKeys(page, site, word);
  await textOf(page).fill(`Can you read this? ${word}`);
  await textOf(page).press("Control+Enter");
  const sent = await letterTo(site, email, word);
  const id = sent.headers.get("message-id") ?? "";
  site.imap.deliver(
    `From: Mail Delivery System <MAILER-DAEMON@relay.example>\r\nReturn-Path: <>\r\nTo: ${sent.from}\r\nSubject: Undelivered\r\n` +
      `Message-ID: <${word}@relay.example>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n` +
      "--b\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.\r\n" +
      `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; relay.example\r\n\r\nFinal-Recipient: rfc822; ${email}\r\n` +
      "Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such mailbox\r\n" +
      `--b\r\nContent-Type: message/rfc822-headers\r\n\r\nMessage-ID: ${id}\r\nSubject: x\r\n--b--\r\n`,
  );
  await stored(site, "MAILER-DAEMON@relay.example");
  await page.goto(`${site.origin}/admin?due=undelivered`);
  await expect(rowWith(page, word)).toContainText("Not delivered");
  await rowWith(page, word).getByRole("button").first().click();
  await expect(lettersIn(page).first()).toContainText("No such mailbox");
});

test("whoever opens the record sees who reads and who writes in it", async ({ page, browser }) => {
  const word = aWord();
  await aLeadAt(site, word);
  await openConsole(page, site);
  await findByKeys(page, word);
  await openByKeys(page, word);
  const colleague = { email: `ben.${word}@perilune.example`, password: "comet-ladder-9283" };
  await site.addStaff(colleague.email, colleague.password);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openConsole(other, site, `?q=${word}`, colleague);
  await rowWith(other, word).getByRole("button").first().click();
  const line = panelOf(other).getByText(/is (?:reading|writing)/);
  await expect(line).toContainText("is reading this", { timeout: 30_000 });
  await page.keyboard.press("n");
  await page.keyboard.type("Let me");
  await expect(line).toContainText("is writing", { timeout: 30_000 });
  await context.close();
});

test("the record has no violation beside the list and on a phone, and never scrolls sideways", async ({
  page,
}) => {
  test.slow();
  const word = aWord();
  const email = await aLeadAt(site, word);
  site.deliver({
    from: `Maya ${"Long".repeat(30)} <${email}>`,
    to: await replyAddressOf(site, email),
    subject: `${word} ${"long".repeat(60)}`,
    body: `https://example.com/${"path".repeat(60)}\n\nOn Monday you wrote:\n> a question`,
    headers: checked("fail"),
  });
  await stored(site, email);
  await openConsole(page, site);
  await findByKeys(page, word);
  await openByKeys(page, word);
  await lettersIn(page)
    .getByRole("button", { name: /^What to do with/ })
    .press("Enter");
  await lettersIn(page).getByRole("button", { name: "Details" }).press("Enter");
  await lettersIn(page).getByRole("button", { name: "Reply", exact: true }).press("Enter");
  await panelOf(page).getByRole("button", { name: "Reply all the same" }).press("Enter");
  await textOf(page).press("Control+Enter");
  await expect(panelOf(page)).toContainText("Write something first.");
  expect(await faultsOf(page, { fits: [1440, 1000] })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const body = panelOf(page).locator("[data-replying]");
  expect(await body.evaluate((form) => form.getBoundingClientRect().right <= innerWidth)).toBe(
    true,
  );
});
