import type { Page } from "@playwright/test";
import {
  aLead,
  expect,
  fillContactForm,
  sendLead,
  signIn,
  type LeadInput,
} from "../../fixtures.ts";
import { aWord, found, search } from "../../inbox-records.ts";
import { toastOn } from "../../notices.ts";
import { openInbox, passTimeUntil, test } from "../../staff-test.ts";

const endpoint = "**/rest/v1/contact_submissions*";

function rowOf(page: Page, lead: LeadInput) {
  return page.getByRole("row").filter({ hasText: lead.email });
}

/** Opens the inbox with this lead found. */
async function findLead(page: Page, lead: LeadInput) {
  await openInbox(page);
  await search(page, lead.email);
  await expect(rowOf(page, lead)).toHaveCount(1);
}

async function counters(page: Page): Promise<number[]> {
  const values = page.locator("dl[data-counters] dd");
  await expect(values.first()).toHaveText(/\d/);
  return (await values.allTextContents()).map((text) => Number(text.replaceAll(",", "")));
}

test.describe("in a browser of its own", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the main job: a visitor writes, a staff member answers and marks it responded", async ({
    page,
  }) => {
    const lead = aLead({
      company: "Ortega Clinics",
      projectType: "healthcare",
      budget: "50k-100k",
    });
    await page.goto("/contact");
    await fillContactForm(page, lead);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();

    await signIn(page);
    await findLead(page, lead);
    const row = rowOf(page, lead);
    await expect(row).toContainText("Ortega Clinics");
    await expect(row).toContainText("Healthcare");
    await expect(row).toContainText("$50k to $100k");
    await expect(row).toContainText("New");

    await row.getByRole("button", { name: lead.name }).click();
    const dialog = page.getByRole("dialog", { name: lead.name });
    for (const text of [
      lead.email,
      "Ortega Clinics",
      "Healthcare",
      "$50k to $100k",
      lead.message,
      "New",
    ]) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    await expect(dialog.getByRole("link", { name: "Reply by e-mail" })).toHaveAttribute(
      "href",
      new RegExp(`^mailto:${lead.email.replace("@", "(@|%40)")}`),
    );
    const patched = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByRole("button", { name: "Mark responded" }).click();
    expect((await patched).postDataJSON()).toEqual({ status: "responded" });
    const toast = toastOn(page);
    await expect(toast.getByText("Success", { exact: true })).toBeVisible();
    await expect(toast.getByText("Contact marked as responded")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Mark responded" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(row).toContainText("Responded");
    await expect(row.getByRole("button", { name: "Mark responded" })).toHaveCount(0);

    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/login");
  });
});

test("newest first, and the three counters follow what happens", async ({ page }) => {
  const word = aWord();
  const older = aLead({ message: `${word} first` });
  const newer = aLead({ message: `${word} second` });
  await sendLead(page, older);
  await sendLead(page, newer);
  await openInbox(page);
  const [total = 0, fresh = 0, responded = 0] = await counters(page);
  expect(total).toBeGreaterThanOrEqual(2);
  expect(fresh + responded).toBe(total);
  await search(page, word);
  await expect(page.locator("tbody [data-sender]")).toHaveText([
    new RegExp(newer.email),
    new RegExp(older.email),
  ]);
});

test("the dialog of a lead is a history entry: Back closes it and the focus returns; an empty company is N/A", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await findLead(page, lead);
  await expect(rowOf(page, lead)).toContainText("N/A");
  const opener = rowOf(page, lead).getByRole("button", { name: lead.name });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: lead.name });
  await expect(dialog.getByText("N/A")).toBeVisible();
  await expect(page).toHaveURL(/record=/);
  const withRecord = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).not.toHaveURL(/record=/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto(withRecord);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/record=/);
});

test("an unknown or malformed record is told, not a crash", async ({ page }) => {
  for (const record of ["11111111-1111-4111-8111-111111111111", "<script>", "7"]) {
    await page.goto(`/admin?record=${encodeURIComponent(record)}`);
    await expect(page.getByRole("dialog", { name: "Submission not found" })).toBeVisible();
  }
});

test("filters live in the address and Back undoes them", async ({ page }) => {
  const lead = aLead({ projectType: "realestate" });
  const other = aLead({ projectType: "education", message: lead.message });
  await sendLead(page, lead);
  await sendLead(page, other);
  const q = encodeURIComponent(lead.message);
  await openInbox(page, `/admin?q=${q}`);
  const leads = page.locator("tbody tr");
  await expect(leads).toHaveCount(2);
  const withFilters = (filters: string) => (url: URL) =>
    url.search.replace(/[?&]q=[^&]*/, "").replace(/^&/, "?") === filters;
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page).toHaveURL(withFilters("?status=new"));
  await page.getByRole("combobox", { name: "Project type" }).selectOption("realestate");
  await expect(page).toHaveURL(withFilters("?status=new&project=realestate"));
  await expect(leads).toHaveCount(1);
  await expect(rowOf(page, lead)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(withFilters("?status=new"));
  await page.goBack();
  await expect(page).toHaveURL(withFilters(""));
  await expect(leads).toHaveCount(2);
  await page.goto("/admin?status=nonsense&project=spaceship&after=x&page=-3");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("search takes every character literally and says when nothing matches", async ({ page }) => {
  const odd = `100% (a,b) "quoted" under_score back\\slash ${aWord()}`;
  const lead = aLead({ message: odd });
  await sendLead(page, lead);
  await sendLead(page, aLead({ message: odd.replace("%", "x").replace("_", "y") }));
  await openInbox(page);
  await search(page, odd);
  await expect(rowOf(page, lead)).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1 to 1 of 1");
  await page.getByRole("searchbox").fill("no lead says this");
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("by keyboard: / searches, j and k move, Enter opens, m marks, Escape closes, ? explains", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await openInbox(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(lead.email);
  await page.keyboard.press("Enter");
  await found(page, lead.email);
  await expect(rowOf(page, lead)).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: lead.name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByText("1 will be marked responded in ten seconds")).toBeVisible();
  // What is begun next ends the time to think of it.
  await page.keyboard.press("a");
  await expect(dialog.locator("dl").first()).toContainText("Responded");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("the button of a row shows where somebody is, and the notice comes up elsewhere than it was pressed", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await findLead(page, lead);
  const row = rowOf(page, lead);
  const mark = row.getByRole("button", { name: "Mark responded" });
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(mark).toHaveCSS("opacity", "0");
  await row.getByRole("button", { name: lead.name }).focus();
  await page.keyboard.press("Tab");
  await expect(mark).toBeFocused();
  await expect(mark).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 1280, height: 460 });
  await mark.hover();
  const pressed = await row.boundingBox();
  await mark.click();
  const toast = await toastOn(page).boundingBox();
  if (!pressed || !toast) throw new Error("The row and its notice are not on show.");
  const isApart = toast.y + toast.height <= pressed.y || toast.y >= pressed.y + pressed.height;
  expect(isApart, JSON.stringify({ pressed, toast })).toBe(true);
});

test("two staff members mark the same lead: the second is told", async ({ page, context }) => {
  const lead = aLead();
  await sendLead(page, lead);
  await findLead(page, lead);
  const other = await context.newPage();
  await other.goto(page.url());
  await rowOf(other, lead).getByRole("button", { name: "Mark responded" }).click();
  await expect(rowOf(other, lead)).toContainText("Responded");
  await rowOf(page, lead).getByRole("button", { name: "Mark responded" }).click();
  await expect(page.getByText("Already marked as responded.")).toBeVisible();
  await expect(rowOf(page, lead)).toContainText("Responded");
});

test.describe("when the backend fails", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a status update keeps the lead and says so @page", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await findLead(page, lead);
    let tries = 0;
    await page.route(endpoint, (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      tries += 1;
      return route.fulfill({ status: 500, json: { code: "XX000", message: "no" } });
    });
    await rowOf(page, lead).getByRole("button", { name: "Mark responded" }).click();
    const toast = toastOn(page);
    await expect(toast.getByText("Error", { exact: true })).toBeVisible();
    await expect(toast.getByText("Failed to update contact status")).toBeVisible();
    await expect(rowOf(page, lead)).toContainText("New");
    expect(tries).toBe(1);
  });

  test("a list that cannot be loaded is tried four times, then offers Retry @page", async ({
    page,
  }) => {
    let tries = 0;
    await page.clock.install();
    await page.route("**/rest/v1/contact_submissions?*", (route) => {
      if (route.request().method() === "GET" && route.request().url().includes("limit=51"))
        tries += 1;
      return route.fulfill({ status: 503, json: { code: "X", message: "no" } });
    });
    await page.goto("/admin");
    await passTimeUntil(page, page.getByText("Could not load submissions"));
    await expect(page.getByRole("alert")).toContainText("Could not load submissions");
    expect(tries).toBe(4);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(" of ");
  });
});
