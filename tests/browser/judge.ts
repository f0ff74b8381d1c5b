import type { Page } from "@playwright/test";
import { looks } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { settled } from "./waits.ts";

export type Look = (typeof looks)[number];

export type Judgement = {
  /** Widths at which nothing may scroll sideways and axe is asked, in pixels. */
  readonly widths?: readonly number[];
  /** Further widths at which nothing may scroll sideways. */
  readonly fits?: readonly number[];
  readonly looks?: readonly Look[];
  /** A selector of the parts that axe judges; the whole page without it. */
  readonly within?: string | undefined;
  /** More that is asked at every judged width and look; each answer is a fault. */
  readonly ask?: (page: Page) => Promise<readonly string[]>;
};

/** Puts an open page into another look, the way it follows another tab; styles answer at once. */
export function changeLook(page: Page, look: Look) {
  return page.evaluate((name) => {
    dispatchEvent(new StorageEvent("storage", { key: "look", newValue: name }));
    if (document.documentElement.dataset.look !== name) throw new Error(`${name} was not put on`);
  }, look);
}

/** By how many pixels a page is wider than its window, look by look. Reading a size lays the page out. */
function overflows(page: Page, worn: readonly Look[]) {
  return page.evaluate((names) => {
    const { documentElement: root } = document;
    return names.map((name) => {
      dispatchEvent(new StorageEvent("storage", { key: "look", newValue: name }));
      return { look: root.dataset.look, overflow: root.scrollWidth - root.clientWidth };
    });
  }, worn);
}

/**
 * What is wrong with an open page as it stands, in every look and at every width that is named, changed in place: where
 * it scrolls sideways, and what axe finds: by all rules in the first look, by those about colours in the others. Leaves the page in the first look and at the last width.
 */
export async function faultsOf(page: Page, judgement: Judgement = {}): Promise<readonly string[]> {
  const { widths = [1280, 390], fits = [], looks: worn = looks, within, ask } = judgement;
  const [first] = worn;
  const faults: string[] = [];
  const height = page.viewportSize()?.height ?? 900;
  for (const width of [...fits, ...widths]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    for (const { look, overflow } of await overflows(page, worn)) {
      if (overflow > 0) faults.push(`${look} at ${width} px: ${overflow} px of sideways scroll`);
    }
    if (!widths.includes(width)) continue;
    for (const look of worn) {
      await changeLook(page, look);
      const rules = look === first ? "all" : "colours";
      const found = [
        ...(await violationsOf(page, { rules, within })),
        ...((await ask?.(page)) ?? []),
      ];
      faults.push(...found.map((fault) => `${look} at ${width} px: ${fault}`));
    }
  }
  if (first) await changeLook(page, first);
  return faults;
}
