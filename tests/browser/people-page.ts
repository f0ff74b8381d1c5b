import type { Page } from "@playwright/test";
import { theOwner } from "./accounts.ts";
import { expect, sendLead } from "./fixtures.ts";
import { aWord, sendConsultation, sendSupport } from "./inbox-records.ts";

/** Somebody nobody else in the run knows, with a domain of their own. */
export function somebody(first = "ada", word = aWord()) {
  const domain = `northgate-${word}.example`;
  return { word, domain, email: `${first}.${word}@${domain}` };
}

/** One contact submission of this address. */
export function sendFrom(page: Page, email: string, name: string, company = "") {
  const message = `Our order book is made of paper, and ${name} types it off at night.`;
  return sendLead(page, { name, email, message, company });
}

/** A message, an application for a consultation and a support request of one address; the last is of Ada. */
export async function sendThree(page: Page) {
  const person = somebody();
  const { word, email } = person;
  await sendFrom(page, email, `Ada ${word}`, "Northgate Supply");
  await sendConsultation(page, word, {
    email,
    project_description: `Cafés order by telephone, says ${word}.`,
  });
  await sendSupport(page, word, {
    email,
    first_name: "Ada",
    last_name: word,
    message: `The link in the letter has expired, says ${word}.`,
  });
  return { ...person, name: `Ada ${word}` };
}

export async function openCard(page: Page, whose: "person" | "company", of: string) {
  await page.goto(`/admin?${new URLSearchParams({ [whose]: of })}`);
}

/** The card of whom the heading names. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true });

/** A figure of the card, by its name. */
export const factOf = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole("definition");

export const history = (page: Page) => page.getByRole("region", { name: "What has happened" });
export const addresses = (page: Page) => page.getByRole("region", { name: "Addresses" });
export const deals = (page: Page) => page.getByRole("region", { name: "Deals" });

/** The ids of what this address has sent, the newest first. */
export async function recordIds(page: Page, email: string): Promise<readonly string[]> {
  const owner = await theOwner(page);
  const found = await owner.call(
    "post",
    "rpc/find_entries?select=id,reference,name,email&order=created_at.desc",
    { email, archived: "all" },
  );
  if (!Array.isArray(found)) throw new Error("The answer is no list.");
  return found.map(({ id }) => String(id));
}

/** Joins beside the page, as somebody else of the team does. */
export async function joinBeside(page: Page, whom: string, address: string) {
  const owner = await theOwner(page);
  await owner.call("post", "rpc/join_address", { whom, address });
}

/** Waits until the card has so many records. */
export async function hasRecords(page: Page, count: number) {
  await expect(factOf(page, "Records")).toHaveText(String(count));
}
