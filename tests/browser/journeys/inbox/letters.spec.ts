import type { Page } from "@playwright/test";
import { anAgent, type Caller } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { expect, fillSignIn, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";

// Each test signs in as somebody new: choices are one person's.

const part = (page: Page) => page.getByRole("region", { name: "Your letters" });
const letter = (page: Page, name: string) => part(page).getByRole("group", { name, exact: true });
const way = (page: Page, name: string, chosen: string) =>
  letter(page, name).getByRole("radio", { name: chosen, exact: true });
const digest = (page: Page) => part(page).getByRole("combobox", { name: "Daily digest" });
const zone = (page: Page) => part(page).getByLabel("Time zone");
const save = (page: Page) => part(page).getByRole("button", { name: "Save choices" });

async function openAs(page: Page, { email }: Caller) {
  await page.goto("/admin?view=team&part=letters");
  await fillSignIn(page, { email, password });
  await expect(save(page)).toBeVisible();
}

async function saved(page: Page) {
  await expect(toastOn(page).getByText("The site writes to you like this")).toBeVisible();
}

async function choicesOf(caller: Caller) {
  const [choices] = (await caller.call("post", "rpc/my_nudge_choices", {})) as object[];
  return choices;
}

test("everybody chooses their letters by keyboard alone and finds the choices again", async ({
  page,
}) => {
  const agent = await anAgent(page);
  await openAs(page, agent);
  for (const name of ["New records", "Given to you", "Mentioned", "Due soon", "Overdue"]) {
    await expect(way(page, name, "Now")).toBeChecked();
  }
  await expect(digest(page)).toHaveValue("");
  await way(page, "New records", "Now").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(way(page, "New records", "Off")).toBeChecked();
  await expect(letter(page, "New records")).toHaveAccessibleDescription(/no lead is lost/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(way(page, "Mentioned", "In the digest")).toBeChecked();
  for (let field = 0; field < 3; field += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(digest(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(zone(page)).toBeFocused();
  await page.keyboard.type("Europe/Lisbon");
  await page.keyboard.press("Tab");
  await expect(save(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await saved(page);
  await expect(part(page).getByText("Not saved yet.")).toHaveCount(0);

  await page.reload();
  await expect(way(page, "New records", "Off")).toBeChecked();
  await expect(way(page, "Mentioned", "In the digest")).toBeChecked();
  await expect(way(page, "Overdue", "Now")).toBeChecked();
  await expect(zone(page)).toHaveValue("Europe/Lisbon");
  await expect(part(page).getByRole("switch", { name: "Letters at weekends" })).toBeChecked();
  expect(await choicesOf(agent)).toEqual({
    new_records: "off",
    assigned: "now",
    mentioned: "digest",
    due: "now",
    overdue: "now",
    follow_up: "now",
    digest_hour: 9,
    quiet_from: 20,
    quiet_to: 7,
    weekends: true,
    zone: "Europe/Lisbon",
  });
});

test("what is put into the digest turns it on at eight, and what was in it when it is turned off comes now", async ({
  page,
}) => {
  const agent = await anAgent(page);
  await openAs(page, agent);
  await way(page, "Follow-ups", "In the digest").check();
  await expect(letter(page, "Follow-ups")).toContainText("The digest was off: it comes daily at");
  await expect(digest(page)).toHaveValue("8");
  await way(page, "Due soon", "Off").check();
  await save(page).click();
  await saved(page);
  expect(await choicesOf(agent)).toMatchObject({ follow_up: "digest", digest_hour: 8 });

  await digest(page).selectOption("Off");
  await expect(part(page)).toContainText("these come at once again: Follow-ups.");
  await expect(way(page, "Follow-ups", "Now")).toBeChecked();
  await expect(way(page, "Due soon", "Off")).toBeChecked();
  await save(page).click();
  await expect
    .poll(() => choicesOf(agent))
    .toMatchObject({ follow_up: "now", due: "off", digest_hour: null });
});

test.describe("when something is not possible", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a time zone that the database does not know is refused beside its field @page", async ({
    page,
  }) => {
    const agent = await anAgent(page);
    await openAs(page, agent);
    await zone(page).fill("Moon/Tranquility");
    await way(page, "Overdue", "Off").check();
    await save(page).click();
    await expect(zone(page)).toBeFocused();
    await expect(zone(page)).toHaveAttribute("aria-invalid", "true");
    await expect(zone(page)).toHaveAccessibleDescription(
      /The database does not know this time zone\. Choose another one\.$/,
    );
    await expect(part(page).getByRole("alert")).toHaveCount(0);
    expect(await faultsOf(page, { within: "main" })).toEqual([]);
    await zone(page).fill("Asia/Tokyo");
    await expect(zone(page)).not.toHaveAttribute("aria-invalid");
    await save(page).click();
    await saved(page);
    expect(await choicesOf(agent)).toMatchObject({ overdue: "off", zone: "Asia/Tokyo" });
  });

  test("without an answer the choices stay, outlive a reload, and are saved later @page", async ({
    page,
  }) => {
    const agent = await anAgent(page);
    await openAs(page, agent);
    await page.route("**/rpc/save_nudge_choices", (route) => route.abort());
    await way(page, "Given to you", "Off").check();
    await zone(page).fill("Europe/Os");
    await save(page).click();
    const alert = part(page).getByRole("alert");
    await expect(alert).toContainText("Your choices were not saved");
    let warnings = 0;
    page.once("dialog", (dialog) => {
      warnings += 1;
      void dialog.accept();
    });
    await page.reload();
    expect(warnings).toBe(1);
    await expect(way(page, "Given to you", "Off")).toBeChecked();
    await expect(zone(page)).toHaveValue("Europe/Os");
    await expect(part(page).getByText("Not saved yet.")).toBeVisible();
    await zone(page).fill("Europe/Oslo");
    await save(page).click();
    await expect(alert).toContainText("Your choices were not saved");
    await page.unroute("**/rpc/save_nudge_choices");
    await alert.getByRole("button", { name: "Retry" }).click();
    await saved(page);
    expect(await choicesOf(agent)).toMatchObject({ assigned: "off", zone: "Europe/Oslo" });
    await page.reload();
    await expect(zone(page)).toHaveValue("Europe/Oslo");
  });
});

test("it is said that no letters go out, and every look and width is sound @page", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 400 });
  await openAs(page, await anAgent(page));
  await expect(page.getByRole("heading", { name: "Your letters" })).toBeInViewport();
  await expect(part(page)).toContainText("Mail is off. No letters go out from this server.");
  await way(page, "Given to you", "In the digest").check();
  await part(page).getByRole("combobox", { name: "Until" }).selectOption({ index: 19 });
  await expect(part(page)).toContainText("The same hour twice is none");
  expect(await faultsOf(page, { within: "main" })).toEqual([]);
});
