import type { Page } from "@playwright/test";

type Step = (page: Page) => Promise<void>;

/** What opens over a screen, or on it, and how to get there. */
export type ScreenState = readonly [screen: string, what: string, ...Step[]];

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole("button", { name }).first().click();
