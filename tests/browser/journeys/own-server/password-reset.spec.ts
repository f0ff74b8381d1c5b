import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../fixtures.ts";
import { aConfirmedStranger, startMailSite, type MailSite } from "../../mail-site.ts";
import { freePort } from "../../../support/free-port.ts";
import { toastOn } from "../../notices.ts";
import { staffMember } from "../../staff-member.ts";

const answer =
  "If this address has an account, a letter with a link is on its way. The link works for one hour.";
const fresh = "meteor-window-5520";

/** The site with mail has a server of its own. */
const port = await freePort();

/** What stands in the page; the toast says it as well. */
const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

async function ask(page: Page, email: string) {
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
}

async function choose(page: Page, chosen: string) {
  await page.getByRole("textbox", { name: "New password" }).fill(chosen);
  await page.getByRole("button", { name: "Save and sign in" }).click();
}

test("a site without mail says how else one comes to a password, and shows no form", async ({
  page,
}) => {
  await page.goto("/login?view=forgot");
  await expect(page.getByText("This site does not send mail yet")).toBeVisible();
  await expect(page.getByText("npm run staff -- set-password you@example.com")).toBeVisible();
  await expect(page.locator("form")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to sign-in" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("a link that was cut off says so, and leads to a new one", async ({ page }) => {
  await page.goto("/login?view=reset&token_hash=abc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/login?view=forgot");
});

test("what a hosted service says of an old link is told in words", async ({ page }) => {
  await page.goto("/login?view=reset#error=access_denied&error_code=otp_expired");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This link does not work any more",
  );
});

test.describe("without a network", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("whether there is mail is asked again on Retry", async ({ page }) => {
    await page.route("**/app-config.json", (route) => route.abort());
    await page.goto("/login?view=forgot");
    await expect(alertOf(page)).toContainText("Could not find out");
    await page.unroute("**/app-config.json");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("This site does not send mail yet")).toBeVisible();
  });
});

test.describe("on a site with mail", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/, /New password: /] } });

  test.use({ baseURL: `http://127.0.0.1:${port}` });
  let site: MailSite;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await startMailSite(port);
  });
  test.afterAll(() => site.stop());

  test("an address without an account is answered as one that has one", async ({ page }) => {
    const known = await aConfirmedStranger(page, site);
    for (const email of [known.email, "nobody@perilune.example"]) {
      await ask(page, email);
      await expect(page.getByRole("status").filter({ hasText: answer })).toBeFocused();
    }
  });

  test("what is no address is not sent", async ({ page }) => {
    await ask(page, "dana");
    await expect(alertOf(page).first()).toBeFocused();
    await expect(page.locator("#email-error")).toHaveText(
      "Enter a full address, like name@company.com.",
    );
  });

  test("staff come back in with a new password; looking at the link uses nothing up", async ({
    page,
  }) => {
    await ask(page, staffMember.email);
    const link = await site.linkFor(staffMember.email, "reset");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/")) asked.push(request.url());
    });
    for (let opened = 0; opened < 3; opened += 1) {
      await page.request.get(link);
      await page.goto(link);
      await hydrated(page);
    }
    await choose(page, "too short");
    await expect(page.locator("#password-error")).toHaveText("Use 10 characters or more.");
    expect(asked).toEqual([]);
    await choose(page, fresh);
    await expect(page).toHaveURL("/admin");
    await expect(toastOn(page).getByText("Password changed")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();

    await page.goto(link);
    await choose(page, "another-fine-one-1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This link does not work any more",
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  });

  test("an applicant is led to the own applications, never to the admin panel", async ({
    page,
  }) => {
    const { email } = await aConfirmedStranger(page, site);
    await ask(page, email);
    await page.goto(await site.linkFor(email, "reset"));
    await hydrated(page);
    await choose(page, fresh);
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("region", { name: "Your account" })).toContainText(email);
  });

  test("a server out of reach keeps the link and what was typed", async ({ page }) => {
    const { email } = await aConfirmedStranger(page, site);
    await ask(page, email);
    await page.goto(await site.linkFor(email, "reset"));
    await hydrated(page);
    await page.route("**/auth/v1/verify*", (route) => route.abort());
    await choose(page, fresh);
    await expect(alertOf(page)).toContainText("What you typed is still here");
    await page.unroute("**/auth/v1/verify*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL("/auth");
  });
});
