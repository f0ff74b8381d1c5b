import type { Page } from "@playwright/test";
import { anAgent } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { expect, fillSignIn, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

// Each test signs in as somebody new: a signature is one person's.

const part = (page: Page) => page.getByRole("region", { name: "Your signature" });
const field = (page: Page) => part(page).getByLabel("Signature", { exact: true });

async function openAs(page: Page, email: string) {
  await page.goto("/admin?view=team");
  await fillSignIn(page, { email, password });
  await expect(field(page)).toBeVisible();
}

test("everybody writes their own signature by keyboard and finds it again", async ({ page }) => {
  const agent = await anAgent(page);
  await openAs(page, agent.email);
  await field(page).focus();
  await page.keyboard.type("Ben Aalto");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Perilune");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastOn(page).getByText("Signature saved")).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue("Ben Aalto\nPerilune");
  expect(await agent.call("get", "staff?select=signature&signature=neq.")).toContainEqual({
    signature: "Ben Aalto\nPerilune",
  });
});

test("near its end it is said how much room is left, and what is too long is not saved", async ({
  page,
}) => {
  await openAs(page, (await anAgent(page)).email);
  await field(page).fill("x".repeat(350));
  await expect(part(page).getByRole("status")).toHaveText("");
  await field(page).fill("x".repeat(490));
  await expect(part(page).getByRole("status")).toHaveText("10 characters left");
  await field(page).fill("x".repeat(503));
  await part(page).getByRole("button", { name: "Save signature" }).press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(
    /3 characters too many: a signature has 500 at most\.$/,
  );
  await expect(field(page)).toHaveValue("x".repeat(503));
  await field(page).fill("x".repeat(500));
  await expect(field(page)).not.toHaveAttribute("aria-invalid");
  await part(page).getByRole("button", { name: "Save signature" }).press("Enter");
  await expect(toastOn(page).getByText("Signature saved")).toBeVisible();
});

test.describe("when the server does not answer", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the signature stays, outlives a reload, and is saved later @page", async ({ page }) => {
    await openAs(page, (await anAgent(page)).email);
    await page.route("**/rpc/save_signature", (route) => route.abort());
    await field(page).fill("Ben, in the train");
    await part(page).getByRole("button", { name: "Save signature" }).click();
    const alert = part(page).getByRole("alert");
    await expect(alert).toContainText("The signature was not saved");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page)).toHaveValue("Ben, in the train");
    await page.unroute("**/rpc/save_signature");
    await part(page).getByRole("button", { name: "Save signature" }).click();
    await expect(toastOn(page).getByText("Signature saved")).toBeVisible();
  });
});
