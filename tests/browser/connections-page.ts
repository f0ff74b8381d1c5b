import type { Page } from "@playwright/test";
import { theOwner } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { aWord } from "./inbox-records.ts";

/** Nobody listens there. */
export const nobody = "https://localhost:9/hook";

export const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const panel = (page: Page) => page.getByRole("dialog", { name: /webhook$/ });
export const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });
export const log = (page: Page, name: string) =>
  page.getByRole("list", { name: `Deliveries of ${name}` });

export async function openWebhooks(page: Page) {
  await page.goto("/admin?view=connections");
  await expect(page.getByRole("button", { name: "New webhook" })).toBeVisible();
}

/** By this test. */
const made = new Set<string>();

export function aName(): string {
  const name = aWord();
  made.add(name);
  return name;
}

export async function aWebhook(page: Page, more: object = {}): Promise<string> {
  const name = aName();
  const owner = await theOwner(page);
  const values = { name, url: nobody, events: ["subscriber.confirmed"], preset: "plain" };
  await owner.call("post", "rpc/save_webhook", { ...values, with_contact: false, ...more });
  return name;
}

type Row = { readonly id: string; readonly name: string };

export async function rowOf(page: Page, name: string) {
  const owner = await theOwner(page);
  const rows = (await owner.call("post", "rpc/list_webhooks", {})) as readonly Row[];
  return rows.find((row) => row.name === name);
}

/** There may be only twenty at a time. */
export async function removeMade(page: Page) {
  const owner = await theOwner(page);
  const rows = (await owner.call("post", "rpc/list_webhooks", {})) as readonly Row[];
  for (const { id } of rows.filter(({ name }) => made.has(name)))
    await owner.call("post", "rpc/remove_webhook", { id });
  made.clear();
}
