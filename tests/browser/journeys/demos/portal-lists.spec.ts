import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";
import { documentRow, figure, fileOf, largeFile, said } from "../../demos/portal-page.ts";

const documents = (page: Page) =>
  page.getByRole("table", { name: "Documents" }).locator("tbody tr");
const upload = (page: Page) => dialogIn(page, "Upload documents");

test("documents are found, refused, added and brought back", async ({ page }, info) => {
  await test.step("documents are found by name and category; what is approved can be downloaded", async () => {
    await openDemo(page, "portal");
    await chooseTab(page, "Documents");
    await expect(documents(page)).toHaveCount(11);
    await expect(page.getByRole("button", { name: "Download", exact: true })).toHaveCount(7);
    await expect(documents(page).filter({ hasText: "Approved" }).getByText("Download")).toHaveCount(
      7,
    );
    await page.getByRole("searchbox", { name: "Search documents" }).fill("AGREEMENT");
    await expect(documents(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(said(page)).toContainText("1 of 11 documents");
    await page.getByRole("radio", { name: "Marketing" }).check();
    await expect(page.getByText("No documents match “AGREEMENT”.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByRole("searchbox", { name: "Search documents" })).toBeFocused();
    await expect(documents(page)).toHaveCount(11);
    for (const [name, file, text] of [
      ["Mutual NDA Halcyon Bridge", "Mutual-NDA-Halcyon-Bridge.pdf", "%PDF-1.4"],
      ["Pipeline Export", "Pipeline-Export.csv", "Sample document generated in your browser"],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        documentRow(page, name).getByRole("button", { name: "Download" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      const content = readFileSync(await download.path(), "latin1");
      expect(content).toContain(text);
      expect(content).toContain(name);
    }
  });
  await test.step("a file that is too large, empty, or one of too many is refused", async () => {
    await chooseTab(page, "Documents");
    await page.getByRole("button", { name: "Upload" }).click();
    const input = upload(page).locator('[type="file"]');
    const add = upload(page).getByRole("button", { name: "Add Documents" });
    await input.setInputFiles(largeFile(info, "film.mov", 30 * 1024 * 1024));
    await expect(upload(page)).toContainText("That file is larger than 25 MB.");
    await add.click();
    await expect(input).toBeFocused();
    await input.setInputFiles(fileOf("nothing.txt", 0));
    await expect(upload(page)).toContainText("That file is empty.");
    await upload(page).getByRole("button", { name: "Take out nothing.txt" }).click();
    await input.setInputFiles(
      Array.from({ length: 11 }, (_, index) => fileOf(`page-${index}.pdf`, 1)),
    );
    await expect(upload(page)).toContainText("Add up to 10 files at a time.");
    await add.click();
    await page.keyboard.press("Escape");
    await expect(documents(page)).toHaveCount(11);
  });
  await test.step("an upload goes on top, in review; it is removed and brought back", async () => {
    await chooseTab(page, "Documents");
    await page.getByRole("radio", { name: "Reports" }).check();
    await expect(said(page)).toContainText("3 of 11 documents");
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(upload(page).getByRole("combobox", { name: "Category" })).toHaveValue("Reports");
    await upload(page).getByRole("button", { name: "Add Documents" }).click();
    await expect(upload(page)).toContainText("Choose at least one file.");
    await upload(page).locator('[type="file"]').setInputFiles(fileOf("policy.pdf", 12_288));
    await expect(upload(page).getByRole("list", { name: "Chosen files" })).toContainText("12.0 KB");
    await upload(page).getByRole("combobox", { name: "Category" }).selectOption("Compliance");
    await upload(page).getByRole("button", { name: "Add Documents" }).click();
    await expect(page.getByRole("button", { name: "Upload" })).toBeFocused();
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(said(page)).toContainText("1 document added, waiting for review.");
    const first = documents(page).first();
    for (const text of ["policy.pdf", "12.0 KB", "Pending", "Nov 20, 2026", "Compliance"]) {
      await expect(first).toContainText(text);
    }
    await expect(first.getByRole("button", { name: "Download" })).toHaveCount(0);
    await first.getByRole("button", { name: "Remove" }).click();
    await expect(documents(page)).toHaveCount(11);
    await expect(page.getByRole("heading", { name: "Documents", level: 2 })).toBeFocused();
    await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).click();
    await expect(documents(page)).toHaveCount(12);
    await expect(first).toContainText("policy.pdf");
    await expect(said(page)).toContainText("Undone.");
  });
});

test("a document is replaced, partners are invited, the company is renamed", async ({ page }) => {
  await test.step("a rejected document says why and is replaced; nothing waits for it any more", async () => {
    await openDemo(page, "portal");
    await page.getByRole("button", { name: /Insurance Certificate was rejected/ }).click();
    await expect(page.getByRole("heading", { name: "Documents", level: 2 })).toBeFocused();
    await expect(documents(page)).toHaveCount(1);
    const row = documentRow(page, "Insurance Certificate");
    await expect(row).toContainText("Certificate expired. Please upload the current policy year.");
    await row.getByRole("button", { name: "Replace File" }).click();
    const dialog = dialogIn(page, "Replace file");
    await dialog.locator('[type="file"]').setInputFiles(fileOf("policy-2026.pdf", 2048));
    await dialog.getByRole("button", { name: "Replace File" }).click();
    await expect(row).toContainText("Pending");
    await expect(page.getByRole("heading", { name: "Documents", level: 2 })).toBeFocused();
    await expect(row).toContainText("2.0 KB");
    await expect(row).not.toContainText("Certificate expired");
    await chooseTab(page, "Dashboard");
    const attention = page.getByRole("region", { name: "Needs your attention" });
    await expect(attention).not.toContainText("Insurance Certificate");
    await expect(attention.getByRole("listitem")).toHaveCount(2);
  });
  await test.step("partners are filtered, read, written to and invited; a known name is refused", async () => {
    await chooseTab(page, "Partners");
    const table = page.getByRole("table", { name: "Partner network" });
    await expect(table.locator("tbody tr")).toHaveCount(10);
    await expect(page.getByText("8 active, 2 inactive")).toBeVisible();
    await page.getByRole("combobox", { name: "Tier" }).selectOption("Silver");
    await page.getByRole("combobox", { name: "Status" }).selectOption("inactive");
    await expect(table.locator("tbody tr")).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Search partners" }).fill("zz");
    await expect(page.getByText("No partners match “zz”.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
    await expect(table.locator("tbody tr").first()).toContainText("Atlas Harbour Tech");
    await page.getByRole("button", { name: "Copperfield IT" }).click();
    const drawer = page.getByRole("dialog", { name: "Copperfield IT", exact: true });
    await expect(drawer).toContainText("$742,300");
    await expect(drawer.getByRole("listitem")).toHaveCount(3);
    await drawer.getByRole("button", { name: "Message" }).click();
    const message = dialogIn(page, "Message Copperfield IT");
    await message.getByRole("button", { name: "Send Message" }).click();
    await expect(message).toContainText("Write a message first.");
    await message.getByRole("textbox").fill("Shall we pitch Alder together?");
    await message.getByRole("button", { name: "Send Message" }).click();
    await expect(said(page)).toContainText("Message queued for Copperfield IT");
    await expect(page.getByRole("button", { name: "Copperfield IT" })).toBeFocused();
    await page.getByRole("button", { name: "Invite Partner" }).click();
    const invite = dialogIn(page, "Invite Partner");
    await invite.getByRole("textbox", { name: "Partner name" }).fill("copperfield it");
    await invite.getByRole("textbox", { name: "E-mail" }).fill("hi@lowtide.example");
    await invite.getByRole("button", { name: "Send Invitation" }).click();
    await expect(invite).toContainText("That partner is already in your network.");
    await invite.getByRole("textbox", { name: "Partner name" }).fill("Lowtide Studio");
    await invite.getByRole("button", { name: "Send Invitation" }).click();
    const row = page.getByRole("row", { name: /Lowtide Studio/ });
    for (const text of ["Invitation sent", "Bronze", "Inactive", "$0", "Nov 20, 2026"]) {
      await expect(row).toContainText(text);
    }
  });
  await test.step("the company is renamed everywhere once it is saved, until Reset Demo", async () => {
    await chooseTab(page, "Profile");
    const company = page.getByRole("form", { name: "Company" });
    const name = company.getByRole("textbox", { name: "Company name" });
    await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
    await name.fill("Tidewater Bridge");
    await expect(page.getByRole("tab", { name: "Profile (unsaved changes)" })).toBeVisible();
    await chooseTab(page, "Partners");
    await expect(page.getByRole("row", { name: /Halcyon Bridge You/ })).toBeVisible();
    await chooseTab(page, /^Profile/);
    await expect(name).toHaveValue("Tidewater Bridge");
    await company.getByRole("textbox", { name: "Website" }).fill("tidewater");
    await company.getByRole("button", { name: "Save Changes" }).click();
    await expect(company).toContainText("Enter a website with a dot");
    await company.getByRole("textbox", { name: "Website" }).fill("tidewater.example");
    await company.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Viewing as Maren Okafor")).toContainText("at Tidewater Bridge");
    await expect(page.getByRole("tab", { name: "Profile", exact: true })).toBeVisible();
    const details = page.getByRole("region", { name: "Partnership details" });
    await expect(details).toContainText("ORB-20417");
    await expect(details.locator("input, select, textarea, button, a, [tabindex]")).toHaveCount(0);
    await name.fill("Something else");
    await company.getByRole("button", { name: "Discard" }).click();
    await expect(name).toHaveValue("Tidewater Bridge");
    await chooseTab(page, "Partners");
    await expect(page.getByRole("row", { name: /Tidewater Bridge You/ })).toBeVisible();
    await chooseTab(page, "Revenue");
    await expect(page.getByRole("rowheader", { name: "Tidewater Bridge" })).toBeVisible();
    await page.getByRole("button", { name: "Reset Demo" }).click();
    await hydrated(page);
    await expect(page.getByText("Viewing as Maren Okafor")).toContainText("at Halcyon Bridge");
  });
});

test("by keyboard: a period, a filter, an upload, and back to its button", async ({ page }) => {
  await openDemo(page, "portal");
  await arrowToTab(page, /^Revenue/);
  await tabTo(page, page.getByRole("radio", { name: "Quarterly" }));
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Growth")).toContainText("average per year");
  await tabTo(page, page.getByRole("button", { name: "2025", exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("2024: $11,210 above target")).toBeVisible();
  await page.getByRole("tab", { name: "Revenue" }).focus();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("searchbox", { name: "Search documents" }));
  await page.keyboard.type("agreement");
  await expect(documents(page)).toHaveCount(1);
  await page.getByRole("tab", { name: "Documents" }).focus();
  const button = page.getByRole("button", { name: "Upload" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const input = upload(page).locator('[type="file"]');
  await expect(input).toBeFocused();
  await input.setInputFiles(fileOf("policy.pdf", 12_288));
  await tabTo(page, upload(page).getByRole("button", { name: "Add Documents" }));
  await page.keyboard.press("Enter");
  await expect(documents(page).first()).toContainText("policy.pdf");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
