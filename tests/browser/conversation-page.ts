import type { Page } from "@playwright/test";
import { sql } from "kysely";
import type { ReceivedEmail } from "../backend/read-email.ts";
import { expect, fillSignIn } from "./fixtures.ts";
import { found, rowWith } from "./inbox-records.ts";
import { staffMember } from "./staff-member.ts";
import type { MailboxSite } from "./mailbox-site.ts";

export const panelOf = (page: Page) => page.locator("[role=dialog]:not([data-toast])").first();
export const textOf = (page: Page) => panelOf(page).getByRole("textbox", { name: "Text" });
export const undoOf = (page: Page) => page.locator("[data-undo]");
export const lettersIn = (page: Page) => panelOf(page).locator("[data-letter]");

/** A contact submission with this word; answers its address. */
export async function aLeadAt(site: MailboxSite, word: string): Promise<string> {
  const email = `maya.${word}@ortega.example`;
  await sql`insert into public.contact_submissions (name, email, message)
    values (${`Maya ${word}`}, ${email}, ${`A booking form ${word}`})`.execute(site.kysely);
  return email;
}

/** The address to which answers of this sender's record come. */
export async function replyAddressOf(site: MailboxSite, email: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select private.token_of(id) as token from public.inbox_entries where email = ${email}`.execute(
    site.kysely,
  );
  return site.address.replace("@", `+r.${rows[0]?.token ?? ""}@`);
}

/** Waits until this sender's letters are stored: so many of them. */
export async function stored(site: MailboxSite, email: string, count = 1) {
  const total = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from public.messages
      where direction = 'in' and lower(from_address) = lower(${email})`.execute(site.kysely);
    return rows[0]?.total;
  };
  await expect.poll(total).toBe(count);
}

export async function openConsole(
  page: Page,
  site: MailboxSite,
  address = "",
  member: { readonly email: string; readonly password: string } = staffMember,
) {
  await page.goto(`${site.origin}/admin${address}`);
  await fillSignIn(page, member);
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
}

/** By keyboard: the list with what matches alone; afterwards the keys are the page's again. */
export async function findByKeys(page: Page, word: string) {
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await found(page, word);
  await page.getByRole("searchbox").blur();
}

/** By keyboard: opens the only row of the list. */
export async function openByKeys(page: Page, word: string) {
  await expect(rowWith(page, word)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByRole("heading", { name: "Conversation" })).toBeVisible();
}

/** By keyboard, from signing in on: begins a reply to the only record with this word. */
export async function replyByKeys(page: Page, site: MailboxSite, word: string) {
  await openConsole(page, site);
  await findByKeys(page, word);
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(textOf(page)).toBeFocused();
}

/** The letter of ours in which this stands; it leaves ten seconds after it was sent. */
export async function letterTo(
  site: MailboxSite,
  address: string,
  words: string,
): Promise<ReceivedEmail> {
  const received = () =>
    site.smtp.emails.find(({ to, text }) => to.includes(address) && text.includes(words));
  await expect.poll(() => received() !== undefined, { timeout: 30_000 }).toBe(true);
  const letter = received();
  if (!letter) throw new Error(`no letter to ${address}`);
  return letter;
}
