import type { Page } from "@playwright/test";
import { theOwner, type Caller } from "./accounts.ts";
import { expect } from "./fixtures.ts";

export const issues = (page: Page) => page.getByRole("list", { name: "Issues, the latest" });
export const issueRow = (page: Page, subject: string) =>
  issues(page).getByRole("listitem").filter({ hasText: subject });
export const heading = (page: Page) => page.locator("#issue-title");
export const field = (page: Page, name: "Subject" | "Preheader" | "Words") =>
  page.getByRole("textbox", { name: new RegExp(`^${name}`) });
export const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved at/ });
export const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
export const letter = (page: Page) =>
  preview(page).getByRole("group", { name: "The letter as it goes out" });
export const figure = (page: Page, name: string) =>
  page
    .locator("dl[aria-label='What came of it'] > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .first();

export async function openIssues(page: Page, origin = "") {
  await page.goto(`${origin}/admin?view=issues`);
  await expect(page.getByRole("button", { name: "New issue" })).toBeVisible();
}

export async function openIssue(page: Page, id: string) {
  await page.goto(`/admin?view=issues&issue=${id}`);
  await expect(field(page, "Words")).toBeVisible();
}

/** The issue that is open. */
export function openId(page: Page): string {
  return new URL(page.url()).searchParams.get("issue") ?? "";
}

type Words = { readonly subject: string; readonly body: string; readonly preheader?: string };

/** Begins a new one and writes it; waits until it is saved. */
export async function writeIssue(page: Page, { subject, body, preheader = "" }: Words) {
  await page.getByRole("button", { name: "New issue" }).click();
  await expect(field(page, "Subject")).toBeFocused();
  await field(page, "Subject").fill(subject);
  if (preheader) await field(page, "Preheader").fill(preheader);
  await field(page, "Words").fill(body);
  await expect(saved(page)).toBeVisible();
}

/** Saves beside the page. */
export async function saveIssue(caller: Caller, id: string, version: number, words: Words) {
  const values = { id, version, preheader: "", ...words };
  expect(await caller.call("post", "rpc/save_issue", values)).toMatchObject({ outcome: "saved" });
}

/** Made beside the page; answers its id. */
export async function anIssue(page: Page, words: Words): Promise<string> {
  const id = crypto.randomUUID();
  await saveIssue(await theOwner(page), id, 0, words);
  return id;
}

/** As the server has it; none when it is discarded. */
export async function issueKept(page: Page, id: string) {
  const owner = await theOwner(page);
  const columns = "subject,preheader,body,version,state";
  return owner.call("get", `issues?select=${columns}&id=eq.${id}`);
}

/** Lets the page believe that letters leave here. */
export async function withMail(page: Page) {
  await page.route("**/app-config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mail: true } });
  });
}
