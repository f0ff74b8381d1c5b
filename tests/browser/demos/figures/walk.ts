import type { Page } from "@playwright/test";
import { expect, settled } from "../../fixtures.ts";
import { screens, showScreen, type RunningDemo } from "../screens.ts";
import { contradictions } from "./contradictions.ts";
import type { Action, Declaration } from "./declaration.ts";
import { figuresOf, type Placed } from "./meanings.ts";
import { readPage } from "./read-page.ts";

async function readScreen(page: Page, screen: string): Promise<Placed[]> {
  await settled(page);
  const readings = await page.evaluate(readPage);
  return readings.map((reading) => ({ ...reading, screen }));
}

/** Reads every screen of an open demo, and the views of each. */
export async function readDemo(page: Page, demo: RunningDemo, { views = [] }: Declaration) {
  const readings: Placed[] = [];
  for (const screen of screens[demo]) {
    await showScreen(page, demo, screen);
    readings.push(...(await readScreen(page, screen)));
    for (const view of views.filter((one) => one.screen === screen)) {
      await view.open(page);
      readings.push(...(await readScreen(page, view.name)));
      await view.close?.(page);
    }
  }
  return readings;
}

/** What is wrong with the figures that were read, as sentences. */
export function faultsIn(
  readings: readonly Placed[],
  { differs, relations }: Declaration,
  { relations: more = [] }: Pick<Action, "relations"> = {},
) {
  const { found, unused } = contradictions(readings.flatMap(figuresOf), differs);
  const broken = [...relations, ...more].flatMap((relation) => relation(readings));
  return { unused, faults: [...found, ...broken] };
}

/** Does something, reads everything anew, and expects the figures to have moved by what was said. */
export async function actAndRead(
  page: Page,
  demo: RunningDemo,
  declaration: Declaration,
  { name, act, moves }: Action,
  before: readonly Placed[],
) {
  await act(page);
  const after = await readDemo(page, demo, declaration);
  for (const [query, by] of moves) {
    const [old] = query.find(before);
    const [now] = query.find(after);
    const change = old && now ? now.value - old.value : null;
    expect.soft(change, `${name}: change of ${query.named}`).toBeCloseTo(by, 2);
  }
  return after;
}
