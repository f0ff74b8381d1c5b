import type { Page } from "@playwright/test";
import { theOwner } from "../../accounts.ts";
import { aLead, expect, sendLead } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { test } from "../../staff-test.ts";

const list = (page: Page) => page.getByRole("list", { name: "Templates for Contact submissions" });
const editor = (page: Page) => page.locator("#template-form");
const field = (page: Page, name: string) => editor(page).getByLabel(name, { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const saved = (page: Page) => toastOn(page).getByText("Template saved");

async function openTemplates(page: Page) {
  await page.goto("/admin?view=templates");
  await expect(list(page)).toBeVisible();
}

/** Made beside the page; its name is its own. */
async function aTemplate(page: Page, name: string, more: object = {}) {
  const owner = await theOwner(page);
  const values = {
    id: crypto.randomUUID(),
    kind: "contact",
    name,
    subject: "Your form",
    body: "Thank you.",
    version: 0,
    ...more,
  };
  await owner.call("post", "rpc/save_template", values);
  return values;
}

async function keptOf(page: Page, name: string) {
  const owner = await theOwner(page);
  return owner.call("get", `reply_templates?select=kind,subject,body,version&name=eq.${name}`);
}

test("a template is written by keyboard, with what the record gives at the caret", async ({
  page,
}) => {
  const name = aWord();
  await page.goto("/admin?view=mail");
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Templates" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Templates");
  await page.getByRole("link", { name: "New template" }).press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Your project ()");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: /^Put in \{reference\}/ }).press("Enter");
  await expect(field(page, "Subject")).toBeFocused();
  await expect(field(page, "Subject")).toHaveValue("Your project ({reference})");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hello ,");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: /^Put in \{first_name\}/ }).press("Enter");
  await page.keyboard.type(" and all");
  await expect(field(page, "Text")).toHaveValue("Hello {first_name} and all,");
  await expect(preview(page)).toContainText("Hello Maya and all,");
  await expect(preview(page)).toContainText("Your project (PR-7F3A91C2)");
  await page.getByRole("button", { name: "Save template" }).press("Enter");
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeFocused();
  await expect(list(page).getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  expect(await keptOf(page, name)).toEqual([
    {
      kind: "contact",
      subject: "Your project ({reference})",
      body: "Hello {first_name} and all,",
      version: 1,
    },
  ]);
});

test("a misspelt word in braces is not saved, and the field says which was meant", async ({
  page,
}) => {
  const name = aWord();
  await aTemplate(page, name);
  await openTemplates(page);
  await list(page).getByRole("link", { name }).click();
  await field(page, "Text").fill("Hello {frist_name}");
  await page.getByRole("button", { name: "Save template" }).click();
  const text = field(page, "Text");
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(
    "There is no {frist_name}. Did you mean {first_name}?",
  );
  expect(await keptOf(page, name)).toMatchObject([{ body: "Thank you.", version: 1 }]);
  await text.fill("Hello {first_name}");
  await expect(text).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save template" }).press("Enter");
  await expect(saved(page)).toBeVisible();
  expect(await keptOf(page, name)).toMatchObject([{ body: "Hello {first_name}", version: 2 }]);
});

test("empty fields and a name that is taken are said beside them, the first has the focus", async ({
  page,
}) => {
  const name = aWord();
  await aTemplate(page, name);
  await openTemplates(page);
  await page.getByRole("link", { name: "New template" }).click();
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription(/Give it a name\.$/);
  await expect(field(page, "Subject")).toHaveAccessibleDescription("Give it a subject.");
  await expect(field(page, "Text")).toHaveAccessibleDescription("Write the text.");
  await field(page, "Name").fill(name);
  await expect(field(page, "Name")).toHaveAccessibleDescription(/already\.$/);
  await field(page, "Subject").fill("x");
  await field(page, "Text").fill("x");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription(
    /There is a template of this name already\.$/,
  );
});

test("the preview is filled in with a record of the kind that is searched for", async ({
  page,
}) => {
  const name = aWord();
  const lead = aLead({ company: "" });
  await sendLead(page, lead);
  await aTemplate(page, name, { body: "{greeting}, {company} and {total}." });
  await openTemplates(page);
  await list(page).getByRole("link", { name }).click();
  await expect(preview(page)).toContainText("Hello Maya, Ortega Clinics and {total}.");
  await expect(preview(page).getByRole("status")).toHaveText(/has nothing for \{total\}\./);
  await preview(page).getByRole("button", { name: "Choose a record" }).press("Enter");
  await expect(page.getByLabel("Reference, name or address")).toBeFocused();
  await page.keyboard.type(lead.email);
  await expect(page.getByRole("list", { name: "Records that match" })).toHaveText(
    new RegExp(`^PR-\\w{8}, ${lead.name}$`),
  );
  await page.keyboard.press("Enter");
  await expect(preview(page).getByRole("button", { name: "Another record" })).toBeFocused();
  await expect(preview(page)).toContainText("Hello Maya, {company} and {total}.");
  await expect(preview(page).getByRole("status")).toHaveText(
    /has nothing for \{company\} and \{total\}\./,
  );
});

test.describe("when another version is kept by now", () => {
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("what somebody else has saved meanwhile is not written over, and nothing typed is lost", async ({
    page,
  }) => {
    const name = aWord();
    const template = await aTemplate(page, name);
    await openTemplates(page);
    await list(page).getByRole("link", { name }).click();
    await field(page, "Text").fill("Mine, all of it.");
    await aTemplate(page, name, { ...template, body: "Theirs.", version: 1 });
    await page.getByRole("button", { name: "Save template" }).click();
    const conflict = page.getByRole("alert", {
      name: "Somebody has changed this template meanwhile",
    });
    await expect(conflict).toContainText("Theirs.");
    await expect(field(page, "Text")).toHaveValue("Mine, all of it.");
    expect(await keptOf(page, name)).toMatchObject([{ body: "Theirs.", version: 2 }]);
    await conflict.getByRole("button", { name: "Save mine instead" }).press("Enter");
    await expect(saved(page)).toBeVisible();
    await expect(conflict).toHaveCount(0);
    expect(await keptOf(page, name)).toMatchObject([{ body: "Mine, all of it.", version: 3 }]);
  });
});

test("what is not saved outlives Escape, another template and a reload", async ({ page }) => {
  const name = aWord();
  await aTemplate(page, name);
  await openTemplates(page);
  await list(page).getByRole("link", { name }).click();
  await field(page, "Text").fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(field(page, "Text")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Close" }).click();
  const row = list(page).getByRole("link", { name });
  await expect(row).toBeFocused();
  await expect(row).toContainText("Not saved");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await row.press("Enter");
  await expect(page.getByRole("heading", { name, level: 2 })).toBeFocused();
  await expect(page.getByText("What you typed before stands here again.")).toBeVisible();
  await expect(field(page, "Text")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(field(page, "Text")).toHaveValue("Thank you.");
  expect(await keptOf(page, name)).toMatchObject([{ body: "Thank you.", version: 1 }]);
});

test("an archived template stands apart, and Use again brings it back", async ({ page }) => {
  const name = aWord();
  await aTemplate(page, name);
  await openTemplates(page);
  await list(page).getByRole("link", { name }).press("Enter");
  await page.getByRole("button", { name: "Archive" }).press("Enter");
  await expect(toastOn(page).getByText("Template archived")).toBeVisible();
  const again = page.getByRole("button", { name: "Use again" });
  await expect(again).toBeFocused();
  await expect(list(page).getByRole("link", { name })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(toastOn(page).getByText("The template is back")).toBeVisible();
  await expect(list(page).getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeFocused();
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the words stay, and Retry saves them @page", async ({ page }) => {
    const name = aWord();
    await aTemplate(page, name);
    await openTemplates(page);
    await list(page).getByRole("link", { name }).click();
    await field(page, "Text").fill("Kept in spite of it.");
    await page.route("**/rpc/save_template", (route) => route.abort());
    await page.getByRole("button", { name: "Save template" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "The template was not saved" });
    await expect(alert).toContainText("Every word is still here");
    await page.unroute("**/rpc/save_template");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(saved(page)).toBeVisible();
    expect(await keptOf(page, name)).toMatchObject([{ body: "Kept in spite of it." }]);
  });
});

test("the page has no violation, and never scrolls sideways @page", async ({ page }) => {
  test.slow();
  const name = aWord();
  await aTemplate(page, name, { subject: `${"long".repeat(40)} {topic}` });
  await openTemplates(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await list(page).getByRole("link", { name }).click();
  await field(page, "Text").fill("{total} {frist_name}");
  await page.getByRole("button", { name: "Save template" }).click();
  await page.getByRole("button", { name: "Choose a record" }).click();
  await expect(page.getByLabel("Reference, name or address")).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
