import type { Locator, Page } from "@playwright/test";
import type { CallTypeId } from "#domain/call-types.ts";
import { expect, hydrated } from "./fixtures.ts";
import { rowsOf, visitorHeaders } from "./stored-records.ts";

export const callPages = {
  call15: { path: "/contact", button: "Schedule Call", title: "A first call, 15 minutes" },
  partner30: { path: "/partners", button: "Schedule a Call", title: "A partner call, 30 minutes" },
} as const;

export const bookingEndpoint = "**/rest/v1/rpc/book_call";

/** Opens a page's booking and waits for its times. */
export async function openCall(page: Page, type: CallTypeId): Promise<Locator> {
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
export async function bookElsewhere(page: Page, type: CallTypeId, startsAt: string) {
  const response = await page.request.post("/rest/v1/rpc/book_call", {
    headers: await visitorHeaders(page.request),
    data: { type, ...aCaller(), starts_at: startsAt, phone: "", tz: "" },
  });
  expect(response.status()).toBe(200);
}

export function storedCalls(page: Page, email: string) {
  return rowsOf(page, "call_bookings", { email: `eq.${email}` });
}
