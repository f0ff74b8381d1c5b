import { expect, hydrated, openBeforeReact, pressTab, stopClock, test } from "../../fixtures.ts";

const tabs = ["Auth", "Users", "Analytics", "Payments", "Webhooks"];

test.describe("tabs", () => {
  test("they are turned by mouse and by keys", async ({ page }) => {
    await page.goto("/api");
    await hydrated(page);
    await test.step("the five of them show one panel each, by mouse, and name it in the address", async () => {
      await expect(page.getByRole("tab")).toHaveText(tabs);
      for (const name of tabs.toReversed()) {
        await page.getByRole("tab", { name }).click();
        await expect(page.getByRole("tab", { selected: true })).toHaveText([name]);
        await expect(page.getByRole("tabpanel")).toHaveCount(1);
        await expect(page.getByRole("tabpanel", { name })).toBeVisible();
        await expect(page).toHaveURL(`/api#${name.toLowerCase()}`);
      }
    });
    await test.step("arrow keys go round, Home and End to the ends, and Tab leaves to the panel", async () => {
      await page.getByRole("tab", { name: "Auth" }).focus();
      for (const [key, name] of [
        ["ArrowRight", "Users"],
        ["ArrowLeft", "Auth"],
        ["ArrowLeft", "Webhooks"],
        ["ArrowRight", "Auth"],
        ["End", "Webhooks"],
        ["Home", "Auth"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole("tab", { name })).toBeFocused();
        await expect(page.getByRole("tabpanel", { name })).toBeVisible();
      }
      await page.keyboard.press("Tab");
      await expect(page.getByRole("radio", { name: "TypeScript" })).toBeFocused();
    });
    await test.step("a long panel left half-way begins at its start when another is chosen", async () => {
      await page.getByRole("tab", { name: "Payments" }).click();
      await page
        .getByRole("tabpanel")
        .getByRole("heading", { name: "Errors" })
        .scrollIntoViewIfNeeded();
      await pressTab(page, "Users");
      await expect(page.getByRole("heading", { name: "Users", exact: true })).toBeInViewport();
    });
  });

  test("they and the language switch work before React has started, and what was chosen stays", async ({
    page,
  }) => {
    const startReact = await openBeforeReact(page, "/api");
    await page.getByRole("tab", { name: "Payments" }).click();
    const panel = page.getByRole("tabpanel", { name: "Payments" });
    await expect(panel).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tabpanel", { name: "Webhooks" })).toBeVisible();
    await page.getByRole("tab", { name: "Payments" }).click();
    await page.getByRole("radio", { name: "Rust" }).check({ force: true });
    await expect(panel.getByRole("group", { name: "Request, Rust" }).first()).toBeVisible();
    await expect(panel.getByRole("group", { name: "Request, TypeScript" })).toHaveCount(0);
    await page.getByRole("tab", { name: "Auth" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/api#users");
    startReact();
    await hydrated(page);
    await test.step("the focus is on the tab that was reached by keys", async () => {
      await expect(page.getByRole("tab", { name: "Users" })).toBeFocused();
      await expect(page.getByRole("tabpanel", { name: "Users" })).toBeVisible();
      await expect(page.getByRole("radio", { name: "Rust" })).toBeChecked();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: "Analytics" })).toBeFocused();
    });
  });

  test("an address with a hash opens the tab that holds it", async ({ page }) => {
    await page.goto("/api#create-intent");
    await expect(page.getByRole("tab", { selected: true })).toHaveText(["Payments"]);
    await expect(page.getByRole("heading", { name: "Create an intent" })).toBeInViewport();
    await page.goto("/documentation#api-docs");
    await page.getByRole("link", { name: "Reference: rate limits" }).click();
    await expect(page).toHaveURL("/api#rate-limits");
    await expect(page.getByRole("heading", { name: "Rate limits" })).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel can be read, one after another", async ({ page }) => {
    await page.goto("/api");
    for (const name of tabs) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.getByText("subscription.updated").first()).toBeVisible();
    await page.getByRole("tab", { name: "Webhooks" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Webhooks" })).toBeInViewport();
  });
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("puts the whole sample on the clipboard and confirms for exactly two seconds", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/api#users");
    await hydrated(page);
    const sample = page.getByRole("tabpanel").locator("[data-code]").first();
    const button = sample.getByRole("button");
    await expect(button).toHaveText("Copy");
    await stopClock(page);
    await button.click();
    await expect(button).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await sample.getByRole("group").textContent(),
    );
    await page.clock.runFor(1999);
    await expect(button).toHaveText("Copied");
    await page.clock.runFor(1);
    await expect(button).toHaveText("Copy");
  });
});

test("a refused copy selects the sample and says which keys to press", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.goto("/api");
  await hydrated(page);
  const sample = page.getByRole("tabpanel").locator("[data-code]").first();
  await sample.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Press Ctrl+C")).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain("await fetch(");
});
