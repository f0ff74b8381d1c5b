import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Fit for the service. */
export const password = "harbour-violet-2207";

export const partner = (page: Page) => page.getByRole("form", { name: "Partner application" });
export const portal = (page: Page) => page.getByRole("form", { name: "Engineering application" });
export const known = (page: Page) => page.getByRole("form", { name: "Already applied?" });
export const apply = (page: Page) => page.getByRole("button", { name: "Apply and create account" });
export const confirmation = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: "Application received" })
    .filter({ hasText: "Reference" });

export function aPerson(): string {
  return `lena.${Math.random().toString(36).slice(2, 10)}@studio-halvorsen.example`;
}

export async function fillPartner(page: Page, email: string, chosen = password) {
  const form = partner(page);
  await form.getByLabel("Company").fill("Studio Halvorsen");
  await form.getByLabel("Partner type").selectOption("agency");
  await form.getByLabel("Message").fill("Two clinics have asked us for a booking page.");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password").fill(chosen);
}

export async function signUp(page: Page): Promise<string> {
  const email = aPerson();
  await page.goto("/auth");
  await fillPartner(page, email);
  await apply(page).click();
  await expect(confirmation(page)).toBeVisible();
  return email;
}

export async function enter(page: Page, email: string, chosen = password) {
  await known(page).getByLabel("E-mail").fill(email);
  await known(page).getByLabel("Password").fill(chosen);
  await known(page).getByRole("button", { name: "Sign in" }).click();
}

export const sessionKeys = () =>
  Object.keys(localStorage).filter((key) => key.includes("auth-token"));
