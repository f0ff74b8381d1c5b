import type { Page } from "@playwright/test";
import { anInvitation, aStranger, theOwner } from "../../accounts.ts";
import { aPerson, password } from "../../applicant.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";

/** What stands in the page; the toast says it as well. */
const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

async function open(page: Page, token: string) {
  await page.goto(`/login?view=invite&token=${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join the team");
  await hydrated(page);
}

async function join(page: Page, email: string, chosen = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Choose a password").fill(chosen);
  await page.getByRole("button", { name: "Join the team" }).click();
}

test("who has no account gets one, and joins", async ({ page }) => {
  const email = aPerson();
  await open(page, await anInvitation(page, email));
  await join(page, email);
  await expect(page).toHaveURL("/admin");
  await expect(toastOn(page).getByText("Welcome to the team")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
});

test("an account that is there already joins with a new password; the old one stops working", async ({
  page,
}) => {
  const stranger = await aStranger(page);
  await open(page, await anInvitation(page, stranger.email));
  await join(page, stranger.email, "chosen by the invited");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  expect(await stranger.call("post", "rpc/staff_seen", {})).toBeNull();
  const { key } = await (await page.request.get("/app-config.json")).json();
  const old = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: key },
    data: { email: stranger.email, password },
  });
  expect(old.status()).toBe(400);
});

test("who is signed in as somebody else is told, and joins as the invited one", async ({
  page,
}) => {
  const first = aPerson();
  await open(page, await anInvitation(page, first));
  await join(page, first);
  await expect(page).toHaveURL("/admin");
  const second = aPerson();
  await open(page, await anInvitation(page, second));
  await expect(page.getByText("You are signed in as")).toContainText(first);
  await join(page, second);
  await expect(page).toHaveURL("/admin");
  await page.goto("/login");
  await expect(page.getByText("You are signed in as")).toContainText(second);
});

test("both fields are checked before anything is asked", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await open(page, "a1".repeat(32));
  await page.getByLabel("Choose a password").fill("nine char");
  await page.keyboard.press("Enter");
  await expect(alertOf(page).first()).toBeFocused();
  await expect(page.locator("#email-error")).toHaveText("Enter your email.");
  await expect(page.locator("#password-error")).toHaveText("Use 10 characters or more.");
  expect(posts).toBe(0);
});

test("a link that was cut off says so", async ({ page }) => {
  await page.goto("/login?view=invite&token=a1b2");
  await expect(alertOf(page)).toContainText("This link is incomplete.");
  await page.getByRole("link", { name: "Back to sign-in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("refused", () => {
  test.use({
    allowedConsole: { lines: [/Failed to load resource/, /Invitation: the message was not sent/] },
  });

  test("an invitation for another address; the right one then gets in", async ({ page }) => {
    const right = aPerson();
    await open(page, await anInvitation(page, right));
    await join(page, aPerson());
    const alert = alertOf(page).first();
    await expect(alert).toContainText("This invitation is for another address.");
    await expect(page.getByLabel("Choose a password")).toHaveValue(password);
    await join(page, right);
    await expect(page).toHaveURL("/admin");
  });

  test("an invitation that was used, taken back or never made", async ({ page }) => {
    const email = aPerson();
    const token = await anInvitation(page, email);
    const newer = await anInvitation(page, email);
    await open(page, token);
    await join(page, email);
    await expect(alertOf(page).first()).toContainText("This invitation is not known.");
    await open(page, newer);
    await join(page, email);
    await expect(page).toHaveURL("/admin");
  });

  test("a server out of reach uses nothing up", async ({ page }) => {
    const email = aPerson();
    await open(page, await anInvitation(page, email));
    await page.route("**/rpc/accept_invitation", (route) => route.abort());
    await join(page, email);
    await expect(alertOf(page).first()).toContainText("The invitation is unused");
    await page.unroute("**/rpc/accept_invitation");
    await page.getByRole("button", { name: "Join the team" }).click();
    await expect(page).toHaveURL("/admin");
    const owner = await theOwner(page);
    const members = await owner.call("post", "rpc/staff_members", {});
    expect(JSON.stringify(members).split(email)).toHaveLength(2);
  });
});

test("no view of /login has a violation", async ({ page }) => {
  test.slow();
  const secret = "a1".repeat(32);
  for (const query of [
    `view=invite&token=${secret}`,
    "view=invite",
    "view=forgot",
    "view=reset",
    `view=reset&token_hash=${secret}`,
  ]) {
    await test.step(query, async () => {
      await page.goto(`/login?${query}`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Admin Login");
      await expect(page.getByText("Loading...")).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
});
