import type { Page } from "@playwright/test";
import { addresses, publicAddresses } from "../../../support/addresses.ts";
import { expect, hydrated, test } from "../../fixtures.ts";
import { attributeOf, headingOf, tagsOf } from "../../../support/served-html.ts";

/** Headings that the specification gives, section 2. */
const specified: Readonly<Record<string, string>> = {
  "/": "Launch Your Business to the next dimension",
  "/contact": "Ready to Launch Your Mission?",
  "/login": "Admin Login",
  "/pricing": "Get Started Today",
  "/no-such-page": "Oops! Page not found",
  "/demo/no-such-demo": "Demo Not Found",
};

test.describe("in the served bytes", () => {
  for (const { path, status, h1 } of addresses) {
    test(`${path} is a whole page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const html = await response.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(headingOf(html)).toBe(specified[path] ?? h1);
      expect(h1.length).toBeGreaterThan(2);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html.includes('href="#main"') && html.includes('id="main"')).toBe(true);
      expect(tagsOf(html, "[a-z]+").filter((tag) => attributeOf(tag, "style") !== null)).toEqual(
        [],
      );
      expect(html).not.toMatch(/<!--\$\?-->|<template/);
    });
  }
});

for (const path of ["/demo", "/demo/", "/demo/constructor", "/demo/__proto__"]) {
  test(`${path} is Demo Not Found in the served bytes and for the router`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(headingOf((await response?.text()) ?? "")).toBe("Demo Not Found");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demo Not Found");
  });
}

/** Texts that cannot be seen although nothing hides them: faint, or without a colour. */
function unseenTexts(page: Page) {
  return page.evaluate(() => {
    function opacityOf(element: Element | null): number {
      return element
        ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
        : 1;
    }
    return Array.from(document.querySelectorAll("main :is(h1,h2,h3,h4,p,a,li,label,button,td,dd)"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.textContent.trim() !== "" && opacityOf(element) < 0.5)
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

test.describe("without script", () => {
  for (const { path, h1 } of publicAddresses) {
    test(`${path} can be read`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => unseenTexts(page)).toEqual([]);
      await context.close();
    });
  }

  test("the contact form offers the mail address", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/contact`);
    await expect(
      page.locator("form").getByRole("link", { name: "hello@perilune.example" }),
    ).toBeVisible();
    await context.close();
  });
});

test.describe("by keyboard", () => {
  test("the skip link comes first and leads to the content", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("moving between pages uses a view transition", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = globalThis as { transitions?: number };
    counted.transitions = 0;
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counted.transitions = (counted.transitions ?? 0) + 1;
      return original(update);
    };
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Launch Mission" }).click();
  await expect(page).toHaveURL("/contact");
  // The address changes first.
  const transitions = () =>
    page.evaluate(() => (globalThis as { transitions?: number }).transitions);
  await expect.poll(transitions).toBe(1);
});
