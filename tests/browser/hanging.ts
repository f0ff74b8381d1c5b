import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Leaves what a page asks of these addresses without an answer. Gives what waits until it has asked, and what lets
 * answers through again; the questions that were left stay without one.
 */
export async function hang(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = () => resolve();
  await page.route(address, leave);
  return {
    asked: () => promise,
    end: async () => {
      await page.unroute(address, leave);
      await page.clock.resume();
    },
  };
}

/** Lets so many seconds pass on the page's clock, which has to be installed and stands still afterwards. */
export async function pass(page: Page, seconds: number) {
  // It cannot be stopped at a moment that has gone by.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  for (let passed = 2; passed < seconds; passed += 1) await page.clock.runFor(1_000);
}

/** Lets the fifteen seconds pass that nobody waits longer than, and looks. */
export async function expectWithin15s(page: Page, seen: Locator) {
  await pass(page, 15);
  await expect(seen).toBeVisible();
}

/** Holds what a page asks of these addresses; gives what lets it through, to be answered. */
export async function hold(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Answers what a page asks of these addresses with a failure; gives what ends that. */
export async function failUntil(page: Page, address: string | RegExp, status: number) {
  let isFailing = true;
  await page.route(address, (route) =>
    isFailing
      ? route.fulfill({ status, json: { code: "XX000", message: "no" } })
      : route.continue(),
  );
  return () => {
    isFailing = false;
  };
}

/**
 * Presses Retry until the page asks once more. What failed is also read again by itself, and has no button to press
 * meanwhile, so it has to go on failing until this is done.
 */
export async function pressRetry(place: Locator, address: string | RegExp) {
  await expect(async () => {
    const asked = place.page().waitForRequest(address, { timeout: 3_000 });
    asked.catch(() => undefined);
    await place.getByRole("button", { name: "Retry" }).click({ timeout: 3_000 });
    await asked;
  }).toPass();
}
