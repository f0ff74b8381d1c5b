import type { Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, stopClock, test } from "../../fixtures.ts";

const redirecting = "You'll be redirected to our secure payment processor.";

function plan(page: Page, name: string) {
  return page.getByRole("article", { name, exact: true });
}

/** From here on the page's timers wait, so that what stands between two of them can be looked at. */
async function holdTimers(page: Page) {
  await page.clock.install();
  await stopClock(page);
}

test("both ways of paying stand on the page with every price of the specification", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Started Today");
  for (const text of [
    "Which is for me?",
    "Upgrades apply immediately, downgrades at the next billing cycle.",
    "No long-term contracts",
    "30-day money-back guarantee",
    "Free consultation",
  ]) {
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  }
  for (const [name, ...facts] of [
    ["Starter plan", "$1,500", "per month", "Up to 1,000 users", "5GB", "48h response"],
    [
      "Professional plan",
      "$3,000",
      "Most popular",
      "Up to 10,000 users",
      "50GB",
      "24/7 priority support",
    ],
    ["Enterprise plan", "Custom", "Unlimited users"],
  ] as const) {
    for (const fact of facts) await expect(plan(page, name)).toContainText(fact);
  }
  for (const [name, ...facts] of [
    ["Starter package", "$2,997", "$3,997", "Save 25%", "2-3 weeks", "1 month"],
    [
      "Professional package",
      "$5,997",
      "$7,997",
      "Save 25%",
      "4-6 weeks",
      "3 months",
      "E-commerce, up to 50 products",
      "Most popular",
    ],
    ["Enterprise package", "$12,997", "$16,997", "Save 24%", "8-12 weeks", "6 months", "Unlimited"],
  ] as const) {
    for (const fact of facts) await expect(plan(page, name)).toContainText(fact);
  }
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("both lists of add-ons are whole", async ({ page }) => {
  await page.goto("/pricing");
  for (const [section, lines] of [
    [
      "We run it. You use it.",
      [
        ["Extra Storage", "$50/month"],
        ["Advanced Analytics", "$200/month"],
        ["Priority Support", "$300/month"],
        ["Custom Integration", "$500/month"],
      ],
    ],
    [
      "We build it. You own it.",
      [
        ["Rush Delivery", "+$1,500"],
        ["Premium Support", "+$500/month"],
        ["Content Creation", "+$2,000"],
        ["Brand Identity", "+$1,500"],
      ],
    ],
  ] as const) {
    const region = page.getByRole("region", { name: section });
    for (const [name, price] of lines) {
      await expect(region.getByRole("listitem").filter({ hasText: name })).toContainText(price);
    }
  }
});

test("the first year of both is added up from their prices", async ({ page }) => {
  await page.goto("/pricing");
  const total = page.getByRole("listitem").filter({ hasText: "First year, together" });
  await expect(total).toContainText("$23,997");
});

test("the links are exactly those of the specification", async ({ page }) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  for (const name of ["Start with Starter", "Start with Professional", "Talk to us"]) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/contact");
  }
  await expect(main.getByRole("link", { name: "Ask Questions" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute(
    "href",
    "/application-form",
  );
});

test("a plan travels to the contact page in the navigation", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await page.getByRole("link", { name: "Start with Professional" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Project description")).toHaveValue(
    "We would like to talk about: Professional plan. ",
  );
});

test("one question is open at a time, and the open one closes", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
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
  const toast = page.locator(".toast");
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

test("the jump toggle says which way is in view", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const jump = page.getByRole("navigation", { name: "Pricing models" });
  const plans = jump.getByRole("link", { name: "Monthly plans" });
  const packages = jump.getByRole("link", { name: "One-time packages" });
  await expect(plans).toHaveAttribute("aria-current", "true");
  await packages.click();
  await expect(page).toHaveURL("/pricing#packages");
  await expect(packages).toHaveAttribute("aria-current", "true");
  await expect(plans).not.toHaveAttribute("aria-current");
  await expect(packages).toBeInViewport();
  await plans.click();
  await expect(plans).toHaveAttribute("aria-current", "true");
});

test("the structured offers and questions are those that stand on the page", async ({ page }) => {
  await page.goto("/pricing");
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "{}")));
  const text = (await page.getByRole("main").textContent()) ?? "";
  const services = things.filter((thing) => thing["@type"] === "Service");
  const offers = services.flatMap((service) => service.hasOfferCatalog.itemListElement);
  expect(offers.map((offer) => [offer.name, offer.price])).toEqual([
    ["Starter plan", "1500.00"],
    ["Professional plan", "3000.00"],
    ["Starter package", "2997.00"],
    ["Professional package", "5997.00"],
    ["Enterprise package", "12997.00"],
  ]);
  for (const offer of offers) {
    expect(text).toContain(offer.name);
    expect(text).toContain(offer.description);
    expect(text).toContain(`$${Number(offer.price).toLocaleString("en-US")}`);
  }
  const [faq] = things.filter((thing) => thing["@type"] === "FAQPage");
  expect(faq.mainEntity).toHaveLength(await page.locator("main details").count());
  for (const question of faq.mainEntity) {
    expect(text).toContain(question.name);
    expect(text).toContain(question.acceptedAnswer.text);
  }
});

test("on paper both price tables are there and the buttons are not", async ({ page }) => {
  await page.goto("/pricing");
  await page.emulateMedia({ media: "print" });
  await expect(plan(page, "Professional plan").getByText("$3,000")).toBeVisible();
  await expect(plan(page, "Enterprise package").getByText("$12,997")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose Starter" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Talk to us" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Pricing models" })).toBeHidden();
});
