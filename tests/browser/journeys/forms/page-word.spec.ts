import type { Page } from "@playwright/test";
import {
  aLead,
  expect,
  fillContactForm,
  hydrated,
  openBeforeReact,
  settled,
  test,
} from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { wordAfter, wordsOf } from "../../page-word.ts";
import { rowsOf } from "../../stored-records.ts";

const press = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const isSent = (page: Page) => expect(toastOn(page).getByText("Message Sent!")).toBeVisible();

async function refuseToBeFollowed(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
}

test("who asks not to be followed is told of by the word alone, and once", async ({ page }) => {
  await refuseToBeFollowed(page);
  const words = wordsOf(page);
  await page.goto("/features?utm_source=letter", { referer: "https://search.example/" });
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  const lead = aLead();
  await fillContactForm(page, lead);
  const word = await wordAfter(page, () => press(page));
  await isSent(page);
  expect(words).toEqual([
    { kind: "contact", email: lead.email, path: "", trap: false, seconds: word["seconds"] },
  ]);
  expect(word["seconds"]).toEqual(expect.any(Number));
  const [entry] = await rowsOf(page, "inbox_entries", { email: `eq.${lead.email}` });
  expect(entry).toMatchObject({ source: "", source_page: "" });
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("what is not judged says nothing then", async ({ page }) => {
  await refuseToBeFollowed(page);
  const words = wordsOf(page);
  await page.goto("/blog");
  await hydrated(page);
  const form = page.getByRole("form", { name: "One letter a month" });
  await form.getByLabel("E-mail").fill(aLead().email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Thank you")).toBeVisible();
  expect(words).toEqual([]);
});

test("where storage is refused the word is said all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  await hydrated(page);
  await fillContactForm(page, aLead());
  const word = await wordAfter(page, () => press(page));
  expect(word).toMatchObject({ trap: false, seconds: expect.any(Number), path: "/contact" });
});

test("the time of a page by a link counts from there", async ({ page }) => {
  await page.goto("/features");
  await hydrated(page);
  const before = await page.evaluate(() => performance.now());
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await fillContactForm(page, aLead());
  const word = await wordAfter(page, () => press(page));
  const after = await page.evaluate(() => performance.now());
  expect(word["seconds"]).toBeLessThanOrEqual((after - before) / 1000 + 0.05);
});

test("that of a page whose script is late counts from the asking for it", async ({ page }) => {
  const startReact = await openBeforeReact(page, "/contact");
  await fillContactForm(page, aLead());
  const before = await page.evaluate(() => performance.now());
  startReact();
  await hydrated(page);
  const word = await wordAfter(page, () => press(page));
  expect(word["seconds"]).toBeGreaterThanOrEqual(before / 1000 - 0.05);
});

test("a draft that came back says nothing of time, and the next message does", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await fillContactForm(page, aLead());
  await page.reload();
  await hydrated(page);
  const word = await wordAfter(page, () => press(page));
  expect(word).toMatchObject({ trap: false, path: "/contact" });
  expect(word).not.toHaveProperty("seconds");
  await isSent(page);
  await fillContactForm(page, aLead());
  const next = await wordAfter(page, () => press(page));
  expect(next["seconds"]).toEqual(expect.any(Number));
});

test("neither does a draft to which somebody comes back by a step in the history", async ({
  page,
}) => {
  await page.goto("/features");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await fillContactForm(page, aLead());
  await page.goBack();
  await expect(page).toHaveURL("/features");
  await hydrated(page);
  await settled(page);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  const word = await wordAfter(page, () => press(page));
  expect(word).not.toHaveProperty("seconds");
});

test("it is said when the visitor leaves at once", async ({ page }) => {
  const lead = aLead();
  await page.goto("/contact");
  await fillContactForm(page, lead);
  await press(page);
  await isSent(page);
  await page.goto("about:blank");
  await expect
    .poll(() => rowsOf(page, "lead_sources", { email: `eq.${lead.email}` }))
    .toHaveLength(1);
});

test.describe("after a failure", () => {
  test.use({ allowedConsole: { lines: [/^Contact form: /, /Failed to load resource/] } });

  test("it is said once, when the message is sent", async ({ page }) => {
    const words = wordsOf(page);
    await page.goto("/contact");
    await fillContactForm(page, aLead());
    await page.route("**/rest/v1/contact_submissions*", (route) => route.abort("failed"));
    await press(page);
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    expect(words).toEqual([]);
    await page.unroute("**/rest/v1/contact_submissions*");
    const word = await wordAfter(page, () => retry.click());
    await isSent(page);
    expect(words).toEqual([word]);
  });
});
