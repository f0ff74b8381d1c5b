import { anAgent } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { aLead, expect, fillSignIn, sendLead } from "../../fixtures.ts";
import { rowWith, search } from "../../inbox-records.ts";
import { toastOn } from "../../notices.ts";
import { openInbox, test } from "../../staff-test.ts";

test.use({ allowedConsole: { lines: [/Failed to load resource/, /AuthRetryableFetchError/] } });

test.describe("off the network", () => {
  test("a mark that fails has its toast, its sentence and a Retry that works @page", async ({
    page,
    context,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    const ready = page.waitForResponse(/\/assets\/toaster-/);
    await openInbox(page);
    await search(page, lead.email);
    await ready;
    await context.setOffline(true);
    await page.getByRole("button", { name: "Mark responded" }).click();
    await expect(toastOn(page)).toContainText("Error");
    await expect(toastOn(page)).toContainText("Failed to update contact status");
    const alert = page.getByRole("main").getByRole("alert").filter({ hasText: "Failed to update" });
    await expect(alert).toContainText("Our server did not answer.");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(toastOn(page)).toContainText("Contact marked as responded");
    await expect(alert).toHaveCount(0);
    await expect(rowWith(page, lead.email)).toContainText("Responded");
  });

  test("a mark in the open record says so in the record, without what toasts are loaded from", async ({
    page,
    context,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.route("**/assets/toaster-*", (route) => route.abort());
    await openInbox(page);
    await search(page, lead.email);
    await rowWith(page, lead.email).getByRole("button").first().click();
    const panel = page.getByRole("dialog", { name: lead.name });
    await expect(panel.getByRole("heading", { name: "Conversation" })).toBeVisible();
    await context.setOffline(true);
    await panel.getByRole("button", { name: "Mark responded" }).click();
    await expect(toastOn(page)).toContainText("Failed to update contact status");
    await expect(panel.getByRole("alert").filter({ hasText: "Failed to update" })).toBeVisible();
    await context.setOffline(false);
    await panel.getByRole("alert").getByRole("button", { name: "Retry" }).click();
    await expect(toastOn(page)).toContainText("Contact marked as responded");
  });

  test("who signs out sees the sign-in page", async ({ page, context }) => {
    const login = page.waitForResponse(/\/assets\/login-/);
    await openInbox(page);
    await login;
    await page.route("**/auth/v1/logout*", (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe("a server that runs out of space", () => {
  const notice = "The server is running out of disk space. New requests may not be stored soon.";

  test("tells an owner, as long as it says so @page", async ({ page }) => {
    await page.route("**/rest/v1/rpc/staff_seen", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "x-perilune-notice": "disk-low" };
      await route.fulfill({ response, headers });
    });
    await page.clock.install();
    await openInbox(page);
    await expect(page.getByText(notice)).toBeVisible();
    await page.goto("/admin?view=team");
    await expect(page.getByText(notice)).toBeVisible();
    await page.unrouteAll();
    await page.clock.runFor(31_000);
    await expect(page.getByText(notice)).toHaveCount(0);
  });

  test.describe("with an agent signed in", () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test("tells the agent as well @page", async ({ page }) => {
      const agent = await anAgent(page);
      await page.route("**/rest/v1/rpc/staff_seen", async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "x-perilune-notice": "disk-low" };
        await route.fulfill({ response, headers });
      });
      await page.goto("/login");
      await fillSignIn(page, { email: agent.email, password });
      await expect(page.getByText(notice)).toBeVisible();
    });
  });
});
