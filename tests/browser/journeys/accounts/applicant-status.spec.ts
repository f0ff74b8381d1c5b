import type { Page } from "@playwright/test";
import { aStranger, moveApplication, sendApplication, theOwner } from "../../accounts.ts";
import {
  aPerson,
  apply,
  confirmation,
  enter,
  fillPartner,
  known,
  partner,
  password,
  portal,
  sessionKeys,
  signUp,
} from "../../applicant.ts";
import { expect, hydrated, settled, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { toastOn } from "../../notices.ts";
import { overflowOf } from "../../overflow.ts";
import { staffMember } from "../../staff-member.ts";

const mine = (page: Page) => page.getByRole("region", { name: "Your applications" });
const retry = (page: Page) => partner(page).getByRole("button", { name: "Retry" });

async function enterAs(page: Page, email: string, chosen = password) {
  await page.goto("/auth");
  await hydrated(page);
  await enter(page, email, chosen);
  await expect(mine(page)).toBeVisible();
}

test("an applicant sees the own applications, newest first, and how far they are", async ({
  page,
}) => {
  const applicant = await aStranger(page);
  const first = await sendApplication(applicant, "partner");
  const second = await sendApplication(applicant, "portal");
  await moveApplication(page, "partner", first, "in_review");
  await moveApplication(page, "portal", second, "in_review");
  await moveApplication(page, "portal", second, "invited");
  await enterAs(page, applicant.email);
  const cards = mine(page).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Engineering application");
  await expect(cards.first()).toContainText(`EP-${second.slice(0, 8).toUpperCase()}`);
  await expect(cards.first()).toContainText("Invited");
  await expect(cards.first()).toContainText("Next is a call of 30 minutes");
  await expect(cards.last()).toContainText(`PA-${first.slice(0, 8).toUpperCase()}`);
  await expect(cards.last()).toContainText("In review");
  await expect(page.getByRole("main").locator('a[href^="/admin"]')).toHaveCount(0);
});

test("nobody sees the applications of others there, staff neither", async ({ page }) => {
  const other = await aStranger(page);
  const id = await sendApplication(other, "partner");
  const reference = `PA-${id.slice(0, 8).toUpperCase()}`;
  const applicant = await aStranger(page);
  for (const [email, chosen] of [
    [applicant.email, password],
    [staffMember.email, staffMember.password],
  ] as const) {
    await enterAs(page, email, chosen);
    await expect(mine(page)).toContainText("Nothing yet from this account.");
    await expect(page.getByText(reference)).toHaveCount(0);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(mine(page)).toHaveCount(0);
  }
});

test("what was sent just now stands there under the same reference, however late it was stored", async ({
  page,
}) => {
  await page.route("**/rest/v1/partner_applications*", async (route) => {
    if (route.request().method() === "POST") {
      await expect(mine(page)).toContainText("Nothing yet from this account.");
    }
    await route.continue();
  });
  await signUp(page);
  const reference = await confirmation(page)
    .getByText(/^PA-[0-9A-F]{8}$/)
    .textContent();
  await expect(mine(page)).toContainText(String(reference));
  await expect(mine(page)).toContainText("Received");
});

test("before a second application to the same program stands the one that runs", async ({
  page,
}) => {
  const applicant = await aStranger(page);
  const id = await sendApplication(applicant, "partner");
  await enterAs(page, applicant.email);
  await expect(page.getByText("You have applied here already")).toContainText(
    `PA-${id.slice(0, 8).toUpperCase()}`,
  );
  await expect(partner(page)).toBeHidden();
  await page.getByRole("button", { name: "Apply again" }).click();
  await expect(partner(page).getByLabel("Company")).toBeFocused();
  await page.keyboard.type("Another company");
  await partner(page).getByLabel("Partner type").selectOption("reseller");
  await partner(page).getByRole("button", { name: "Apply", exact: true }).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(mine(page).getByRole("listitem")).toHaveCount(2);
});

test("what was typed survives a reload and a sign-in beside it, the password does not", async ({
  page,
}) => {
  const applicant = await aStranger(page);
  await sendApplication(applicant, "partner");
  await page.goto("/auth");
  await hydrated(page);
  await fillPartner(page, applicant.email);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).toContain("Studio Halvorsen");
  expect(kept).not.toContain(password);
  await page.reload();
  await hydrated(page);
  await expect(partner(page).getByLabel("Company")).toHaveValue("Studio Halvorsen");
  await expect(partner(page).getByLabel("Password")).toHaveValue("");
  await enter(page, applicant.email);
  await expect(page.getByText("You have applied here already")).toBeVisible();
  await expect(partner(page).getByLabel("Company")).toHaveValue("Studio Halvorsen");
  await expect(partner(page).getByLabel("Message")).toHaveValue(/Two clinics/);
  await partner(page).getByRole("button", { name: "Apply", exact: true }).click();
  await expect(confirmation(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(mine(page).getByRole("listitem")).toHaveCount(2);
  await expect(partner(page)).toBeHidden();
});

test.describe("when something fails", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/, /was not stored/] } });

  test("the account is made once and the application stored once, however often it is tried", async ({
    page,
  }) => {
    const email = aPerson();
    let accounts = 0;
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/signup")) accounts += 1;
    });
    await page.goto("/auth");
    await fillPartner(page, email);
    await page.route("**/rest/v1/partner_applications", (route) => route.abort());
    await apply(page).click();
    const failure = partner(page).getByRole("alert");
    await expect(failure).toContainText("Failed to send your application. Please try again.");
    await expect(failure).toContainText("Your account exists and you are signed in.");
    await expect(partner(page).getByLabel("Company")).toHaveValue("Studio Halvorsen");
    await expect(partner(page).getByLabel("Password")).toHaveCount(0);
    // The server stores it, but its answer is lost.
    await page.unroute("**/rest/v1/partner_applications");
    await page.route("**/rest/v1/partner_applications", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await retry(page).click();
    await expect(failure).toBeFocused();
    await page.unroute("**/rest/v1/partner_applications");
    await retry(page).click();
    await expect(confirmation(page)).toContainText("Your account is ready and you are signed in.");
    const reference = String(
      await confirmation(page)
        .getByText(/^PA-[0-9A-F]{8}$/)
        .textContent(),
    );
    await expect(mine(page).getByRole("listitem")).toHaveCount(1);
    await expect(mine(page)).toContainText(reference);
    expect(accounts).toBe(1);
    const owner = await theOwner(page);
    const rows = await owner.call("get", `partner_applications?select=id&email=eq.${email}`);
    expect(rows).toHaveLength(1);
  });

  test("a list that cannot be had says so, and Retry brings it", async ({ page }) => {
    const applicant = await aStranger(page);
    await sendApplication(applicant, "portal");
    await page.route("**/rest/v1/portal_applications*", (route) => route.abort());
    await enterAs(page, applicant.email);
    const failure = mine(page).getByRole("alert");
    await expect(failure).toContainText("Could not load your applications.");
    await page.unroute("**/rest/v1/portal_applications*");
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(mine(page).getByRole("listitem")).toHaveCount(1);
    await expect(failure).toHaveCount(0);
  });

  test("a session that has ended: signed out with a sentence, and the words are kept", async ({
    page,
  }) => {
    const applicant = await aStranger(page);
    await enterAs(page, applicant.email);
    await partner(page).getByLabel("Company").fill("Studio Halvorsen");
    await partner(page).getByLabel("Partner type").selectOption("agency");
    // The list of what was sent before has come: it is not what is refused here.
    await settled(page);
    const refuse = { status: 401, json: { code: "PGRST301", message: "JWT expired" } };
    await page.route("**/rest/v1/partner_applications*", (route) => route.fulfill(refuse));
    await page.route("**/auth/v1/user*", (route) =>
      route.fulfill({ status: 403, json: { code: 403, error_code: "session_not_found", msg: "" } }),
    );
    await partner(page).getByRole("button", { name: "Apply", exact: true }).click();
    await expect(partner(page).getByRole("alert")).toContainText("Your session has ended.");
    await expect(known(page)).toBeVisible();
    await expect(page.getByText("Your session has ended. Sign in again")).toBeVisible();
    await expect(partner(page).getByLabel("Company")).toHaveValue("Studio Halvorsen");
    expect(await page.evaluate(sessionKeys)).toHaveLength(0);
    await page.unrouteAll();
    await enter(page, applicant.email);
    await partner(page).getByRole("button", { name: "Apply", exact: true }).click();
    await expect(toastOn(page).getByText("Application received", { exact: true })).toBeVisible();
  });
});

test("the page of an applicant has no violation, and never scrolls sideways", async ({ page }) => {
  test.slow();
  const applicant = await aStranger(page);
  const id = await sendApplication(applicant, "portal");
  await sendApplication(applicant, "partner");
  await moveApplication(page, "portal", id, "in_review");
  await moveApplication(page, "portal", id, "rejected");
  await enterAs(page, applicant.email);
  await expect(mine(page).getByRole("listitem")).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("radio", { name: "Engineering portal" }).check();
  await expect(portal(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
