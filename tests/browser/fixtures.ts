import { test as base, expect, type Page } from "@playwright/test";
import { staffMember } from "./staff-member.ts";
import { countRequests, settled } from "./waits.ts";

type Fixtures = {
  /** Lines the console may show in this test, beside the specified ones. Anything else fails it. */
  readonly allowedConsole: { readonly lines: readonly RegExp[] };
};

/** The specification's own line on the not-found page, and the browser's about its status. */
const specifiedConsole = [/^404 Error: no page at /, /status of 404/];

/**
 * The browser looks once, three seconds after a page has come, for what was fetched ahead and is not in use. Only a
 * navigation, or a mouse that rests on a link, fetches a sheet ahead (`tests/static/wire.test.ts`), and what it then
 * finds is one on its way: a matter of the moment, not of the page.
 */
const sheetOnItsWay = /\/assets\/[^/]+\.css was preloaded using link preload but not used/;

/**
 * Where nothing moves, nothing is seen leaving: the library of the dialogs, tabs and toasts keeps what it closes for a
 * frame more to look for an animation, and on a slow machine a frame is long enough to find the old one beside the new.
 */
function endAtOnce() {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}

/** A page on which a stray console error, a CSP violation or a request to another origin fails the test. */
export const test = base.extend<Fixtures>({
  allowedConsole: [{ lines: [] }, { option: true }],
  page: async ({ page, baseURL, allowedConsole }, use) => {
    countRequests(page);
    const faults: string[] = [];
    const allowed = [...specifiedConsole, sheetOnItsWay, ...allowedConsole.lines];
    page.on("console", (message) => {
      const isNoise = message.type() === "error" || message.type() === "warning";
      if (isNoise && !allowed.some((line) => line.test(message.text()))) {
        faults.push(`console: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (
        protocol.startsWith("http") &&
        origin !== baseURL &&
        !origin.startsWith("http://127.0.0.1")
      ) {
        faults.push(`request to ${origin}`);
      }
    });
    await page.context().addInitScript(endAtOnce);
    await page.exposeFunction("reportViolation", (text: string) => faults.push(`CSP: ${text}`));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const report = (globalThis as { reportViolation?: (text: string) => void }).reportViolation;
        report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
export { hydrated, settled } from "./waits.ts";

export const looks = ["rocket", "cyber", "space"] as const;

/** Opens every page of this context in a look. */
export async function wearLook(page: Page, look: string) {
  await page.addInitScript((name) => localStorage.setItem("look", name), look);
}

/**
 * Presses a tab of a bar that sticks to the top of a page that has been scrolled down. The driver scrolls up to it, with
 * which the header comes in and moves the bar: that has to be over before the press, or it lies between press and release.
 */
export async function pressTab(page: Page, name: string) {
  const tab = page.getByRole("tab", { name });
  await tab.scrollIntoViewIfNeeded();
  await settled(page);
  await tab.click();
}

/**
 * Stops the page's clock, which has to be installed: from here on time is what `page.clock.runFor` lets pass, however
 * slow the machine. It jumps ahead by a minute, because the clock cannot be stopped at a moment that has gone by.
 */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Opens a page and holds React's files back; the function it gives lets them through. */
export async function openBeforeReact(page: Page, path: string) {
  const files = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await files.promise;
    await route.continue();
  });
  // Not until its load event: where React starts after the first paint, a held file keeps that event from coming.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(async () => void (await document.fonts.ready));
  return files.resolve;
}

type Credentials = { readonly email: string; readonly password: string };

export async function fillSignIn(page: Page, { email, password }: Credentials = staffMember) {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Signs the staff member in through the page and waits for the inbox. */
export async function signIn(page: Page, origin = "") {
  await page.goto(`${origin}/login`);
  await fillSignIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(" of ");
}

export type LeadInput = { name: string; email: string; message: string } & Partial<{
  company: string;
  projectType: string;
  budget: string;
}>;

/** Stores a lead as the contact form does, without the form. */
export async function sendLead(page: Page, lead: LeadInput) {
  const { key } = await (await page.request.get("/app-config.json")).json();
  const response = await page.request.post("/rest/v1/contact_submissions", {
    headers: { apikey: key },
    data: {
      name: lead.name,
      email: lead.email,
      company: lead.company ?? "",
      project_type: lead.projectType ?? "",
      budget: lead.budget ?? "",
      message: lead.message,
    },
  });
  expect(response.status()).toBe(201);
}

export async function fillContactForm(page: Page, lead: LeadInput) {
  await page.locator('[name="name"]').fill(lead.name);
  await page.locator('[name="email"]').fill(lead.email);
  if (lead.company) await page.locator('[name="company"]').fill(lead.company);
  if (lead.projectType) await page.locator('[name="projectType"]').selectOption(lead.projectType);
  if (lead.budget) await page.locator('[name="budget"]').selectOption(lead.budget);
  await page.locator('[name="message"]').fill(lead.message);
}

/** A lead nobody else in the run has. */
export function aLead(overrides: Partial<LeadInput> = {}): LeadInput {
  const id = Math.random().toString(36).slice(2, 10);
  return {
    name: `Maya ${id}`,
    email: `maya.${id}@ortegaclinics.example`,
    message: `Our booking form is a PDF (${id}). Patients print it and bring it to the desk.`,
    ...overrides,
  };
}
