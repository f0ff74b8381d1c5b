import { readFile } from "node:fs/promises";
import { timesOf } from "../../call-page.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import {
  aBookedCall,
  answer,
  button,
  headline,
  openLink,
  openTime,
  pickTime,
} from "../../my-call-page.ts";
import { closeNotices, toastOn } from "../../notices.ts";

test("a call is opened by its link, moved, and cancelled with words; the secret is in no address", async ({
  page,
}) => {
  const call = await aBookedCall(page, 1, "+1 415 555 0199");
  const told: Promise<string>[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) return;
    told.push(
      request.allHeaders().then((headers) => `${request.url()} ${headers["referer"] ?? ""}`),
    );
  });
  await openLink(page, call.secret);
  await expect(headline(page, "Your call is booked")).toBeVisible();
  await expect(page).toHaveURL("/calls");
  await expect(page).toHaveTitle("Your call is booked · Perilune");
  await expect(page.getByRole("main")).toContainText("We call +1 415 555 0199");
  await expect(page.getByRole("main")).toContainText(call.reference);
  await page.reload();
  await expect(headline(page, "Your call is booked")).toBeVisible();

  const download = page.waitForEvent("download");
  await button(page, "Add to calendar").click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`UID:${String((await call.stored())?.["id"])}@perilune.example\r\n`);

  const next = await openTime(page, 3);
  await button(page, "Move").click();
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeFocused();
  await expect(page.getByRole("radio", { name: /, your call now$/ })).toBeDisabled();
  await pickTime(page, next);
  await button(page, /^Move to /).dblclick();
  await expect(headline(page, "Your call is moved")).toBeFocused();
  await expect(toastOn(page)).toContainText("Call moved");
  const moved = await call.stored();
  expect(new Date(String(moved?.["starts_at"])).toISOString()).toBe(next);
  expect(moved).toMatchObject({ status: "confirmed", moves: 1 });

  await button(page, "Cancel the call").click();
  await expect(page.getByRole("heading", { name: "Cancel this call?" })).toBeFocused();
  await page.getByLabel("Why?").fill("We have found a date with Dana.");
  await page.keyboard.press("Escape");
  await expect(button(page, "Cancel the call")).toBeFocused();
  await button(page, "Cancel the call").click();
  await expect(page.getByLabel("Why?")).toHaveValue("We have found a date with Dana.");
  await button(page, "Cancel the call").click();
  await expect(headline(page, "This call is cancelled")).toBeFocused();
  expect(await call.stored()).toMatchObject({
    status: "cancelled",
    cancelled_by: "visitor",
    cancel_reason: "We have found a date with Dana.",
  });

  await page.goto("/about");
  await openLink(page, call.secret);
  await expect(headline(page, "This call is cancelled")).toBeVisible();
  await expect(page.getByRole("link", { name: "Book another" })).toHaveAttribute(
    "href",
    "/contact",
  );
  const all = await Promise.all(told);
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((line) => line.includes(call.secret))).toEqual([]);
});

test("opening the link ten times changes nothing", async ({ page }) => {
  test.setTimeout(180_000);
  const call = await aBookedCall(page, 5);
  const before = await call.stored();
  for (let visit = 0; visit < 10; visit += 1) {
    await page.goto("about:blank");
    await page.goto(`/calls#${call.secret}`);
    await expect(headline(page, "Your call is booked")).toBeVisible();
  }
  expect(await call.stored()).toEqual(before);
});

test("another letter's link, opened in the same tab, takes the place of the first", async ({
  page,
}) => {
  const first = await aBookedCall(page, 7);
  const second = await aBookedCall(page, 9);
  await openLink(page, first.secret);
  await expect(page.getByRole("main")).toContainText(first.reference);
  await page.evaluate((hash) => (location.hash = hash), second.secret);
  await expect(page.getByRole("main")).toContainText(second.reference);
  await expect(page).toHaveURL("/calls");
  await page.reload();
  await expect(page.getByRole("main")).toContainText(second.reference);
});

test("the keyboard alone moves a call", async ({ page }) => {
  const call = await aBookedCall(page, 11);
  await openLink(page, call.secret);
  await button(page, "Move").press("Enter");
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeFocused();
  await expect(timesOf(page.locator("main")).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(button(page, /^Move to /)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(headline(page, "Your call is moved")).toBeFocused();
  expect(await call.stored()).toMatchObject({ moves: 1 });
});

test("/calls by itself says what it is for @page", async ({ page }) => {
  await page.goto("/calls");
  await expect(page.getByRole("heading", { name: "Open the link in our letter" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact form" })).toBeVisible();
});

test("a call that waits for its confirmation is confirmed by one press, sent once", async ({
  page,
}) => {
  const call = await aBookedCall(page, 13);
  await answer(page, "my_call", { state: "unconfirmed", meeting_url: "" });
  let confirmations = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/confirm_call")) confirmations += 1;
  });
  await openLink(page, call.secret);
  await expect(headline(page, "Confirm your call")).toBeVisible();
  expect(confirmations).toBe(0);
  await button(page, "Confirm this call").dblclick();
  await expect(headline(page, "Your call is confirmed")).toBeFocused();
  await expect(button(page, "Move")).toBeVisible();
  expect(confirmations).toBe(1);
});

test("who has not asked for it gives it up by a second press, and the tab forgets it", async ({
  page,
}) => {
  const call = await aBookedCall(page, 15);
  await answer(page, "my_call", { state: "unconfirmed", meeting_url: "" });
  await answer(page, "cancel_call", { state: "unconfirmed" });
  await openLink(page, call.secret);
  await button(page, "I did not ask for this").click();
  await button(page, "Keep it").click();
  await expect(button(page, "I did not ask for this")).toBeFocused();
  await button(page, "I did not ask for this").click();
  await button(page, "Give it up").click();
  await expect(headline(page, "This call is given up")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Open the link in our letter" })).toBeVisible();
});

test.describe("in Lisbon", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test("every state suits everybody, and both clocks are told @page", async ({ page }) => {
    test.setTimeout(180_000);
    const call = await aBookedCall(page, 31);
    const within = { within: "main" };
    await openLink(page, call.secret);
    const main = page.getByRole("main");
    await expect(main).toContainText("Western European Time, Lisbon");
    await expect(main).toContainText("Pacific time");
    expect(await faultsOf(page, within), "booked").toEqual([]);
    await button(page, "Cancel the call").click();
    expect(await faultsOf(page, within), "cancel").toEqual([]);
    await button(page, "Keep it").click();
    await button(page, "Move").click();
    await expect(timesOf(page.locator("main")).first()).toBeVisible();
    expect(await faultsOf(page, within), "move").toEqual([]);
    await button(page, "Keep the time").click();
    await button(page, "Cancel the call").click();
    await button(page, "Cancel the call").click();
    await expect(headline(page, "This call is cancelled")).toBeVisible();
    await closeNotices(page);
    expect(await faultsOf(page, within), "cancelled").toEqual([]);
    await answer(page, "my_call", { state: "unconfirmed", meeting_url: "" });
    await page.reload();
    await hydrated(page);
    await button(page, "I did not ask for this").click();
    expect(await faultsOf(page, within), "unconfirmed").toEqual([]);
  });
});
