import type { Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, stopClock, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

const redirecting = "You'll be redirected to our secure payment processor.";

function plan(page: Page, name: string) {
  return page.getByRole("article", { name, exact: true });
}

/** From here on the page's timers wait, so that what stands between two of them can be looked at. */
async function holdTimers(page: Page) {
  await page.clock.install();
  await stopClock(page);
}

test("a visitor compares both ways of paying, asks, and takes a plan along", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await test.step("the jump toggle says which way is in view", async () => {
    const jump = page.getByRole("navigation", { name: "Pricing models" });
    const plans = jump.getByRole("link", { name: "Monthly plans" });
    const packages = jump.getByRole("link", { name: "One-time packages" });
    await expect(plans).toHaveAttribute("aria-current", "true");
    await packages.click();
    await expect(page).toHaveURL("/pricing#packages");
    await expect(packages).toHaveAttribute("aria-current", "true");
    await expect(plans).not.toHaveAttribute("aria-current");
    await expect(packages).toBeInViewport();
    await expect(jump).toHaveAttribute("data-stuck");
    await page.keyboard.press("Home");
    await expect(plans).toHaveAttribute("aria-current", "true");
    // Right below the panel that offers the same choice it is not shown.
    await expect(jump).not.toHaveAttribute("data-stuck");
    await packages.click();
    await expect(packages).toHaveAttribute("aria-current", "true");
    await plans.click();
    await expect(plans).toHaveAttribute("aria-current", "true");
  });
  await test.step("one question is open at a time, and the open one closes", async () => {
    const open = page.locator("main details[open]");
    const first = page.getByText("What is the difference between a plan and a package?");
    const second = page.getByText("Can I change my plan later?");
    await expect(open).toHaveCount(1);
    await second.click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText("Downgrades apply at the next billing cycle.");
    await second.click();
    await expect(open).toHaveCount(0);
    await first.click();
    await expect(open).toContainText("A package builds something once");
  });
  await test.step("on paper both price tables are there and the buttons are not", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(plan(page, "Professional plan").getByText("$3,000")).toBeVisible();
    await expect(plan(page, "Enterprise package").getByText("$12,997")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose Starter" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Talk to us" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Pricing models" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("a plan travels to the contact page in the navigation", async () => {
    await page.getByRole("link", { name: "Start with Professional" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByLabel("Project description")).toHaveValue(
      "We would like to talk about: Professional plan. ",
    );
  });
});

test("a package button processes, says so in the toast, and opens the order page", async ({
  page,
}) => {
  await page.goto("/pricing");
  await hydrated(page);
  const ticket = plan(page, "Professional package");
  await holdTimers(page);
  await ticket.getByRole("button", { name: "Choose Professional" }).click();
  await expect(ticket.getByRole("button")).toHaveText("Processing...");
  await expect(ticket.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await page.clock.resume();
  const toast = toastOn(page);
  await expect(toast.getByText("Redirecting to Payment", { exact: true })).toBeVisible();
  await expect(toast.getByText(redirecting, { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/purchase?package=professional");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Order the Professional package",
  );
  expect(await page.evaluate(() => history.state.usr)).toEqual({ package: "professional" });

  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(plan(page, "Professional package").getByRole("button")).toHaveText(
    "Choose Professional",
  );
});

test("a click before React has started is kept", async ({ page }) => {
  const startReact = await openBeforeReact(page, "/pricing");
  await page.getByRole("button", { name: "Choose Starter" }).click();
  startReact();
  await expect(page).toHaveURL("/purchase?package=starter");
});

/** Chooses a package, lets the browser say that it shows the page, and the time until the order page pass. */
async function chooseAndShow(page: Page, isFromMemory: boolean) {
  await page.goto("/pricing");
  await hydrated(page);
  await holdTimers(page);
  const button = plan(page, "Starter package").getByRole("button");
  await button.click();
  await expect(button).toHaveText("Processing...");
  await page.evaluate((persisted) => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  }, isFromMemory);
  await page.clock.runFor(5000);
  return button;
}

test("a page that comes back from the browser's memory has an idle button", async ({ page }) => {
  const button = await chooseAndShow(page, true);
  await expect(button).toHaveText("Choose Starter");
  await expect(page).toHaveURL("/pricing");
});

test("a page that is shown for the first time keeps what was chosen before", async ({ page }) => {
  await chooseAndShow(page, false);
  await expect(page).toHaveURL("/purchase?package=starter");
});
