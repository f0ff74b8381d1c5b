import type { Page } from "@playwright/test";
import { anAgent, theOwner } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { expect, fillSignIn } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { test } from "../../staff-test.ts";

// Hours are changed in calendars of people who are made for it and take no calls: every journey books in the team's.

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const part = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const hoursOf = (page: Page, name: string) => page.getByRole("group", { name });
const saved = (page: Page) => toastOn(page).getByText("Visitors see the new times now.");

/** The number of somebody's calendar who works here since a moment ago. */
async function freshHost(page: Page): Promise<number> {
  const name = `Ben ${Math.random().toString(36).slice(2, 8)}`;
  await anAgent(page, name);
  const owner = await theOwner(page);
  const rows = await owner.call(
    "get",
    `call_hosts?select=number&name=eq.${encodeURIComponent(name)}`,
  );
  const [host] = rows as readonly { readonly number: number }[];
  return host?.number ?? 0;
}

async function openHost(page: Page, host: number) {
  await page.goto(`/admin?view=availability&host=${host}`);
  await expect(part(page, "Taking calls")).toBeVisible();
}

test.describe("an agent", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("sees and changes the own calls only", async ({ page }) => {
    const agent = await anAgent(page);
    await page.goto("/admin?view=availability&part=team");
    await fillSignIn(page, { email: agent.email, password });
    await expect(part(page, "Taking calls")).toContainText("The team's calendar takes calls too.");
    await expect(page.getByRole("link", { name: "Team", exact: true })).toHaveCount(1);
    await expect(page.getByRole("combobox", { name: "Calendar" })).toHaveCount(0);

    await page.goto("/admin?view=availability&host=1");
    await hoursOf(page, "Monday, hours 1").getByLabel("until").fill("17:20");
    await part(page, "Taking calls").getByLabel("Most calls a day").fill("4");
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(saveButton(page)).toHaveCount(0);
    await expect(page.getByRole("form", { name: "Settings" })).toBeFocused();
    await page.reload();
    await expect(hoursOf(page, "Monday, hours 1").getByLabel("until")).toHaveValue("17:20");
    const shared = "call_hours?select=closes&host=eq.1&closes=eq.1040";
    expect(await agent.call("get", shared)).toEqual([]);
  });
});

test("hours are typed, copied, judged beside their fields, and read back from the server", async ({
  page,
}) => {
  await openHost(page, await freshHost(page));
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  const second = hoursOf(page, "Monday, hours 2");
  await second.getByLabel("from").fill("17:00");
  await second.getByLabel("until").fill("00:00");
  await expect(second).toContainText("midnight");
  await saveButton(page).click();
  await expect(second).toContainText("These hours overlap with the ones before.");
  await expect(second.getByLabel("from")).toBeFocused();
  await second.getByLabel("from").fill("19:00");
  await expect(second).not.toContainText("overlap");
  await page.getByRole("button", { name: "Copy to Mon–Fri: the hours of Monday" }).click();
  await expect(hoursOf(page, "Friday, hours 2").getByLabel("from")).toHaveValue("19:00");
  await page.getByRole("button", { name: "Remove hours 1 of Friday" }).click();
  await expect(page.getByRole("button", { name: "Add hours on Friday" })).toBeFocused();

  await page.getByRole("tab", { name: /Partner call/ }).click();
  await page.getByRole("combobox", { name: "Copy all from" }).selectOption("First call");
  await expect(hoursOf(page, "Monday, hours 2").getByLabel("from")).toHaveValue("19:00");

  await page.getByRole("radio", { name: "By video link" }).check();
  const link = page.getByRole("textbox", { name: "Video link" });
  await link.fill("http://meet.example/ben");
  await saveButton(page).click();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("Use a link that begins with https://.");
  await page.getByRole("radio", { name: "By telephone" }).check();
  await expect(link).toHaveCount(0);
  await page.getByRole("combobox", { name: "Time zone" }).fill("Europe/Lisbon");
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Lisbon");
  await expect(hoursOf(page, "Friday, hours 1").getByLabel("from")).toHaveValue("19:00");
  await expect(hoursOf(page, "Friday, hours 2")).toHaveCount(0);
  await page.getByRole("tab", { name: /Partner call/ }).click();
  await expect(hoursOf(page, "Monday, hours 2").getByLabel("until")).toHaveValue("00:00");
  await expect(hoursOf(page, "Monday, hours 2")).toContainText("midnight");
});

test("days off stand in order, are changed, and what is over is folded away", async ({ page }) => {
  await openHost(page, await freshHost(page));
  const days = part(page, "Days off and special hours");
  const addDay = async (first: string, reason: string) => {
    await days.getByRole("button", { name: "Add a day" }).click();
    await expect(days.getByLabel("First day")).toBeFocused();
    await days.getByLabel("First day").fill(first);
    await days.getByLabel("Reason").fill(reason);
    await page.keyboard.press("Enter");
  };
  await days.getByRole("button", { name: "Add a day" }).click();
  await days.getByRole("button", { name: "Put on the list" }).click();
  await expect(days.getByLabel("First day")).toHaveAccessibleDescription("Enter the day.");
  await days.getByRole("button", { name: "Cancel" }).click();
  await addDay("2030-07-02", "Holiday");
  await addDay("2030-05-01", "Wedding");
  await addDay("2024-05-01", "Long ago");
  const items = days.getByRole("list", { name: "Special days ahead" }).getByRole("listitem");
  await expect(items).toContainText(["May 1, 2030", "Jul 2, 2030"]);
  await expect(days.getByText("1 in the past")).toBeVisible();

  await items.first().getByRole("button", { name: "Change" }).click();
  await days.getByRole("radio", { name: "Special hours" }).check();
  await days.getByLabel("Until").fill("12:00");
  // What is still in its form is saved with everything else.
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(items.first()).toContainText("9:00 AM to 12:00 PM · Wedding");
  await items.first().getByRole("button", { name: "Remove" }).click();
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await page.reload();
  await expect(items).toHaveCount(1);
});

test("what is not saved comes back, and can be dropped", async ({ page }) => {
  const host = await freshHost(page);
  await openHost(page, host);
  await page.getByLabel("Free time after each call").fill("15");
  await page.getByRole("link", { name: "Insights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  await page.goBack();
  await expect(page.getByLabel("Free time after each call")).toHaveValue("15");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByText("Unsaved changes from before")).toBeVisible();
  await page.getByRole("button", { name: "Drop" }).click();
  await expect(page.getByLabel("Free time after each call")).toHaveValue("0");
  await page.reload();
  expect(asked).toHaveLength(1);
  await expect(page.getByLabel("Free time after each call")).toHaveValue("0");
  await expect(page.getByText("Unsaved changes from before")).toHaveCount(0);
});

test("a time is blocked by one press, and offered again", async ({ page }) => {
  await openHost(page, await freshHost(page));
  const blocks = page.getByRole("region", { name: "Block a time" });
  await blocks.getByRole("button", { name: "Block the next hour" }).click();
  await expect(toastOn(page).getByText("Time blocked")).toBeVisible();
  await expect(blocks.getByRole("listitem")).toHaveCount(1);
  await blocks.getByText("Another time").click();
  await blocks.getByLabel("From").fill("2030-05-01T09:00");
  await blocks.getByRole("button", { name: "Block this time" }).click();
  await expect(blocks.getByLabel("Until")).toBeFocused();
  await blocks.getByLabel("Until").fill("2030-05-01T12:30");
  await blocks.getByLabel("Reason").fill("Dentist");
  await blocks.getByRole("button", { name: "Block this time" }).click();
  const dentist = blocks.getByRole("listitem").filter({ hasText: "Dentist" });
  await expect(dentist).toContainText("Wed, May 1, 9:00 AM – 12:30 PM");
  await expect(blocks.getByLabel("From")).toHaveValue("");
  await dentist.getByRole("button", { name: "Remove" }).click();
  await expect(dentist).toHaveCount(0);
  await expect(blocks.getByRole("listitem")).toHaveCount(1);
});

test("a calendar address is made, replaced and turned off", async ({ page, baseURL }) => {
  await openHost(page, await freshHost(page));
  const feed = page.getByRole("region", { name: "Calendar address" });
  await feed.getByRole("button", { name: "Make" }).click();
  const address = feed.getByRole("textbox", { name: "Calendar address" });
  await expect(address).toHaveValue(new RegExp(`^${baseURL}/calls/feed/[0-9a-f]{64}\\.ics$`));
  await expect(feed.getByRole("status")).toBeFocused();
  const first = await address.inputValue();
  await feed.getByRole("button", { name: "Replace" }).click();
  await expect(address).not.toHaveValue(first);
  await feed.getByRole("button", { name: "Turn off" }).click();
  await expect(feed).toContainText("There is no address yet.");
  await expect(address).toHaveCount(0);
});
