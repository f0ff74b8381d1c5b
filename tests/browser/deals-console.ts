import type { Locator, Page } from "@playwright/test";
import type { Caller } from "./accounts.ts";
import { expect } from "./fixtures.ts";

type DealInput = {
  readonly stage?: string;
  readonly value_cents?: number;
  readonly monthly_cents?: number;
  readonly expected_on?: string;
  readonly owner_id?: string;
  readonly address?: string;
  readonly entry?: string;
};

/** Starts a deal beside the page, as staff do; answers its id. */
export async function aDeal(staff: Caller, title: string, more: DealInput = {}): Promise<string> {
  return String(await staff.call("post", "rpc/start_deal", { title, ...more }));
}

/** Moves a deal beside the page, as somebody else would. */
export async function moveDeal(staff: Caller, id: string, stage: string) {
  await staff.call("patch", `deals?id=eq.${id}`, { stage });
}

/** Opens board or list of the deals with this word. */
export async function openDeals(page: Page, word: string, more = "") {
  await page.goto(`/admin?view=deals&q=${word}${more}`);
  // An open deal covers the board, and hides it from whoever goes by roles.
  await expect(page.getByLabel("Search deals")).toHaveValue(word);
}

/** A column of the board. */
export function column(page: Page, stage: string): Locator {
  return page.getByRole("region", { name: stage, exact: true });
}

/** The button that opens a deal. */
export function deal(place: Page | Locator, title: string): Locator {
  return place.getByRole("button", { name: title, exact: true });
}

/** The card of a deal on the board. */
export function tile(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: deal(page, title) });
}

/** A dialog, not a toast. */
export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole("dialog", { name });
}

/** The menu of stages. */
export function stagesMenu(page: Page): Locator {
  return page.getByRole("menu");
}
