import type { Page } from "@playwright/test";
import { aLead, expect, sendLead } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { overflowOf } from "../../overflow.ts";
import { bookCall } from "../../staff-calls.ts";
import { test } from "../../staff-test.ts";

const lettersOf = (page: Page) =>
  page.getByRole("list", { name: "Letters, newest first" }).getByRole("listitem");

/** A letter that is sure to be there; letters of other tests may have come between it and the top of the list. */
async function findLetter(page: Page, text: string) {
  const received = lettersOf(page).filter({ hasText: text });
  const older = page.getByRole("button", { name: "Show older letters" });
  await expect(async () => {
    await expect(received.or(older).first()).toBeVisible();
    if ((await received.count()) === 0) await older.click({ timeout: 5_000 });
    expect(await received.count()).toBe(1);
  }).toPass();
  return received;
}

/**
 * Opens an e-mail and answers its words. It is written down a moment after it came, and while others are, the list is
 * read anew and may push it out again.
 */
async function readEmail(page: Page, text: string) {
  const words = lettersOf(page).filter({ hasText: text }).locator("pre");
  let read = "";
  await expect(async () => {
    const received = await findLetter(page, text);
    if (!(await words.isVisible()))
      await received.getByText("Read the letter").click({ timeout: 5_000 });
    read = await words.innerText({ timeout: 5_000 });
  }).toPass();
  return read.replaceAll(/\s+/g, " ");
}

test.describe("with mail off", () => {
  test("the page says so and shows what would have gone out, with the way to the record", async ({
    page,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.goto("/admin?view=mail");
    await expect(page.getByRole("heading", { name: "Mail is off" })).toBeVisible();
    const words = await readEmail(page, lead.email);
    expect(words).toContain("A person reads it and answers within 24 hours.");
    expect(words).not.toContain(lead.name);

    let reference = "";
    await expect(async () => {
      const receipt = await findLetter(page, lead.email);
      await expect(receipt).toContainText("Waiting");
      reference = (await receipt.getByRole("link").textContent({ timeout: 5_000 })) ?? "";
    }).toPass();
    expect(reference).toMatch(/^PR-[0-9A-F]{8}$/);
    await expect(async () => {
      const notice = await findLetter(page, `${reference}: message from`);
      await notice.getByRole("link", { name: reference }).click({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("dialog", { name: lead.name })).toBeVisible();
  });

  test("an e-mail that is not written down yet has its words as soon as it is", async ({
    page,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await page.route(
      "**/rest/v1/outbox*",
      async (route) => {
        const response = await route.fetch();
        const rows: object[] = await response.json();
        await route.fulfill({
          response,
          json: rows.map((row) => ({ ...row, subject: "", body: "" })),
        });
      },
      { times: 1 },
    );
    await page.goto("/admin?view=mail");
    expect(await readEmail(page, lead.email)).toContain("A person reads it");
  });

  test("e-mails are shown by state, with their numbers", async ({ page }) => {
    await sendLead(page, aLead());
    await page.goto("/admin?view=mail");
    const states = page.getByRole("group", { name: "Letters by state" });
    await expect(states.getByRole("button", { name: /^Waiting [1-9]/ })).toBeVisible();
    await states.getByRole("button", { name: /^Failed/ }).click();
    await expect(states.getByRole("button", { name: /^Failed/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByRole("heading", { name: "No letters in this state" })).toBeVisible();
    await states.getByRole("button", { name: /^Waiting/ }).click();
    await expect(lettersOf(page).first()).toContainText("Waiting");
  });

  test("older e-mails follow on demand, each once", async ({ page }) => {
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 9 }, () => sendLead(page, aLead())));
    await page.goto("/admin?view=mail");
    await expect(lettersOf(page)).toHaveCount(50);
    await page.getByRole("button", { name: "Show older letters" }).click();
    await expect.poll(() => lettersOf(page).count()).toBeGreaterThan(50);
    const emails = await lettersOf(page)
      .getByRole("heading")
      .evaluateAll((titles) => titles.map((title) => title.id));
    expect(emails.length).toBeGreaterThan(50);
    expect(new Set(emails).size).toBe(emails.length);
  });

  test("reminders of a call say when they are due", async ({ page }) => {
    const { email } = await bookCall(page);
    await page.goto("/admin?view=mail");
    const reminders = lettersOf(page).filter({ hasText: "Reminder of a call" });
    await expect(async () => {
      const received = reminders.filter({ hasText: email });
      await expect(lettersOf(page).first()).toBeVisible();
      if ((await received.count()) < 2)
        await page.getByRole("button", { name: "Show older letters" }).click({ timeout: 5_000 });
      await expect(received).toHaveText([/Due/, /Due/], { timeout: 5_000 });
    }).toPass();
  });

  test.describe("when the server does not answer", () => {
    test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

    test("the page says so, and Retry brings the e-mails @page", async ({ page }) => {
      await sendLead(page, aLead());
      await page.route("**/rest/v1/outbox*", (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto("/admin?view=mail");
      const alert = page.getByRole("alert").filter({ hasText: "Could not load the letters" });
      await expect(alert).toBeVisible();
      await page.unroute("**/rest/v1/outbox*");
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(lettersOf(page).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });

  test("the page has no violation, and never scrolls sideways @page", async ({ page }) => {
    test.slow();
    const lead = aLead();
    await sendLead(page, lead);
    await page.goto("/admin?view=mail");
    await readEmail(page, lead.email);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  });
});
