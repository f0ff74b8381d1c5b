import type { Page } from "@playwright/test";
import { expect, sendLead } from "./fixtures.ts";
import { aWord, rowWith, search } from "./inbox-records.ts";
import { openInbox } from "./staff-test.ts";

export const quarantine = "/admin?view=quarantine";

export const nameIn = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Kept apart whatever is learnt meanwhile. What tests judge says nothing that others say: it teaches. */
export async function sendAdvert(page: Page, word: string, name: string, text = aWord()) {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@${word}.example`;
  await sendLead(page, { name, email, message: `${text} [url=https://bit.ly/${word}]here[/url]` });
}

/** Answers its name. */
export async function sendHonest(page: Page, word: string, name: string) {
  const email = `${name.toLowerCase()}@${word}.example`;
  const message = `${aWord()} ${aWord()} ${word}`;
  await sendLead(page, { name: `${name} ${word}`, email, message });
  return `${name} ${word}`;
}

/** Opens the quarantine with what was sent with this word. */
export async function openQuarantine(page: Page, word: string, count: number) {
  await openInbox(page, quarantine);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(count);
}
