import type { Page } from "@playwright/test";
import { expect, hydrated } from "../fixtures.ts";

/** The moment of the demos' golden numbers: Friday, nine in the morning, in the browser's zone (Los Angeles). */
export const fixtureMoment = new Date("2026-11-20T09:00:00-08:00");

/** Opens a demo as on that morning, and waits until it is alive. */
export async function openDemo(page: Page, slug: string, moment = fixtureMoment) {
  await page.clock.install({ time: moment });
  await page.goto(`/demo/${slug}`);
  await hydrated(page);
}

export async function chooseTab(page: Page, name: string | RegExp) {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
}
