import type { Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { test } from "../../staff-test.ts";

// Nothing here closes a time that another journey could book: what would is only asked about, and given up.

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const part = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const before = (page: Page) => page.getByRole("dialog", { name: "Before you save" });
const saving = "**/rest/v1/rpc/save_availability";

async function openTeam(page: Page) {
  await page.goto("/admin?view=availability&part=team");
  await expect(page.getByRole("table", { name: "Calendars and what they offer" })).toBeVisible();
}

async function openShared(page: Page) {
  await page.goto("/admin?view=availability&host=1");
  await expect(page.getByText("These are the settings of Team's shared calendar.")).toBeVisible();
}

test("an owner sees every calendar and chooses one", async ({ page }) => {
  await page.goto("/admin?view=availability");
  await page.getByRole("navigation", { name: "Availability of" }).getByText("Team").click();
  const shared = page.getByRole("row", { name: /Team's shared calendar/ });
  await expect(shared).toContainText("45 h");
  await expect(part(page, "Closed days for everybody")).toContainText("Christmas Day");
  await shared.getByRole("link").click();
  await expect(page).toHaveURL(/&host=1$/);
  await expect(page.getByRole("switch", { name: "Take calls" })).toBeChecked();
});

test("what saving would take away is said first, with the calls outside, and given up", async ({
  page,
}) => {
  const { key } = await (await page.request.get("/app-config.json")).json();
  const call = (name: string, data: object) =>
    page.request.post(`/rest/v1/rpc/${name}`, { headers: { apikey: key }, data });
  const open: { readonly starts: string; readonly is_free: boolean }[] = await (
    await call("open_calls", { type: "call15" })
  ).json();
  const last = open.findLast((time) => time.is_free);
  const id = crypto.randomUUID();
  const booked = await call("book_call", {
    id,
    type: "call15",
    name: "Maya Ortega",
    email: `maya.${id.slice(0, 8)}@ortegaclinics.example`,
    starts_at: last?.starts,
    phone: "+1 415 555 0123",
    tz: "America/Los_Angeles",
  });
  expect(booked.ok(), await booked.text()).toBe(true);

  await openShared(page);
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByRole("button", { name: `Remove hours 1 of ${day}` }).click();
  }
  await saveButton(page).click();
  await expect(before(page)).toContainText(/\d+ fewer times; \d+ booked calls? lies? outside\./);
  await expect(before(page).getByRole("link").first()).toHaveAttribute(
    "href",
    /\?view=call&record=/,
  );
  expect(await faultsOf(page, { within: "[role=dialog]", widths: [390] })).toEqual([]);
  await before(page).getByRole("button", { name: "Go on editing" }).click();
  await expect(before(page)).toHaveCount(0);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("group", { name: "Monday, hours 1" })).toBeVisible();
});

test("a closed day for everybody is saved, and rules are asked about only", async ({ page }) => {
  await openTeam(page);
  const days = part(page, "Closed days for everybody");
  const reason = `Move ${crypto.randomUUID().slice(0, 6)}`;
  await days.getByRole("button", { name: "Add a day" }).click();
  await days.getByLabel("First day").fill("2030-03-04");
  await days.getByLabel("Reason").fill(reason);
  await days.getByRole("button", { name: "Put on the list" }).click();
  await saveButton(page).click();
  // Other journeys may have left a call outside the hours; then it asks.
  const toast = toastOn(page).getByText("Visitors see the new times now.");
  await expect(toast.or(before(page))).toBeVisible();
  if (await before(page).isVisible()) await saveButton(page).first().click();
  await expect(toast).toBeVisible();
  await page.reload();
  await expect(days).toContainText(reason);

  const rules = part(page, "First call 15 minutes");
  await rules.getByLabel("Shortest notice").fill("31");
  await rules.getByLabel("Unit of the notice").selectOption("days");
  await saveButton(page).click();
  await expect(rules.getByLabel("Shortest notice")).toHaveAccessibleDescription(
    "Enter a whole number, 30 days at most.",
  );
  await rules.getByLabel("Shortest notice").fill("3");
  await saveButton(page).click();
  await expect(before(page)).toContainText(/\d+ fewer times/);
  await page.keyboard.press("Escape");
  await expect(before(page)).toHaveCount(0);
  await expect(rules.getByLabel("Shortest notice")).toHaveValue("3");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(rules.getByLabel("Shortest notice")).toHaveValue("1");
});

test.describe("refusals", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("what the database refuses is said beside its field, and what fails can be tried again @page", async ({
    page,
  }) => {
    await openShared(page);
    const zone = page.getByRole("combobox", { name: "Time zone" });
    await zone.fill("Moon/Tranquillity");
    await saveButton(page).click();
    await expect(zone).toBeFocused();
    await expect(zone).toHaveAccessibleDescription(/Choose a time zone of the list/);
    await zone.fill("Europe/Lisbon");
    const hint = "time_zone";
    await page.route(saving, (route) =>
      route.fulfill({ status: 422, json: { code: "PT422", message: "", details: null, hint } }),
    );
    await saveButton(page).click();
    await expect(zone).toHaveAccessibleDescription(/The database does not know this time zone/);
    await expect(zone).toBeFocused();
    await zone.fill("Europe/Madrid");
    await page.unroute(saving);
    await page.route(saving, (route) => route.abort());
    await saveButton(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Nothing was changed" });
    await expect(alert).toContainText("Our server did not answer.");
    await page.unroute(saving);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(before(page)).toBeVisible();
    await before(page).getByRole("button", { name: "Go on editing" }).click();
    await expect(zone).toHaveValue("Europe/Madrid");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(zone).toHaveValue("America/Los_Angeles");
  });
});

test("both parts fit every width and look, and axe finds nothing @page", async ({ page }) => {
  await openTeam(page);
  expect(await faultsOf(page, { fits: [320] })).toEqual([]);
  await openShared(page);
  await page.getByRole("radio", { name: "By video link" }).check();
  await page.getByRole("button", { name: "Add a day" }).click();
  await page.getByText("Another time").click();
  await saveButton(page).click();
  await expect(page.getByText("One field needs a look.")).toBeVisible();
  expect(await faultsOf(page, { fits: [320] })).toEqual([]);
});
