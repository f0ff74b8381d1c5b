import type { Page } from "@playwright/test";
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
} from "../../applicant.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { staffMember } from "../../staff-member.ts";

const rule = "You must provide either an email or phone number and a password";

async function expectPartnerKept(page: Page, email: string) {
  const form = partner(page);
  await expect(form.getByLabel("Company")).toHaveValue("Studio Halvorsen");
  await expect(form.getByLabel("Partner type")).toHaveValue("agency");
  await expect(form.getByLabel("Message")).toHaveValue(/Two clinics/);
  await expect(form.getByLabel("E-mail")).toHaveValue(email);
}

test("both missing: the service's rule in a toast and at the field, and nothing is asked", async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.goto("/auth");
  await hydrated(page);
  await apply(page).click();
  await expect(toastOn(page).getByText("Error signing up")).toBeVisible();
  await expect(toastOn(page).getByText(rule)).toBeVisible();
  await expect(page.locator("#partner-email-error")).toHaveText(rule);
  const summary = partner(page).getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveCount(4);
  await summary.getByRole("link", { name: rule }).click();
  await expect(partner(page).getByLabel("E-mail")).toBeFocused();
  await partner(page).getByLabel("E-mail").fill("lena@studio-halvorsen.example");
  await expect(page.locator("#partner-email-error")).toHaveCount(0);
  await expect(page.locator("#partner-company-error")).toBeVisible();
  await expect(page.locator("#partner-tier-error")).toHaveCount(0);
  expect(posts).toBe(0);
});

test("the portal's required fields are its own", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("radio", { name: "Engineering portal" }).check();
  await portal(page).getByLabel("Code or portfolio link").fill("no link");
  await portal(page).getByRole("button", { name: "Apply and create account" }).click();
  const summary = portal(page).getByRole("alert").first();
  await expect(summary.getByRole("listitem")).toHaveText([
    "Enter your name.",
    "Enter a link, like https://company.com.",
    rule,
    "Choose a password of 10 characters or more.",
  ]);
});

test.describe("what the service refuses", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a weak password: its sentence unchanged, the reason at the field, all kept, a longer one works", async ({
    page,
  }) => {
    const email = aPerson();
    await page.goto("/auth");
    await fillPartner(page, email, "too short");
    await apply(page).click();
    const sentence = "Password should be at least 10 characters.";
    await expect(toastOn(page).getByText("Error signing up")).toBeVisible();
    await expect(toastOn(page).getByText(sentence)).toBeVisible();
    await expect(page.locator("#partner-password-error")).toHaveText(sentence);
    await expect(partner(page).getByRole("alert")).toBeFocused();
    await expectPartnerKept(page, email);
    await expect(partner(page).getByLabel("Password")).toHaveValue("too short");
    await partner(page).getByLabel("Password").fill(password);
    await apply(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test("an address that has an account: told so, led to the sign-in, all kept", async ({
    page,
  }) => {
    await page.goto("/auth");
    await fillPartner(page, staffMember.email);
    await apply(page).click();
    await expect(toastOn(page).getByText("User already registered")).toBeVisible();
    await expect(page.locator("#partner-email-error")).toHaveText("User already registered");
    await expect(partner(page).getByRole("alert")).toContainText("Already applied?");
    await expectPartnerKept(page, staffMember.email);
  });

  test("too many attempts: the service's sentence unchanged", async ({ page }) => {
    const email = aPerson();
    const msg = "Too many sign-up attempts. Please wait 60 minutes and try again.";
    await page.route("**/auth/v1/signup*", (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, error_code: "over_request_rate_limit", msg },
      }),
    );
    await page.goto("/auth");
    await fillPartner(page, email);
    await apply(page).click();
    await expect(toastOn(page).getByText("Error signing up")).toBeVisible();
    await expect(toastOn(page).getByText(msg)).toBeVisible();
    await expectPartnerKept(page, email);
  });

  test("a service out of reach: a sentence, everything kept, and a second try that works", async ({
    page,
  }) => {
    const email = aPerson();
    await page.goto("/auth");
    await fillPartner(page, email);
    await page.route("**/auth/v1/signup*", (route) => route.abort("connectionrefused"));
    await apply(page).click();
    await expect(toastOn(page).getByText("Error signing up")).toBeVisible();
    await expect(partner(page).getByRole("alert")).toContainText("could not reach our server");
    await expectPartnerKept(page, email);
    await page.unroute("**/auth/v1/signup*");
    await apply(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  test("a wrong password beside the forms", async ({ page }) => {
    await page.goto("/auth");
    await enter(page, staffMember.email, "not-the-password");
    await expect(toastOn(page).getByText("Error signing in")).toBeVisible();
    await expect(toastOn(page).getByText("Invalid login credentials")).toBeVisible();
    await expect(known(page).getByLabel("E-mail")).toHaveValue(staffMember.email);
    await expect(known(page).getByRole("alert")).toContainText("write to us");
    expect(await page.evaluate(sessionKeys)).toHaveLength(0);
  });
});
