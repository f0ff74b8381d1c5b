import type { Page } from "@playwright/test";
import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { aWord, openRecord, search } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { openInbox, test } from "../../staff-test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "New lead" });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const added = (page: Page) => page.getByRole("status").filter({ hasText: /Added HL-[0-9A-F]{8}/ });

async function openDialog(page: Page, view = "all") {
  await openInbox(page, `/admin?view=${view}`);
  await page.getByRole("button", { name: "New lead" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function storedOf(page: Page, name: string) {
  const owner = await theOwner(page);
  return owner.call(
    "get",
    `hand_leads?select=name,phone,status&name=eq.${encodeURIComponent(name)}`,
  );
}

test("a lead with a phone number alone is written down by keyboard, opened and marked as answered", async ({
  page,
}) => {
  const name = `Renske ${aWord()}`;
  await openInbox(page, "/admin?view=hand-lead");
  await page.getByRole("button", { name: "New lead" }).press("Enter");
  await field(page, "Name").fill(name);
  await field(page, "Phone").fill("+31 20 555 0142");
  await dialog(page)
    .getByLabel(/^Where from/)
    .fill("Telephone");
  await field(page, "Phone").press("Enter");
  await expect(added(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "New lead" })).toBeFocused();
  await added(page).getByRole("button", { name: "Open it" }).click();
  const panel = page.locator("[role=dialog]:not([data-toast])");
  await expect(panel.getByRole("link", { name: "Call +31 20 555 0142" })).toHaveAttribute(
    "href",
    "tel:+31205550142",
  );
  await expect(panel.getByRole("link", { name: /Reply/ })).toHaveCount(0);
  await expect(panel.getByRole("button", { name: /^Reply/ })).toHaveCount(0);
  await panel.getByRole("button", { name: "Mark as responded" }).click();
  await expect(panel.getByText("Responded", { exact: true }).first()).toBeVisible();
  expect(await storedOf(page, name)).toMatchObject([{ status: "responded" }]);
});

test("what is wrong stands beside its field, all at once, and the first takes the focus", async ({
  page,
}) => {
  await openDialog(page);
  await field(page, "E-mail").fill("renske");
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription(/There is no name\./);
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(/This is no e-mail address\./);
  await field(page, "Name").fill("Renske");
  await expect(dialog(page).getByText("There is no name.")).toHaveCount(0);
  await field(page, "E-mail").fill("");
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(
    /There is neither an e-mail address nor a phone number\./,
  );
});

test("a dialog that was closed by accident, and a page loaded anew, have kept every word", async ({
  page,
}) => {
  const name = `Renske ${aWord()}`;
  await openDialog(page);
  await field(page, "Name").fill(name);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.reload();
  await page.getByRole("button", { name: "New lead" }).click();
  await expect(field(page, "Name")).toHaveValue(name);
  await dialog(page).getByRole("button", { name: "Start afresh" }).click();
  await expect(field(page, "Name")).toHaveValue("");
});

test.describe("when the answer is lost", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("sending again stores the lead once", async ({ page }) => {
    const name = `Renske ${aWord()}`;
    await openDialog(page);
    await field(page, "Name").fill(name);
    await field(page, "Phone").fill("020 555 0142");
    await page.route("**/rpc/add_lead", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog(page).getByRole("button", { name: "Add lead" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("The lead is not saved yet");
    await expect(field(page, "Name")).toHaveValue(name);
    await page.unroute("**/rpc/add_lead");
    await dialog(page).getByRole("button", { name: "Add lead" }).click();
    await expect(added(page)).toBeVisible();
    expect(await storedOf(page, name)).toHaveLength(1);
  });
});

test("a lead is found by its name, and says who has no address", async ({ page }) => {
  const word = aWord();
  await openDialog(page);
  await field(page, "Name").fill(`Renske ${word}`);
  await field(page, "Phone").fill("020 555 0142");
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  await expect(added(page)).toBeVisible();
  await search(page, word);
  const panel = await openRecord(page, word);
  await expect(
    panel.getByRole("definition").filter({ hasText: "Not given" }).first(),
  ).toBeVisible();
});

test("the dialog has no violation and never scrolls sideways @page", async ({ page }) => {
  test.slow();
  await openDialog(page);
  expect(await faultsOf(page, { widths: [390] })).toEqual([]);
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  expect(await faultsOf(page)).toEqual([]);
});
