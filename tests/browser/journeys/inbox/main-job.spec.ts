import type { Page } from "@playwright/test";
import {
  aLead,
  expect,
  fillContactForm,
  sendLead,
  signIn,
  test,
  type LeadInput,
} from "../../fixtures.ts";

const endpoint = "**/rest/v1/contact_submissions*";

function rowOf(page: Page, lead: LeadInput) {
  return page.getByRole("row").filter({ hasText: lead.email });
}

async function find(page: Page, lead: LeadInput) {
  await page.getByRole("searchbox").fill(lead.email);
  await page.getByRole("searchbox").press("Enter");
  await expect(rowOf(page, lead)).toHaveCount(1);
}

async function counters(page: Page): Promise<number[]> {
  const values = page.locator("dl.counters dd");
  await expect(values.first()).toHaveText(/\d/);
  return (await values.allTextContents()).map((text) => Number(text.replaceAll(",", "")));
}

test("the main job: a visitor writes, a staff member answers and marks it responded", async ({
  page,
}) => {
  const lead = aLead({ company: "Ortega Clinics", projectType: "healthcare", budget: "50k-100k" });
  await page.goto("/contact");
  await fillContactForm(page, lead);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator(".toast").getByText("Message Sent!")).toBeVisible();

  await signIn(page);
  await find(page, lead);
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
  const toast = page.locator(".toast");
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

test("newest first, and the three counters follow what happens", async ({ page }) => {
  const older = aLead();
  const newer = aLead();
  await sendLead(page, older);
  await sendLead(page, newer);
  await signIn(page);
  const emails = await page.locator("tbody .sub").allTextContents();
  expect(emails.indexOf(newer.email)).toBeLessThan(emails.indexOf(older.email));
  const [total = 0, fresh = 0, responded = 0] = await counters(page);
  expect(total).toBeGreaterThanOrEqual(2);
  expect(fresh + responded).toBe(total);
});

test("an empty company is N/A in the list and in the dialog", async ({ page }) => {
  const lead = aLead();
  await sendLead(page, lead);
  await signIn(page);
  await find(page, lead);
  await expect(rowOf(page, lead)).toContainText("N/A");
  await rowOf(page, lead).getByRole("button", { name: lead.name }).click();
  await expect(page.getByRole("dialog").getByText("N/A")).toBeVisible();
});

test("the dialog is a history entry: Back closes it and the focus returns", async ({ page }) => {
  const lead = aLead();
  await sendLead(page, lead);
  await signIn(page);
  await find(page, lead);
  const opener = rowOf(page, lead).getByRole("button", { name: lead.name });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: lead.name });
  await expect(dialog).toBeVisible();
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
  await signIn(page);
  for (const record of ["11111111-1111-4111-8111-111111111111", "<script>", "7"]) {
    await page.goto(`/admin?record=${encodeURIComponent(record)}`);
    await expect(page.getByRole("dialog", { name: "Submission not found" })).toBeVisible();
  }
});

test("filters live in the address and Back undoes them", async ({ page }) => {
  const lead = aLead({ projectType: "realestate" });
  await sendLead(page, lead);
  await signIn(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page).toHaveURL("/admin?status=new");
  await page.getByRole("combobox", { name: "Project type" }).selectOption("realestate");
  await expect(page).toHaveURL("/admin?status=new&project=realestate");
  await expect(rowOf(page, lead)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/admin?status=new");
  await page.goBack();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin?status=nonsense&project=spaceship&after=x&page=-3");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("search takes every character literally and says when nothing matches", async ({ page }) => {
  const odd = `100% (a,b) "quoted" under_score back\\slash ${Date.now()}`;
  const lead = aLead({ message: odd });
  await sendLead(page, lead);
  await sendLead(page, aLead({ message: odd.replace("%", "x").replace("_", "y") }));
  await signIn(page);
  await page.getByRole("searchbox").fill(odd);
  await page.getByRole("searchbox").press("Enter");
  await expect(rowOf(page, lead)).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("1 to 1 of 1");
  await page.getByRole("searchbox").fill("no lead says this");
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("by keyboard: / searches, j and k move, Enter opens, r marks, Escape closes, ? explains", async ({
  page,
}) => {
  const lead = aLead();
  await sendLead(page, lead);
  await signIn(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(lead.email);
  await page.keyboard.press("Enter");
  await expect(rowOf(page, lead)).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: lead.name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.locator(".toast").getByText("Contact marked as responded")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("two staff members mark the same lead: the second is told", async ({ page, context }) => {
  const lead = aLead();
  await sendLead(page, lead);
  await signIn(page);
  await find(page, lead);
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

  test("a status update keeps the lead and says so", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await signIn(page);
    await find(page, lead);
    let tries = 0;
    await page.route(endpoint, (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      tries += 1;
      return route.fulfill({ status: 500, json: { code: "XX000", message: "no" } });
    });
    await rowOf(page, lead).getByRole("button", { name: "Mark responded" }).click();
    const toast = page.locator(".toast");
    await expect(toast.getByText("Error", { exact: true })).toBeVisible();
    await expect(toast.getByText("Failed to update contact status")).toBeVisible();
    await expect(rowOf(page, lead)).toContainText("New");
    expect(tries).toBe(1);
  });

  test("a list that cannot be loaded is tried four times, then offers Retry", async ({ page }) => {
    test.slow();
    await page.goto("/login");
    let tries = 0;
    await page.route("**/rest/v1/contact_submissions?*", (route) => {
      if (route.request().method() === "GET" && route.request().url().includes("limit=51"))
        tries += 1;
      return route.fulfill({ status: 503, json: { code: "X", message: "no" } });
    });
    await page.locator('[name="email"]').fill("dana@perilune.example");
    await page.locator('[name="password"]').fill("orbit-lantern-4471");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").getByText("Could not load submissions")).toBeVisible({
      timeout: 30_000,
    });
    expect(tries).toBe(4);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(" of ");
  });
});
