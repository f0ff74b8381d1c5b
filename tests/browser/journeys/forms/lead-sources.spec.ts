import type { Page } from "@playwright/test";
import { aLead, expect, fillContactForm, hydrated, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { rowsOf } from "../../stored-records.ts";

const campaign = "?utm_source=letter&utm_medium=email&utm_campaign=may%20offer";

/** Comes from a search, reads the landing page, follows its first call to action, and sends. */
async function arriveAndSend(page: Page) {
  await page.goto(`/features${campaign}`, { referer: "https://search.example/results?q=agency" });
  await hydrated(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Get Started" });
  await link.click();
  await expect(page).toHaveURL("/contact");
  return sendFrom(page);
}

/** Fills the contact form in and sends it. */
async function sendFrom(page: Page) {
  const lead = aLead();
  await fillContactForm(page, lead);
  const told = page.waitForResponse("**/rest/v1/lead_sources");
  await page.getByRole("button", { name: "Send message" }).click();
  expect((await told).status()).toBe(201);
  return lead.email;
}

test("a lead brings the page, the link, the site and the campaign that it came by", async ({
  page,
}) => {
  const email = await arriveAndSend(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await rowsOf(page, "lead_sources", { email: `eq.${email}` })).toMatchObject([
    {
      kind: "contact",
      path: "/contact",
      entry_path: "/features",
      call_to_action: "Get Started",
      referrer_host: "search.example",
      utm_source: "letter",
      utm_medium: "email",
      utm_campaign: "may offer",
      utm_term: "",
    },
  ]);
  expect(await rowsOf(page, "inbox_entries", { email: `eq.${email}` })).toMatchObject([
    { source: "letter", source_page: "/contact" },
  ]);
});

test("a reload keeps how somebody came, and a new tab begins anew", async ({ page, context }) => {
  await page.goto(`/features${campaign}`, { referer: "https://search.example/results?q=agency" });
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await page.reload();
  const email = await sendFrom(page);
  expect(await rowsOf(page, "lead_sources", { email: `eq.${email}` })).toMatchObject([
    {
      entry_path: "/features",
      call_to_action: "Get Started",
      referrer_host: "search.example",
      utm_campaign: "may offer",
    },
  ]);
  const tab = await context.newPage();
  await tab.goto("/contact");
  const other = await sendFrom(tab);
  expect(await rowsOf(page, "lead_sources", { email: `eq.${other}` })).toMatchObject([
    { entry_path: "/contact", call_to_action: "", referrer_host: "", utm_campaign: "" },
  ]);
});

test("the button of a package is a call to action too", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await expect(page).toHaveURL("/purchase?package=starter");
  const email = aLead().email;
  await page.getByLabel("Name", { exact: true }).fill("Maya Ortega");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Billing address").fill("Rua do Carmo 12");
  await page.getByLabel("Country").fill("Portugal");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  const told = page.waitForResponse("**/rest/v1/lead_sources");
  await page.getByRole("button", { name: "Place order" }).click();
  await told;
  expect(await rowsOf(page, "lead_sources", { email: `eq.${email}` })).toMatchObject([
    { kind: "order", path: "/purchase", call_to_action: "Choose Starter", referrer_host: "" },
  ]);
});

test.describe("when its source cannot be told", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("a lead is a lead all the same, and nothing is said", async ({ page }) => {
    const lead = aLead();
    await page.route("**/rest/v1/lead_sources", (route) => route.abort("failed"));
    await page.goto("/contact");
    await fillContactForm(page, lead);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
    expect(await rowsOf(page, "contact_submissions", { email: `eq.${lead.email}` })).toHaveLength(
      1,
    );
  });
});
