import { readFileSync } from "node:fs";
import { anAgent } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { aLead, expect, fillSignIn, sendLead } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { toastOn } from "../../notices.ts";
import { pressAtOnce } from "../../press-at-once.ts";
import { openInbox, passTimeUntil, test } from "../../staff-test.ts";
import { aWord, openRecord, rowWith, search, sendSupport } from "../../inbox-records.ts";

test.describe("saved views", () => {
  // The browser tells of the answer that a name is taken.
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a list is kept under a name, opened, renamed and deleted", async ({ page }) => {
    const name = `Late ${aWord()}`;
    await page.goto("/admin?view=support&due=overdue&sort=oldest");
    await page.getByRole("button", { name: "Saved views" }).click();
    const panel = page.getByRole("dialog", { name: "Saved views" });
    await panel.getByRole("textbox", { name: "Save this list with its filters as" }).fill(name);
    await panel.getByRole("button", { name: "Save", exact: true }).click();
    await expect(panel.getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL("/admin?view=support&due=overdue&sort=oldest");

    await page.getByRole("button", { name: "Saved views" }).click();
    await panel.getByRole("textbox", { name: "Save this list with its filters as" }).fill(name);
    await panel.getByRole("button", { name: "Save", exact: true }).click();
    await expect(panel.getByRole("alert")).toContainText("You have a view of that name.");
    await panel.getByRole("button", { name: `Rename ${name}` }).click();
    await panel.getByRole("textbox", { name: `New name for ${name}` }).fill(`${name} again`);
    await page.keyboard.press("Enter");
    await panel.getByRole("button", { name: `Delete ${name} again` }).click();
    await expect(panel.getByRole("link", { name: `${name} again` })).toHaveCount(0);
  });
});

test("new records are offered and the list stays until they are asked for", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, word);
  await openInbox(page, "/admin?view=support");
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(1);
  await sendSupport(page, `${word} second`);
  const offer = page.getByRole("button", { name: /^Show \d+ new$/ });
  await expect(offer).toBeVisible();
  await expect(rowWith(page, word)).toHaveCount(1);
  await offer.click();
  await expect(rowWith(page, word)).toHaveCount(2);
  // What another test has sent meanwhile is offered anew.
  await expect.poll(() => pressAtOnce(offer)).toBe(0);
});

test("an owner takes the list out as a file whose formulas are harmless", async ({ page }) => {
  const word = aWord();
  await sendLead(
    page,
    aLead({ name: `=1+1 ${word}`, company: "+cmd", message: `@SUM(1) "quoted", ${word}` }),
  );
  await openInbox(page);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(1);
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^contact-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("Reference,Kind,Received,Name,E-mail,Company,Subject,Message");
  expect(lines[0]).toContain("Project type,Budget");
  expect(lines[1]).toContain(`'=1+1 ${word}`);
  expect(lines[1]).toContain(`'+cmd`);
  expect(lines[1]).toContain(`"'@SUM(1) ""quoted"", ${word}"`);
  await expect(toastOn(page).getByText("1 in the file")).toBeVisible();
});

test.describe("an agent", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("has no export, and the database refuses one", async ({ page }) => {
    const agent = await anAgent(page);
    const lead = aLead();
    await sendLead(page, lead);
    await page.goto("/login");
    await fillSignIn(page, { email: agent.email, password });
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(" of ");
    await search(page, lead.email);
    await openRecord(page, lead.email);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
    const { key } = await (await page.request.get("/app-config.json")).json();
    const token = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((entry) => entry.includes("auth-token")) ?? "";
      return JSON.parse(localStorage.getItem(name) ?? "{}").access_token;
    });
    const refused = await page.request.post("/rest/v1/rpc/export_page", {
      headers: { apikey: key, authorization: `Bearer ${token}` },
      data: {},
    });
    expect(refused.status()).toBe(403);
  });
});

test("the insights count by week, kind, source and page", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, word);
  await openInbox(page);
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Insights" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  await expect(page.getByRole("table", { name: "By kind" })).toContainText("Support");
  await expect(page.getByRole("table", { name: "By source" })).toContainText("Not told");
  await expect(page.getByRole("table", { name: "By page" })).toBeVisible();
  await page.getByText("As a table").click();
  await expect(page.getByRole("table", { name: "Leads per week" }).getByRole("row")).toHaveCount(
    13,
  );
  await page.getByRole("link", { name: "26 weeks" }).click();
  await expect(page).toHaveURL("/admin?view=insights&weeks=26");
  await expect(page.getByRole("table", { name: "Leads per week" }).getByRole("row")).toHaveCount(
    27,
  );
});

test.describe("when the backend fails", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a part of the panel that cannot be loaded says so and loads again @page", async ({
    page,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.clock.install();
    await openInbox(page);
    await search(page, lead.email);
    const isMended = await failUntil(page, "**/rest/v1/rpc/record_timeline*", 500);
    await rowWith(page, lead.email).getByRole("button").first().click();
    const panel = page.locator("[role=dialog]:not([data-toast])");
    const conversation = panel.getByRole("region", { name: "Conversation" });
    await passTimeUntil(page, conversation.getByRole("alert"));
    await expect(conversation.getByRole("alert")).toContainText("could not be loaded");
    await expect(panel).toContainText(lead.message);
    await expect(panel.getByRole("textbox", { name: "New note" })).toBeVisible();
    await pressRetry(conversation, "**/rest/v1/rpc/record_timeline*");
    isMended();
    await expect(conversation.getByRole("alert")).toHaveCount(0);
  });

  test("a change that cannot be saved is said and undone on the screen @page", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await openInbox(page);
    await search(page, lead.email);
    const panel = await openRecord(page, lead.email);
    await page.route("**/rest/v1/inbox_entries*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "no" } })
        : route.fallback(),
    );
    await panel.getByRole("button", { name: "Archive" }).click();
    await expect(toastOn(page).getByText("The change could not be saved.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Archive" })).toBeVisible();
  });
});
