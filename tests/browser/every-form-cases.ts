import type { Page } from "@playwright/test";
import { everyKind } from "../kinds/every-kind.ts";
import type { FormCase } from "../kinds/kind-sample.ts";

export function newMark(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function tickOf(name: string, value?: string): string {
  return value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
}

/** Fills the form in, opening the folds that hide some of it. */
export async function fillIn(page: Page, { form, texts, ticks = [] }: FormCase, mark: string) {
  const area = page.getByRole("form", { name: form, exact: true });
  for (const fold of await area.locator("details > summary").all()) await fold.click();
  for (const [name, value] of ticks) {
    await area.locator(tickOf(name, value)).check();
  }
  for (const [name, value] of Object.entries(texts(mark))) {
    const field = area.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ localName }) => localName)) === "select") {
      await field.selectOption(value);
    } else await field.fill(value);
  }
}

/** Every form that a browser fills in. */
export const formCases = everyKind.flatMap(({ sample }) => sample.forms);
