import type { Page } from "@playwright/test";
import { weekAfter, weekOf } from "../../../../app/features/calls/iso-week.ts";
import { expect, settled } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { bookCall, dayName, dayOf, storedCall, timeName, weekAddress } from "../../staff-calls.ts";
import { passTimeUntil, test, withoutNews } from "../../staff-test.ts";
import { violationsOf } from "../../violations.ts";

const bookings = "**/rest/v1/call_bookings?*";
const hour = 3_600_000;

/** Answers what a list of calls asks for: browsers cannot book what is over. */
async function answerList(page: Page, asked: RegExp, rows: () => readonly object[]) {
  await page.route(bookings, async (route) => {
    const url = decodeURIComponent(route.request().url());
    if (route.request().method() !== "GET" || !asked.test(url)) return route.fallback();
    return route.fulfill({ json: rows() });
  });
}

test("a call stands in its day, opens its record, and closing leads back to it", async ({
  page,
}) => {
  const call = await bookCall(page);
  await page.goto("/admin");
  const views = page.getByRole("navigation", { name: "Views" });
  await views.getByRole("link", { name: /^Calls/ }).click();
  await expect(page).toHaveURL("/admin?view=calls");
  await expect(views.getByRole("link", { name: /^Calls/ })).toHaveAttribute("aria-current", "page");
  await page.goto(weekAddress(call.startsAt));
  const day = page.getByRole("list", { name: dayName(call.startsAt) });
  const card = day.getByRole("listitem").filter({ hasText: call.name });
  await expect(card).toContainText(timeName(call.startsAt));
  await expect(card).toContainText("15-minute call");
  await expect(card).toContainText("in the team's calendar");
  await expect(card.getByText("By telephone")).toBeAttached();
  await card.getByRole("link", { name: call.name }).click();
  await expect(page).toHaveURL(`/admin?view=call&record=${call.id}`);
  await expect(page.getByRole("dialog", { name: call.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(weekAddress(call.startsAt));
  await expect(card.getByRole("link", { name: call.name })).toBeFocused();
});

test("weeks are turned over by keyboard, and Back leads through them", async ({ page }) => {
  await page.goto("/admin?view=calls&week=2031-W01");
  const weeks = page.getByRole("navigation", { name: "Weeks" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Dec 30 to Jan 5, 2031");
  await weeks.getByRole("link", { name: "Next week" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin?view=calls&week=2031-W02");
  await expect(weeks.getByRole("link", { name: "Next week" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/admin?view=calls&week=2031-W01");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/admin?view=calls&week=2030-W52");
  await expect(page.getByRole("status").filter({ hasText: "Week 52" })).toContainText("no calls");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Dec 30 to Jan 5, 2031");
  await weeks.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/admin?view=calls");
  await expect(weeks.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "date");
});

test("one calendar is shown alone, and a week without calls says so", async ({ page }) => {
  const call = await bookCall(page);
  await page.goto(weekAddress(call.startsAt));
  const card = page.getByRole("link", { name: call.name });
  await page.getByRole("combobox", { name: "Calendar" }).selectOption("Team's calendar");
  await expect(page).toHaveURL(`${weekAddress(call.startsAt)}&host=1`);
  await expect(card).toBeVisible();
  await page.goto(`${weekAddress(call.startsAt)}&host=89999`);
  await expect(page.getByRole("heading", { name: "No calls this week" })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Set when calls can be booked" })).toHaveAttribute(
    "href",
    "/admin?view=availability",
  );
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

test("days off and blocks stand in their days, and so does who cancelled", async ({ page }) => {
  const call = await bookCall(page);
  const row = {
    ...(await storedCall(page, call.id)),
    status: "cancelled",
    cancelled_by: "visitor",
  };
  await answerList(page, /status=in\.\(confirmed/, () => [
    row,
    {
      ...row,
      id: crypto.randomUUID(),
      status: "confirmed",
      cancelled_by: null,
      moves: 1,
      place: "none",
      host: 89_999,
    },
  ]);
  await page.route("**/rest/v1/call_blocks?*", (route) =>
    route.fulfill({
      json: [
        {
          id: crypto.randomUUID(),
          host: 1,
          starts_at: call.startsAt,
          ends_at: new Date(Date.parse(call.startsAt) + hour).toISOString(),
          reason: "Dentist",
        },
      ],
    }),
  );
  await page.route("**/rest/v1/call_exceptions?*", (route) =>
    route.fulfill({
      json: [
        {
          id: crypto.randomUUID(),
          host: null,
          first_day: dayOf(call.startsAt),
          last_day: dayOf(call.startsAt),
          yearly: true,
          opens: null,
          closes: null,
          reason: "Moving house",
        },
      ],
    }),
  );
  await page.route("**/rest/v1/call_hosts?*", async (route) => {
    const response = await route.fetch();
    const hosts = await response.json();
    const gone = { number: 89_999, user_id: null, name: "Gone Away" };
    await route.fulfill({ response, json: [...hosts, gone] });
  });
  await page.goto(weekAddress(call.startsAt));
  const cards = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: call.name }) });
  const day = page.getByRole("list", { name: dayName(call.startsAt) });
  await expect(day).toContainText("Cancelled by the visitor");
  await expect(day).toContainText("Nobody takes this call");
  await expect(day).toContainText("No way to reach them yet");
  await expect(day).toContainText("Moved");
  await expect(day).toContainText("Team's calendar: Dentist");
  await expect(cards.first()).toContainText("Closed for everybody");
  await expect(cards.first()).toContainText("Moving house");
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

test("what is ahead is listed by its days", async ({ page }) => {
  const call = await bookCall(page);
  await page.goto("/admin?view=calls");
  await page.getByRole("link", { name: "Upcoming" }).click();
  await expect(page).toHaveURL("/admin?view=calls&tab=upcoming");
  const day = page.getByRole("region", { name: dayName(call.startsAt) });
  await expect(day.getByRole("listitem").filter({ hasText: call.name })).toContainText(
    timeName(call.startsAt),
  );
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

test("calls that are over are marked done or no-show", async ({ page }) => {
  const calls = [await bookCall(page), await bookCall(page)];
  const rows = await Promise.all(calls.map(({ id }) => storedCall(page, id)));
  const past = rows.map((row) => ({
    ...row,
    starts_at: new Date(Date.now() - 2 * hour).toISOString(),
    ends_at: new Date(Date.now() - hour).toISOString(),
  }));
  const marked = new Set<unknown>();
  await page.route(bookings, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    const response = await route.fetch();
    marked.add(/id=eq\.([0-9a-f-]+)/.exec(route.request().url())?.[1]);
    return route.fulfill({ response });
  });
  await answerList(page, /status=eq\.confirmed&ends_at=lte/, () =>
    past.filter((row) => !marked.has(Reflect.get(row, "id"))),
  );
  await page.goto("/admin?view=calls&tab=past");
  await expect(page.getByRole("link", { name: /^What happened\?\s*2 to be told/ })).toBeVisible();
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: `Done, ${calls[0]?.name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Marked as done")).toBeVisible();
  await expect(page.getByRole("button", { name: `Done, ${calls[1]?.name}` })).toBeFocused();
  await page.getByRole("button", { name: `No-show, ${calls[1]?.name}` }).click();
  await expect(page.getByText("Marked as no-show")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Everything is told" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Marked in the last 30 days" })).toBeFocused();
  expect((await storedCall(page, calls[0]?.id ?? ""))["status"]).toBe("done");
  expect((await storedCall(page, calls[1]?.id ?? ""))["status"]).toBe("no_show");
});

test("somebody else has marked it first: that is said", async ({ page }) => {
  const call = await bookCall(page);
  const row = await storedCall(page, call.id);
  await answerList(page, /status=eq\.confirmed&ends_at=lte/, () => [
    { ...row, id: crypto.randomUUID() },
  ]);
  await page.goto("/admin?view=calls&tab=past");
  await page.getByRole("button", { name: `Done, ${call.name}` }).click();
  await expect(
    page.getByText("Somebody else has marked or changed this call first."),
  ).toBeVisible();
});

test("requests that are not confirmed tell how long their time is kept", async ({ page }) => {
  const call = await bookCall(page);
  const row = await storedCall(page, call.id);
  const until = new Date(Date.now() + hour).toISOString();
  await answerList(page, /status=in\.\(held/, () => [
    { ...row, id: crypto.randomUUID(), status: "held", hold_until: until },
    { ...row, id: crypto.randomUUID(), status: "waiting", hold_until: until },
    { ...row, id: crypto.randomUUID(), status: "lapsed", tz: "Europe/Lisbon" },
  ]);
  await page.goto("/admin?view=calls&tab=unconfirmed");
  const requests = page.getByRole("list", { name: "Requests that nobody has confirmed" });
  await expect(requests.getByRole("listitem")).toHaveCount(3);
  await expect(requests.getByRole("listitem").nth(0)).toContainText(
    new RegExp(`Still kept until ${timeName(until).replace(" ", String.raw`\s`)}`),
  );
  await expect(requests.getByRole("listitem").nth(1)).toContainText("Keeps no time");
  await expect(requests.getByRole("listitem").nth(2)).toContainText("Lapsed");
  await expect(requests.getByRole("listitem").nth(2)).toContainText("their zone is Lisbon");
  await expect(requests.getByRole("link")).toHaveCount(0);
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

test("the list has the tabs as well, and offers no status of what is not confirmed", async ({
  page,
}) => {
  await page.goto("/admin?view=call&status=held");
  const tabs = page.getByRole("navigation", { name: "Calls" });
  await expect(tabs.getByRole("link", { name: "All, with search" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const statuses = page.getByRole("combobox", { name: "Status" });
  await expect(statuses).toHaveValue("");
  await expect(statuses.getByRole("option")).toHaveText([
    "Any status",
    "Confirmed",
    "Done",
    "No-show",
    "Cancelled",
  ]);
  await tabs.getByRole("link", { name: "Agenda" }).click();
  await expect(page).toHaveURL("/admin?view=calls");
});

test.describe("without an answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the calls are asked for again", async ({ page }) => {
    const week = weekAfter(weekOf(dayOf(new Date().toISOString())), 30);
    await withoutNews(page);
    await page.clock.install();
    const isMended = await failUntil(page, "**/rest/v1/call_blocks?*", 400);
    await page.goto(`/admin?view=calls&week=${week}`);
    await passTimeUntil(page, page.getByText("Could not load the calls"));
    await pressRetry(page.getByRole("main"), "**/rest/v1/call_blocks?*");
    isMended();
    await expect(page.getByRole("heading", { name: "No calls this week" })).toBeVisible();
  });
});
