import { readFileSync, statSync } from "node:fs";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

test("a partner looks at the call, takes the guide along and applies", async ({ page }) => {
  await page.goto("/partners");
  await hydrated(page);
  await test.step("Schedule a Call opens with the keyboard and closes with Escape", async () => {
    const button = page.getByRole("button", { name: "Schedule a Call" });
    const call = page.getByRole("dialog", { name: "A partner call, 30 minutes" });
    await button.press("Enter");
    await expect(call).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(call).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step("a click on the partner guide saves the whole file", async () => {
    const link = page.getByRole("link", { name: /Download Partner Guide/ }).first();
    const started = page.waitForEvent("download");
    await link.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe("perilune-partner-guide.pdf");
    const saved = readFileSync(await download.path());
    const href = (await link.getAttribute("href")) ?? "";
    expect(saved.length).toBe(statSync(`build/client${href}`).size);
    expect(saved.subarray(0, 5).toString()).toBe("%PDF-");
  });
  await test.step("Apply leads to the partner's door with the tier chosen", async () => {
    await page.getByRole("link", { name: "Apply as Gold" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("radio", { name: "Partner program" })).toBeChecked();
    await expect(page.getByLabel("Tier you aim for")).toHaveValue("gold");
  });
});

test("Schedule a Call, pressed before React has started, opens, and closes again; Apply to the program chooses no tier", async ({
  page,
}) => {
  const startReact = await openBeforeReact(page, "/partners");
  const call = page.getByRole("dialog", { name: "A partner call, 30 minutes" });
  await page.getByRole("button", { name: "Schedule a Call" }).click();
  await expect(call).toBeHidden();
  startReact();
  await expect(call).toBeVisible();
  await call.getByRole("button", { name: "Close" }).click();
  await expect(call).toBeHidden();
  await page.getByRole("link", { name: "Apply to the program" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("radio", { name: "Partner program" })).toBeChecked();
  await expect(page.getByLabel("Tier you aim for")).toHaveValue("");
});
