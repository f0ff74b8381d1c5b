import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Page } from "@playwright/test";
import { startSmtpServer, type SmtpServer } from "../../../backend/smtp-server.ts";
import { newMark } from "../../every-form-cases.ts";
import { expect, signIn, test } from "../../fixtures.ts";
import { field, figure, heading, issueRow, openIssues, writeIssue } from "../../issues-page.ts";
import { toastOn } from "../../notices.ts";
import { ownSite } from "../../own-site.ts";
import { staffMember } from "../../staff-member.ts";

// One list of readers for the file: one test after the other.
test.describe.configure({ mode: "default" });

let smtp: SmtpServer;

const site = ownSite(async () => {
  smtp = await startSmtpServer();
  return { SMTP_URL: smtp.url, MAIL_FROM: "Perilune <hello@perilune.example>" };
});
test.afterAll(() => smtp.stop());

async function visitor(page: Page): Promise<SupabaseClient> {
  const { key } = await (await page.request.get(`${site().origin}/app-config.json`)).json();
  return createClient(site().origin, key, { auth: { persistSession: false } });
}

const lettersOf = (subject: string) =>
  smtp.taken.filter(({ headers }) => headers.get("subject") === subject);
const lettersTo = (email: string, subject: string) =>
  lettersOf(subject).filter(({ to }) => to.includes(email));

/** Subscribes and answers the letter that asks. */
async function aReader(page: Page): Promise<string> {
  const email = `${newMark()}@ortegaclinics.example`;
  const client = await visitor(page);
  await client.rpc("subscribe", { email, source: "/blog" });
  await smtp.receivedBy(email);
  const asked = smtp.emails.find(({ to }) => to.includes(email));
  const token = /newsletter=confirm&token=(\w+)/.exec(asked?.text ?? "")?.[1];
  const { error } = await client.rpc("confirm_subscription", { token });
  expect(error).toBeNull();
  return email;
}

/** How many are on the list, as the page says it. */
async function openWithReaders(page: Page): Promise<number> {
  await signIn(page, site().origin);
  await openIssues(page, site().origin);
  const line = page.getByText(/^[\d,]+ readers? on the list now$/);
  await expect(line).toBeVisible();
  return Number.parseInt((await line.textContent()) ?? "", 10);
}

const dialog = (page: Page, name: RegExp) => page.getByRole("dialog", { name });
const state = (page: Page, name: string) => heading(page).locator("xpath=..").getByText(name);

/** Presses what sends the issue that is open, and answers the question. */
async function send(page: Page, count: number) {
  const name = `Send to ${count} reader${count === 1 ? "" : "s"}`;
  await page.getByRole("button", { name, exact: true }).click();
  await dialog(page, /^Send to/)
    .getByRole("button", { name, exact: true })
    .click();
}

test("an issue goes to everybody who has confirmed; one leaves by its link; the figures say so", async ({
  page,
}) => {
  test.slow();
  const subject = `A week ${newMark()}`;
  const readers = [await aReader(page), await aReader(page), await aReader(page)];
  expect(await openWithReaders(page)).toBe(3);
  await writeIssue(page, { subject, body: "A **certificate** ran out." });

  await test.step("a test goes to whoever wants one", async () => {
    await page.getByRole("button", { name: "Send me a test" }).click();
    await expect(toastOn(page)).toContainText(`It goes to ${staffMember.email}.`);
    await expect.poll(() => lettersTo(staffMember.email, `Test: ${subject}`)).toHaveLength(1);
  });
  await test.step("a number that has changed is asked again", async () => {
    await page.getByRole("button", { name: "Send to 3 readers", exact: true }).click();
    const asked = dialog(page, /^Send to 3 readers\?$/);
    await expect(asked).toContainText(subject);
    await expect(asked).toContainText("cannot be taken back");
    readers.push(await aReader(page));
    await asked.getByRole("button", { name: "Send to 3 readers" }).click();
    const again = dialog(page, /^Send to 4 readers\?$/);
    await expect(again.getByRole("status")).toContainText("by now it is 4 readers");
    for (const email of readers) expect(lettersTo(email, subject)).toEqual([]);
    await again.getByRole("button", { name: "Send to 4 readers" }).click();
  });

  await expect(toastOn(page)).toContainText("On its way to 4 readers");
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "Words")).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "4 of 4 handed over" })).toBeVisible();
  await expect(state(page, "Sent")).toBeVisible();
  for (const email of readers) expect(lettersTo(email, subject)).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);

  await test.step("one leaves", async () => {
    const [first = ""] = readers;
    const text = lettersTo(first, subject)[0]?.text ?? "";
    const token = /newsletter=unsubscribe&token=([\w.-]+)/.exec(text)?.[1];
    const theirs = await page.context().newPage();
    await theirs.goto(`${site().origin}/blog?newsletter=unsubscribe&token=${token}`);
    await theirs.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(theirs.getByRole("complementary", { name: "You are off the list" })).toBeVisible();
    await theirs.close();
  });
  await page.reload();
  await expect(figure(page, "Unsubscribed")).toHaveText("1");
  await expect(figure(page, "Handed over")).toHaveText("4");
  await page.getByRole("button", { name: "All issues" }).click();
  await expect(issueRow(page, subject)).toContainText("4 of 4 handed over");
  await expect(page.getByText("3 readers on the list now")).toBeVisible();
});

test("a pause holds what has not gone out, and going on gives nobody two", async ({ page }) => {
  test.slow();
  const subject = `A pause ${newMark()}`;
  const readers = [await aReader(page), await aReader(page), await aReader(page)];
  const count = await openWithReaders(page);
  await writeIssue(page, { subject, body: "Hello." });
  smtp.decide((moment) => (moment === "recipient" ? "keep silent" : "take"));
  await send(page, count);
  await smtp.held();
  const going = page.getByRole("button", { name: /^Paus|^Resum/ });
  await going.press("Enter");
  await expect(toastOn(page)).toContainText("The issue is paused");
  await expect(going).toHaveText("Resume");
  await expect(going).toBeFocused();
  await expect(page.getByText("Nothing goes out until an owner resumes it.")).toBeVisible();
  smtp.decide(() => "take");
  smtp.release();
  // What was being handed over goes out, nothing else.
  await expect.poll(() => lettersOf(subject)).toHaveLength(1);
  await expect(state(page, "Paused")).toBeVisible();
  await going.press("Enter");
  await expect(toastOn(page)).toContainText("The issue goes on");
  await expect(state(page, "Sent")).toBeVisible();
  await expect(figure(page, "Handed over")).toHaveText(String(count));
  for (const email of readers) expect(lettersTo(email, subject)).toHaveLength(1);
});

test("a stop is asked, and whoever has not got it never does; refusals are listed with their reason", async ({
  page,
}) => {
  test.slow();
  const subject = `A stop ${newMark()}`;
  const refused = await aReader(page);
  await aReader(page);
  await aReader(page);
  const count = await openWithReaders(page);
  await writeIssue(page, { subject, body: "Hello." });
  smtp.decide((moment, address) => {
    if (moment !== "recipient") return "take";
    return address === refused ? { code: 554, says: "5.7.1 We take no mail of yours" } : "take";
  });
  await send(page, count);
  await expect(state(page, "Sent")).toBeVisible();
  await page.getByRole("button", { name: "Refused (1)" }).click();
  const list = page.getByRole("list", { name: "Refused (1)" });
  await expect(list).toContainText(refused);
  await expect(list).toContainText("We take no mail of yours");

  await test.step("another one is stopped", async () => {
    smtp.decide((moment) => (moment === "recipient" ? "keep silent" : "take"));
    await page.getByRole("button", { name: "Use as a new draft" }).click();
    await expect(field(page, "Subject")).toBeFocused();
    await field(page, "Subject").fill(`${subject}, again`);
    await page.getByRole("button", { name: /^Send to/ }).click();
    await dialog(page, /^Send to/)
      .getByRole("button", { name: /^Send to/ })
      .click();
    await smtp.held();
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    const asked = dialog(page, /^Stop this issue\?$/);
    await expect(asked).toContainText("do not get it, now or later");
    await asked.getByRole("button", { name: "Let it go on" }).press("Enter");
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    await page.keyboard.press("Enter");
    await asked.getByRole("button", { name: "Stop it" }).press("Enter");
    await expect(toastOn(page)).toContainText("The issue is stopped");
    await expect(state(page, "Stopped")).toBeVisible();
    await expect(heading(page)).toBeFocused();
    smtp.decide(() => "take");
    smtp.release();
    await expect.poll(() => lettersOf(`${subject}, again`)).toHaveLength(1);
  });
  await page.getByRole("button", { name: /^Not sent \(\d+\)$/ }).click();
  await expect(
    page
      .getByRole("list", { name: /^Not sent/ })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Resume" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Use as a new draft" })).toBeVisible();
});
