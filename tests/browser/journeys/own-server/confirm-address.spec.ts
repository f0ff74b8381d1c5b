import type { Page } from "@playwright/test";
import { aStranger, sendApplication } from "../../accounts.ts";
import { confirmation, enter, known, password, signUp } from "../../applicant.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { aConfirmedStranger, startMailSite, type MailSite } from "../../mail-site.ts";
import { freePort } from "../../../support/free-port.ts";
import { toastOn } from "../../notices.ts";

const other = "meteor-window-5520";
/** The site with mail has a server of its own. */
const port = await freePort();

test.use({
  baseURL: `http://127.0.0.1:${port}`,
  allowedConsole: { lines: [/Failed to load resource/, /^Confirmation of an address: /] },
});

const account = (page: Page) => page.getByRole("region", { name: "Your account" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm your address" });

async function open(page: Page, link: string) {
  await page.goto(link);
  await hydrated(page);
}

test.describe("on a site with mail", () => {
  let site: MailSite;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await startMailSite(port);
  });
  test.afterAll(() => site.stop());

  test("who applies is told of the e-mail, and one press on its page confirms the address", async ({
    page,
  }) => {
    const email = await signUp(page);
    await expect(confirmation(page)).toContainText("we have just sent you a letter with a link");
    await page.reload();
    await expect(account(page)).toContainText("Your address is not confirmed yet.");
    const link = await site.linkFor(email, "confirm");
    await page.request.get(link);
    await open(page, link);
    await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await confirm(page).click();
    await expect(page).toHaveURL("/auth");
    await expect(toastOn(page).getByText("Address confirmed")).toBeVisible();
    await expect(account(page)).toContainText(email);
    await expect(account(page)).not.toContainText("not confirmed");
  });

  test("before, the sign-in says what is missing and sends the e-mail again", async ({ page }) => {
    const { email } = await aStranger(page);
    await open(page, "/auth");
    await enter(page, email);
    const notice = known(page).getByRole("alert");
    await expect(notice).toContainText("Email not confirmed");
    await expect(toastOn(page).getByText("Email not confirmed")).toBeVisible();
    await notice.getByRole("button", { name: "Send the letter again" }).click();
    await expect(notice).toContainText("a letter with a link is on its way");
    await site.smtp.receivedBy(email);
    expect(await faultsOf(page, { within: "section:has(> #known)" })).toEqual([]);
  });

  test("elsewhere it asks for the password, which a wrong one does not replace", async ({
    page,
  }) => {
    const stranger = await aStranger(page);
    await sendApplication(stranger, "partner");
    await open(page, await site.linkFor(stranger.email, "confirm"));
    await confirm(page).click();
    await expect(page.locator("#password-error")).toHaveText(
      "Enter the password you chose with your application.",
    );
    await page.getByLabel("Password").fill(other);
    await confirm(page).click();
    await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
      "The link still works.",
    );
    await page.getByLabel("Password").fill(password);
    await confirm(page).click();
    await expect(page).toHaveURL("/auth");
    await expect(account(page)).toContainText(stranger.email);
    await expect(page.getByRole("heading", { name: /Partner application/ }).first()).toBeVisible();
  });

  test("somebody else's session does not confirm it; the password does", async ({ page }) => {
    const { email } = await aStranger(page);
    const link = await site.linkFor(email, "confirm");
    await signUp(page);
    await open(page, link);
    await confirm(page).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "is not the one this letter is about",
    );
    await page.getByLabel("Password").fill(password);
    await confirm(page).click();
    await expect(page).toHaveURL("/auth");
    await expect(account(page)).toContainText(email);
  });

  test("an address that has an account keeps it, and gets the application", async ({ page }) => {
    const first = await aConfirmedStranger(page, site);
    const second = await aStranger(page, first.email);
    const id = await sendApplication(second, "partner");
    await open(page, await site.linkFor(first.email, "confirm", 2));
    await page.getByLabel("Password").fill(password);
    await confirm(page).click();
    await expect(heading(page)).toHaveText("You have an account already");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("link", { name: "See your application" }).click();
    await expect(page).toHaveURL("/auth");
    expect(await first.call("get", "partner_applications?select=id")).toEqual([{ id }]);
  });

  test("a link that was used, or cut off, leads to a new e-mail", async ({ page }) => {
    const { email } = await aConfirmedStranger(page, site);
    await open(page, await site.linkFor(email, "confirm"));
    await page.getByLabel("Password").fill(password);
    await confirm(page).click();
    await expect(heading(page)).toHaveText("This link does not work any more");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth");
    expect(await faultsOf(page)).toEqual([]);
    await open(page, "/login?view=confirm&token_hash=abc");
    await expect(heading(page)).toHaveText("This link is incomplete");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the letter again" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "If this address waits to be confirmed" }),
    ).toBeFocused();
  });

  test("a server out of reach keeps the link and what was typed", async ({ page }) => {
    const { email } = await aStranger(page);
    await open(page, await site.linkFor(email, "confirm"));
    await page.route("**/auth/v1/verify*", (route) => route.abort());
    await page.getByLabel("Password").fill(password);
    await confirm(page).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("could not reach");
    await page.unroute("**/auth/v1/verify*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(account(page)).toContainText(email);
  });
});
