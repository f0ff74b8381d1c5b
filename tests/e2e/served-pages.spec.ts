import { addresses, publicAddresses } from "./addresses.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.describe("in the served bytes", () => {
  for (const { path, status, h1, isIndexed } of addresses) {
    test(`${path} is a whole page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const html = await response.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
      expect(text.includes(h1), `the served page says ${h1}`).toBe(true);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(title.length, title).toBeGreaterThanOrEqual(isIndexed ? 30 : 10);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(isIndexed ? 70 : 20);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(/<link rel="canonical"/.test(html)).toBe(isIndexed);
      expect(/<meta name="robots" content="noindex"/.test(html)).toBe(!isIndexed);
      expect(html.includes('href="#main"') && html.includes('id="main"')).toBe(true);
      expect(/<\w[^>]* style="/.test(html)).toBe(false);
    });
  }

  test("titles and descriptions are unique", async ({ request }) => {
    const heads = await Promise.all(
      addresses.map(async ({ path }) => {
        const html = await (await request.get(path)).text();
        return [
          /<title>([^<]+)/.exec(html)?.[1],
          /name="description" content="([^"]+)"/.exec(html)?.[1],
        ];
      }),
    );
    expect(new Set(heads.map(([title]) => title)).size).toBe(addresses.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(addresses.length);
  });
});

test.describe("without script", () => {
  for (const { path, h1 } of publicAddresses) {
    test(`${path} can be read`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const element of await page.locator("main :is(p,h2,h3,a,label)").all()) {
        if (await element.isVisible()) await expect(element).toHaveCSS("opacity", "1");
      }
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

test.describe("at every width", () => {
  for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
    test(`${width} px shows every page without sideways scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of publicAddresses) {
        for (const look of ["rocket", "cyber", "space"]) {
          await page.addInitScript((name) => localStorage.setItem("look", name), look);
          await page.goto(path);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} in ${look}`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
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

  test("focus is never hidden under the header on the way through the contact page", async ({
    page,
  }) => {
    await page.goto("/contact");
    await hydrated(page);
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const header = document.querySelector("[data-site-head]");
        if (!focused || !header || header.contains(focused) || focused.matches("body, .skip"))
          return false;
        const { bottom } = header.getBoundingClientRect();
        return (
          focused.getBoundingClientRect().bottom <= bottom &&
          focused.getBoundingClientRect().height > 0
        );
      });
      expect(covered).toBe(false);
    }
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
  expect(await page.evaluate(() => (globalThis as { transitions?: number }).transitions)).toBe(1);
});
