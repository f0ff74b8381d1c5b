import type { Page } from "@playwright/test";
import { aLead, expect, fillContactForm, hydrated, test } from "../../fixtures.ts";
import { hold } from "../../hanging.ts";
import { rowsOf } from "../../stored-records.ts";

const laterSheet = "**/assets/later-*.css";

/** Keeps every script file from the page until the function that it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

test.describe("what is chosen before React has started is there when it has", () => {
  test("the engineers' door, on the landing page", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    await page.getByRole("link", { name: "Enter the Engineering Portal" }).click();
    await expect(page).toHaveURL("/auth?intent=portal");
    release();
    await expect(page.getByRole("radio", { name: /Engineering portal/i })).toBeChecked();
  });

  test("the tier, on the partners' page, and the address of its link stays bare", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    const apply = page.locator('main a[href="/auth"][data-carry*="tier="]').first();
    const tier = new URLSearchParams((await apply.getAttribute("data-carry")) ?? "").get("tier");
    await apply.click();
    await expect(page).toHaveURL(`/auth?intent=partner&tier=${tier}`);
    release();
    await expect(page.getByRole("radio", { name: /Partner program/i })).toBeChecked();
    await expect(page.locator('form[name="partner"] [name="tier"]')).toHaveValue(tier ?? "");
    await page.goBack();
    await expect(page.locator('main a[href="/auth"][data-carry*="tier="]').first()).toBeVisible();
  });

  test("a plan, on the price page", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/pricing");
    await page.locator('#plans a[href="/contact"]').nth(1).click();
    await expect(page).toHaveURL("/contact?about=Professional+plan");
    release();
    await expect(page.getByLabel("Project description")).toHaveValue(
      "We would like to talk about: Professional plan. ",
    );
  });

  test("the call to action that led to the form", async ({ page }) => {
    const release = await holdScripts(page);
    const lead = aLead();
    await page.goto("/features");
    await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/contact");
    release();
    await hydrated(page);
    await fillContactForm(page, lead);
    const told = page.waitForResponse("**/rest/v1/lead_sources");
    await page.getByRole("button", { name: "Send message" }).click();
    expect((await told).status()).toBe(201);
    expect(await rowsOf(page, "lead_sources", { email: `eq.${lead.email}` })).toMatchObject([
      { call_to_action: "Get Started", path: "/contact" },
    ]);
  });

  test("what is ticked, chosen and typed in a demo", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/demo/ecommerce");
    const [electronics, sort, search, compare] = [
      page.getByRole("radio", { name: "Electronics" }),
      page.getByLabel("Sort"),
      page.getByRole("searchbox"),
      page.getByRole("checkbox", { name: /^Compare/ }).first(),
    ];
    await compare.check();
    await electronics.check();
    await sort.selectOption({ index: 1 });
    const chosen = await sort.inputValue();
    await search.fill("o");
    release();
    await hydrated(page);
    await expect(page.getByRole("group", { name: "Comparison" })).toBeVisible();
    await expect(electronics).toBeChecked();
    await expect(sort).toHaveValue(chosen);
    await expect(search).toHaveValue("o");
  });
});

const product = (page: Page) =>
  page.getByRole("button", { name: "Aria wireless headphones", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Aria wireless headphones" });

test.describe("what the page does not show yet has its sheet when it comes", () => {
  test("a dialog that is asked for before waits for it", async ({ page }) => {
    const release = await hold(page, laterSheet);
    const script = page.waitForEvent("requestfinished", {
      predicate: (request) => request.url().includes("/assets/entry.client-"),
    });
    await page.goto("/demo/ecommerce");
    await product(page).click();
    await script;
    // What starts React is not even asked to: a dialog that has not come yet proves nothing by itself.
    await expect(page.locator('script[type="module"]')).toHaveCount(0);
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page)).toHaveCSS("position", "fixed");
  });

  test.describe("or else the page says so", () => {
    test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

    test("and the next press brings both", async ({ page }) => {
      const failure = page.getByText("This page could not finish loading");
      await page.route(laterSheet, (route) => route.abort());
      await page.goto("/demo/ecommerce");
      await product(page).click();
      await expect(failure).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await page.unroute(laterSheet);
      await product(page).click();
      await expect(dialog(page)).toHaveCSS("position", "fixed");
      await expect(failure).toBeHidden();
    });
  });
});
