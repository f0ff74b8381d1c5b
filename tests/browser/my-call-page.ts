import type { Page } from "@playwright/test";
import { aCaller, storedCalls } from "./call-page.ts";
import { expect, hydrated } from "./fixtures.ts";
import { visitorHeaders } from "./stored-records.ts";

export const rpc = (name: string) => `**/rest/v1/rpc/${name}`;

/**
 * Books a call as the dialog does and gives its secret, which a site without mail tells at once. Counted from the end of
 * the times on offer, where no other test looks; each test has places of its own.
 */
export async function aBookedCall(page: Page, place: number, phone = "") {
  const headers = await visitorHeaders(page.request);
  const { email, name } = aCaller();
  const startsAt = await openTime(page, place);
  const response = await page.request.post("/rest/v1/rpc/book_call", {
    headers,
    data: { type: "call15", name, email, starts_at: startsAt, phone, tz: "" },
  });
  expect(response.status()).toBe(200);
  const [{ secret, reference }] = await response.json();
  const stored = async () => (await storedCalls(page, email))[0];
  return { secret: String(secret), reference: String(reference), startsAt, stored };
}

export async function openTime(page: Page, place: number): Promise<string> {
  const headers = await visitorHeaders(page.request);
  const times = await page.request.get("/rest/v1/rpc/open_calls?type=call15", { headers });
  const { starts } = (await times.json()).at(-place);
  return new Date(starts).toISOString();
}

export async function openLink(page: Page, secret: string) {
  await page.goto(`/calls#${secret}`);
  await hydrated(page);
}

export function headline(page: Page, words: string) {
  return page.getByRole("heading", { level: 1, name: words, exact: true });
}

export function button(page: Page, name: string | RegExp) {
  return page.getByRole("main").getByRole("button", { name });
}

/** Chooses a time in the page's table. */
export async function pickTime(page: Page, startsAt: string) {
  const main = page.getByRole("main");
  const moment = new Date(startsAt);
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "America/Los_Angeles", ...style })
      .format(moment)
      .replaceAll("\u202F", " ");
  const day = format({ weekday: "long", month: "long", day: "numeric" });
  await main.getByRole("radio", { name: new RegExp(`^${day}, `) }).check();
  const time = main.getByRole("radio", { name: `${format({ timeStyle: "short" })}, ${day}` });
  await time.check();
}

/** Answers a question of the page with another state of the call than it has. */
export async function answer(page: Page, name: string, more: Readonly<Record<string, unknown>>) {
  await page.route(rpc(name), async (route) => {
    const response = await route.fetch();
    const [row] = await response.json();
    await route.fulfill({ response, json: [{ ...row, ...more }] });
  });
}
