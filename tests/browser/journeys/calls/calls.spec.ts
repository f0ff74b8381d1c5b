import { readFile } from "node:fs/promises";
import {
  aCaller,
  bookButton,
  bookElsewhere,
  bookingEndpoint,
  callOf,
  callPages,
  chooseTime,
  chosenMoment,
  confirmationOf,
  fillCaller,
  openCall,
  openCallsEndpoint,
  storedCalls,
  timesOf,
} from "../../call-page.ts";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

const bookings = [
  { type: "call15", minutes: 15, place: 0, event: "First call with Perilune" },
  { type: "partner30", minutes: 30, place: 8, event: "Partner call with Perilune" },
] as const;

for (const { type, minutes, place, event } of bookings) {
  test(`a call of ${minutes} minutes is booked, stored, confirmed and gone for the next visitor`, async ({
    page,
  }) => {
    const caller = aCaller();
    const dialog = await openCall(page, type);
    const name = await chooseTime(dialog, 3, place);
    const startsAt = await chosenMoment(dialog);
    await fillCaller(dialog, caller);
    await dialog.getByLabel("Phone").fill("+1 415 555 0199");
    await bookButton(dialog).click();
    const booked = confirmationOf(page);
    await expect(booked.getByRole("status")).toBeFocused();
    const [time = "", ...day] = name.split(", ");
    await expect(booked).toContainText(time);
    await expect(booked).toContainText(day.join(", "));
    await expect(booked).toContainText(`${minutes} minutes`);
    await expect(booked).toContainText("We call +1 415 555 0199 at that time.");
    const address = await booked
      .getByRole("link", { name: "Manage this call" })
      .getAttribute("href");
    expect(address).toMatch(/^\/calls#[0-9a-f]{64}$/);
    const [, secret] = String(address).split("#");
    const link = `${new URL(page.url()).origin}${address}`;
    await expect(toastOn(page)).toContainText("Call booked");

    const rows = await storedCalls(page, caller.email);
    expect(rows).toMatchObject([
      { type, ...caller, phone: "+1 415 555 0199", tz: "America/Los_Angeles", status: "confirmed" },
    ]);
    const [row] = rows;
    expect(new Date(String(row?.["starts_at"])).toISOString()).toBe(startsAt);
    const reference = `CB-${String(row?.["id"]).slice(0, 8).toUpperCase()}`;
    await expect(booked).toContainText(reference);

    const download = page.waitForEvent("download");
    await booked.getByRole("button", { name: "Add to calendar" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${reference}.ics`);
    const folded = await readFile(await file.path(), "utf8");
    const text = folded.replaceAll("\r\n ", "");
    const stamp = (moment: number) =>
      `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
    const start = Date.parse(startsAt);
    for (const line of [
      `UID:${String(row?.["id"])}@perilune.example`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(start + minutes * 60_000)}`,
      `SUMMARY:${event}`,
      "LOCATION:+1 415 555 0199",
      `DESCRIPTION:Reference ${reference}. To move or cancel this call: ${link}`,
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await booked.getByRole("button", { name: "Copy link" }).click();
    await expect(booked.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await callOf(page, secret ?? "")).toMatchObject([{ state: "booked", ...caller }]);

    await booked.getByRole("button", { name: "Done" }).click();
    await expect(booked).toBeHidden();
    await page.getByRole("button", { name: callPages[type].button, exact: true }).click();
    await dialog.getByRole("group", { name: "Day" }).getByRole("radio").nth(3).check();
    await expect(timesOf(dialog).nth(place)).toHaveAccessibleName(`${name}, taken`);
    await expect(timesOf(dialog).nth(place)).toBeDisabled();
    await expect(dialog.getByLabel("Name")).toHaveValue("");
  });
}

test("mistakes are listed, lead to their fields, and nothing is sent @page", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  const dialog = await openCall(page, "call15");
  await dialog.getByLabel("E-mail").fill("maya@ortega");
  await bookButton(dialog).click();
  const summary = dialog.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Choose a day and a time.",
    "Enter your name.",
    "Enter a full address, like name@company.com.",
  ]);
  await summary.getByRole("link", { name: "Choose a day and a time." }).click();
  await page.keyboard.press("Space");
  await expect(timesOf(dialog).and(page.locator(":checked"))).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await fillCaller(dialog, aCaller());
  await expect(summary).toHaveCount(0);
  expect(posts).toBe(0);
});

test.describe("when the database refuses", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("a time that was taken meanwhile: it says so, shows what is left and keeps every word", async ({
    page,
  }) => {
    const caller = aCaller();
    const dialog = await openCall(page, "call15");
    const name = await chooseTime(dialog, 4, 4);
    await fillCaller(dialog, caller);
    await bookElsewhere(page, "call15", await chosenMoment(dialog));
    await bookButton(dialog).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "Somebody else may have just booked it: the times below are up to date.",
    );
    await expect(dialog.getByRole("group", { name: /^Times on / })).toBeFocused();
    await expect(timesOf(dialog).nth(4)).toHaveAccessibleName(`${name}, taken`);
    await expect(dialog.getByLabel("Name")).toHaveValue(caller.name);
    await expect(dialog.getByLabel("E-mail")).toHaveValue(caller.email);
    await chooseTime(dialog, 4, 5);
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await bookButton(dialog).click();
    await expect(confirmationOf(page)).toBeVisible();
    expect(await storedCalls(page, caller.email)).toHaveLength(1);
  });

  test("a time that is no longer open gets a sentence of its own", async ({ page }) => {
    const dialog = await openCall(page, "call15");
    await chooseTime(dialog, 4, 8);
    await fillCaller(dialog, aCaller());
    await page.route(bookingEndpoint, async (route) => {
      const past = { ...route.request().postDataJSON(), starts_at: "2026-01-05T17:00:00Z" };
      await route.continue({ postData: past });
    });
    await bookButton(dialog).click();
    await expect(dialog.getByRole("alert")).toContainText("past, or no longer offered");
    await expect(dialog.getByRole("group", { name: /^Times on / })).toBeFocused();
  });
});

test.describe("when the server is away", () => {
  test.use({ allowedConsole: { lines: [/^Calls?: the /, /Failed to load resource/] } });

  test("an answer that is lost: Retry, and one row", async ({ page }) => {
    const caller = aCaller();
    const dialog = await openCall(page, "call15");
    await chooseTime(dialog, 5, 2);
    await fillCaller(dialog, caller);
    await page.route(bookingEndpoint, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await bookButton(dialog).click();
    const notice = dialog.getByRole("alert");
    await expect(notice).toBeFocused();
    await expect(notice).toContainText("The call could not be booked. Please try again.");
    await expect(dialog.getByLabel("Name")).toHaveValue(caller.name);
    await page.unroute(bookingEndpoint);
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(confirmationOf(page)).toBeVisible();
    expect(await storedCalls(page, caller.email)).toHaveLength(1);
  });

  test("without the open times it says so and looks again on Retry @page", async ({ page }) => {
    const lookup = openCallsEndpoint;
    await page.route(lookup, (route) => route.abort("connectionrefused"));
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("button", { name: "Schedule Call" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText("We could not look up which times");
    await dialog.getByLabel("Name").fill("Maya");
    await page.unroute(lookup);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(timesOf(dialog).first()).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Maya");
  });
});

test("Back closes the dialog, and what was typed and chosen is there when it opens again @page", async ({
  page,
}) => {
  const caller = aCaller();
  const dialog = await openCall(page, "partner30");
  const name = await chooseTime(dialog, 6, 3);
  await fillCaller(dialog, caller);
  await page.goBack();
  await expect(dialog).toBeHidden();
  const button = page.getByRole("button", { name: "Schedule a Call" });
  await expect(button).toBeFocused();
  await expect(page).toHaveURL("/partners");
  await page.goForward();
  await expect(dialog.getByLabel("Name")).toHaveValue(caller.name);
  await page.reload();
  await expect(dialog.getByRole("radio", { name })).toBeChecked();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(caller.email);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/partners");
});

test("a press before React has started opens the dialog once it has @page", async ({ page }) => {
  const startReact = await openBeforeReact(page, "/contact");
  await page.getByRole("button", { name: "Schedule Call" }).click();
  startReact();
  await expect(page.getByRole("dialog", { name: callPages.call15.title })).toBeVisible();
});

test("the keyboard alone books a call", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: "Schedule Call" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: callPages.call15.title });
  const day = dialog.getByRole("group", { name: "Day" }).getByRole("radio");
  await expect(day.first()).toBeChecked();
  await day.first().focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
  await expect(day.nth(7)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(timesOf(dialog).nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const caller = aCaller();
  await page.keyboard.type(caller.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(caller.email);
  await page.keyboard.press("Enter");
  await expect(confirmationOf(page)).toContainText(`We write to ${caller.email} how to reach us.`);
});

test.describe("in Lisbon", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test("days and times are the visitor's own, and can be switched to Pacific time", async ({
    page,
  }) => {
    const dialog = await openCall(page, "call15");
    await expect(dialog.getByText("Western European Time, Lisbon")).toBeVisible();
    // Evenings in California are nights in Lisbon. The last Saturday is open whatever the hour of today.
    const saturday = dialog.getByRole("radio", { name: /^Saturday, / }).last();
    await saturday.check();
    await expect(timesOf(dialog).first()).toHaveAccessibleName(/^1[12]:00 (AM|PM), Saturday, /);
    await timesOf(dialog).first().check();
    const moment = await chosenMoment(dialog);
    await dialog.getByRole("radio", { name: "Pacific time" }).check();
    await expect(timesOf(dialog).and(page.locator(":checked"))).toHaveAccessibleName(
      / PM, Friday, /,
    );
    expect(await chosenMoment(dialog)).toBe(moment);
    await expect(dialog.getByRole("group", { name: "Day" }).getByRole("radio")).not.toHaveCount(12);
    await fillCaller(dialog, aCaller());
    await bookButton(dialog).click();
    await expect(confirmationOf(page)).toContainText(/Saturday, .*Western European Time, Lisbon/);
    await expect(confirmationOf(page)).toContainText(/Pacific timeFri, /);
  });
});
