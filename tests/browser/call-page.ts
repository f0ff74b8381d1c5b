import type { Locator, Page } from "@playwright/test";
import type { ButtonCallId } from "../../app/content/call-card.ts";
import { expect, hydrated } from "./fixtures.ts";
import { rowsOf, visitorHeaders } from "./stored-records.ts";

export const callPages = {
  call15: { path: "/contact", button: "Schedule Call", title: "A first call, 15 minutes" },
  partner30: { path: "/partners", button: "Schedule a Call", title: "A partner call, 30 minutes" },
} as const;

export const bookingEndpoint = "**/rest/v1/rpc/book_call";
export const openCallsEndpoint = "**/rest/v1/rpc/open_calls*";

/** Opens a page's booking and waits for its times. */
export async function openCall(page: Page, type: ButtonCallId): Promise<Locator> {
  const { path, button, title } = callPages[type];
  // The days on offer stay, should the test run into midnight.
  await page.clock.setFixedTime(new Date());
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(timesOf(dialog).first()).toBeVisible();
  return dialog;
}

export function timesOf(dialog: Locator): Locator {
  return dialog.getByRole("group", { name: /^Times on / }).getByRole("radio");
}

/**
 * Chooses a time of a later day and gives its name. The tests run side by side against one calendar, so each has a
 * place of its own.
 */
export async function chooseTime(dialog: Locator, day: number, place: number): Promise<string> {
  await dialog.getByRole("group", { name: "Day" }).getByRole("radio").nth(day).check();
  const time = timesOf(dialog).nth(place);
  await time.check();
  return (await time.getAttribute("aria-label")) ?? "";
}

export function aCaller() {
  const id = Math.random().toString(36).slice(2, 10);
  return { name: `Maya ${id}`, email: `maya.${id}@ortegaclinics.example` };
}

export async function fillCaller(dialog: Locator, caller: { name: string; email: string }) {
  await dialog.getByLabel("Name").fill(caller.name);
  await dialog.getByLabel("E-mail").fill(caller.email);
}

export function bookButton(dialog: Locator): Locator {
  return dialog.getByRole("button", { name: "Book this call" });
}

export function confirmationOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Your call is booked" });
}

/** The moment that the form would send. */
export function chosenMoment(dialog: Locator): Promise<string> {
  return dialog.locator('[name="startsAt"]').inputValue();
}

/** Books a time as somebody else's page does, without the page. */
export async function bookElsewhere(page: Page, type: ButtonCallId, startsAt: string) {
  const response = await page.request.post("/rest/v1/rpc/book_call", {
    headers: await visitorHeaders(page.request),
    data: { type, ...aCaller(), starts_at: startsAt, phone: "", tz: "" },
  });
  expect(response.status()).toBe(200);
}

export function storedCalls(page: Page, email: string) {
  return rowsOf(page, "call_bookings", { email: `eq.${email}` });
}

/** The call that a secret opens, as the page `/calls` asks for it. */
export async function callOf(page: Page, secret: string) {
  const response = await page.request.post("/rest/v1/rpc/my_call", {
    headers: await visitorHeaders(page.request),
    data: { secret },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/** What a server with mail was asked for, and how far it says that a call is. */
type MailServer = {
  progress: "held" | "confirmed" | "lapsed";
  readonly booked: string[];
  readonly askedAgain: string[];
  readonly released: string[];
};

/** Answers as a server with mail does, which those of the journeys are not: it keeps a time and writes a letter. */
export async function withMail(page: Page): Promise<MailServer> {
  const server: MailServer = { progress: "held", booked: [], askedAgain: [], released: [] };
  const keeps = { keeps_until: new Date(Date.now() + 30 * 60_000).toISOString() };
  let starts = "";
  await page.route(bookingEndpoint, async (route) => {
    const { id, starts_at: startsAt, phone } = route.request().postDataJSON();
    server.booked.push(id);
    starts = startsAt;
    const ends = new Date(Date.parse(starts) + 15 * 60_000).toISOString();
    const reference = `CB-${id.slice(0, 8).toUpperCase()}`;
    const place = phone ? "phone" : "none";
    const more = { state: "held", place, meeting_url: null, secret: null };
    await route.fulfill({ json: [{ reference, starts, ends, ...keeps, ...more }] });
  });
  await page.route("**/rest/v1/rpc/call_progress", (route) =>
    route.fulfill({ json: [{ state: server.progress, starts, ...keeps }] }),
  );
  for (const [name, asked] of [
    ["ask_again", server.askedAgain],
    ["release_call", server.released],
  ] as const) {
    await page.route(`**/rest/v1/rpc/${name}`, async (route) => {
      asked.push(route.request().postDataJSON().id);
      await route.fulfill({ status: 204 });
    });
  }
  return server;
}

/** The visitor comes back from reading mail. */
export function lookAgain(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event("focus")));
}
