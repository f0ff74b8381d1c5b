import type { Page } from "@playwright/test";
import { anAgent, anInvitation, theOwner } from "../../accounts.ts";
import { aPerson, password } from "../../applicant.ts";
import { aLead, expect, fillSignIn, sendLead } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { staffMember } from "../../staff-member.ts";
import { passTimeUntil, test } from "../../staff-test.ts";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const members = (page: Page) =>
  page.getByRole("table", { name: "Everybody who has access to this inbox" });

/** A panel, not the toast that welcomes. */
const panelOf = (page: Page) => page.getByRole("dialog", { name: /^(Change a member|Disable )/ });

async function openTeam(page: Page) {
  await page.goto("/admin?view=team");
  await expect(members(page)).toBeVisible();
}

test.describe("who has just signed in", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("owners see everybody with role and state, and which one they are", async ({ page }) => {
    const agent = await anAgent(page);
    await page.goto("/admin?view=team");
    await fillSignIn(page);
    await expect(members(page)).toBeVisible();
    await expect(row(page, staffMember.email)).toContainText("You");
    await expect(row(page, staffMember.email)).toContainText("Owner");
    await expect(row(page, staffMember.email)).toContainText("Just now");
    await expect(row(page, agent.email)).toContainText("Agent");
    await expect(row(page, agent.email)).toContainText("Not yet");
    await expect(row(page, agent.email)).toContainText("Active");
  });

  test("agents read the list and are offered no change", async ({ page }) => {
    const agent = await anAgent(page);
    await page.goto("/admin?view=team");
    await fillSignIn(page, { email: agent.email, password });
    await expect(page.getByText("Only owners change the team.")).toBeVisible();
    await expect(row(page, agent.email)).toContainText("You");
    for (const name of [/^Change/, /^Disable/, "Make the link", /^Take back/]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
  });
});

test("an owner changes a name by keyboard, the role stays, and the focus comes back", async ({
  page,
}) => {
  const agent = await anAgent(page);
  const name = `Bea ${agent.email.slice(5, 13)}`;
  await openTeam(page);
  const change = row(page, agent.email).getByRole("button", { name: "Change" });
  await change.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByRole("radio", { name: "Agent" })).toBeChecked();
  await expect(panel.getByLabel("Name")).toHaveValue("Ben Aalto");
  await panel.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await expect(toastOn(page).getByText("Saved")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(row(page, agent.email)).toContainText(name);
  await expect(change).toBeFocused();
  const owner = await theOwner(page);
  const query = `staff?select=role&display_name=eq.${encodeURIComponent(name)}`;
  expect(await owner.call("get", query)).toEqual([{ role: "agent" }]);
});

test.describe("refusals", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the last owner stays one, and is told why @page", async ({ page }) => {
    // The database's own answer (tests/backend/team.test.ts): here other journeys need this owner.
    const hint = "last-owner";
    await page.route("**/rest/v1/staff?*", (route) =>
      route.fulfill({ status: 409, json: { code: "PT409", message: "", details: null, hint } }),
    );
    await openTeam(page);
    const own = row(page, staffMember.email);
    await own.getByRole("button", { name: "Disable" }).click();
    const panel = panelOf(page);
    await expect(panel).toContainText("This is your own account");
    await panel.getByRole("button", { name: "Disable" }).click();
    await expect(panel.getByRole("alert")).toContainText("This is the only owner who has access.");
    await panel.getByRole("button", { name: "Keep access" }).click();
    await expect(panel).toHaveCount(0);
    await own.getByRole("button", { name: "Change" }).click();
    await panel.getByRole("radio", { name: "Agent" }).check();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByRole("alert")).toContainText("This is the only owner who has access.");
    await page.keyboard.press("Escape");
    await expect(own).toContainText("Owner");
    await expect(own).toContainText("Active");
  });

  test("who works here already is not invited, and what was typed is kept", async ({ page }) => {
    const agent = await anAgent(page);
    await openTeam(page);
    await page.getByLabel("E-mail").fill(agent.email);
    await page.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
      "This person works here already.",
    );
    await expect(page.getByLabel("E-mail")).toHaveValue(agent.email);
  });

  test("a list that cannot be had says so, and Retry brings it @page", async ({ page }) => {
    await page.clock.install();
    await page.route("**/rpc/staff_members", (route) => route.abort());
    await page.goto("/admin?view=team");
    await passTimeUntil(page, page.getByText("Could not load the team"));
    await page.unroute("**/rpc/staff_members");
    await page.getByRole("main").getByRole("alert").getByRole("button", { name: "Retry" }).click();
    await expect(members(page)).toBeVisible();
  });
});

test("disabling asks first, ends the other's work within one look, and can be undone", async ({
  page,
  browser,
}) => {
  const agent = await anAgent(page);
  await sendLead(page, aLead());
  const theirs = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await theirs.clock.install();
  await theirs.goto("/admin");
  await fillSignIn(theirs, { email: agent.email, password });
  await expect(theirs.getByRole("table")).toBeVisible();

  await openTeam(page);
  await row(page, agent.email).getByRole("button", { name: "Disable" }).click();
  const panel = panelOf(page);
  await expect(panel).toContainText("signed out everywhere within a minute");
  await panel.getByRole("button", { name: "Disable" }).click();
  await expect(row(page, agent.email)).toContainText("Disabled");

  await theirs.clock.fastForward(31_000);
  await expect(theirs.getByText("Your account has no access to this area")).toBeVisible();
  await expect(theirs.getByRole("table")).toHaveCount(0);
  await theirs.close();

  await row(page, agent.email).getByRole("button", { name: "Enable again" }).click();
  await expect(toastOn(page).getByText(/has access again/)).toBeVisible();
  await expect(row(page, agent.email)).toContainText("Active");
});

test("an invitation is made, handed over, opened without being used up, and accepted once", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = aPerson();
  await openTeam(page);
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toBeFocused();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Name").fill("Nora Lind");
  await page.getByRole("button", { name: "Make the link" }).click();
  const ready = page.getByRole("status").filter({ hasText: `The link for ${email}` });
  await expect(ready).toBeFocused();
  await expect(ready).toContainText("It works once and for three days.");
  const link = await ready.getByLabel("Invitation link").inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/login\\?view=invite&token=[0-9a-f]{64}$`));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ready.getByRole("button", { name: "Copy link" }).click();
  await expect(ready.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();

  const theirs = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } });
  let posts = 0;
  theirs.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  for (let opened = 0; opened < 3; opened += 1) {
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Join the team");
  }
  expect(posts).toBe(0);
  await theirs.getByLabel("Email").fill(email);
  await theirs.getByLabel("Choose a password").fill(password);
  await theirs.getByRole("button", { name: "Join the team" }).click();
  await expect(theirs).toHaveURL("/admin");
  await expect(toastOn(theirs).getByText("Welcome to the team")).toBeVisible();
  await theirs.close();

  await page.reload();
  await expect(row(page, email)).toContainText("Nora Lind");
  await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(0);
});

test("an invitation is taken back", async ({ page }) => {
  const email = aPerson();
  await anInvitation(page, email);
  await openTeam(page);
  await page.getByRole("button", { name: `Take back ${email}` }).click();
  await expect(toastOn(page).getByText("Invitation taken back")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(0);
  const owner = await theOwner(page);
  const open = await owner.call("get", `staff_invitations?select=id&email=eq.${email}`);
  expect(open).toEqual([]);
});

test("the team page and its panels have no violation, and never scroll sideways @page", async ({
  page,
}) => {
  test.slow();
  const agent = await anAgent(page);
  await anInvitation(page, aPerson());
  await openTeam(page);
  await expect(page.getByRole("heading", { name: "Open invitations" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  for (const button of ["Change", "Disable"]) {
    await test.step(button, async () => {
      await row(page, agent.email).getByRole("button", { name: button }).click();
      await expect(panelOf(page)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(panelOf(page)).toHaveCount(0);
    });
  }
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
