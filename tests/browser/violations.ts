import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
const rules = {
  /** WCAG 2.0 to 2.2, A and AA. */
  all: { type: "tag", values: standards },
  /** Those of them that a look can change, which is colours alone. */
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const satisfies Readonly<Record<string, axe.RunOptions["runOnly"]>>;

export type Asked = {
  readonly rules?: keyof typeof rules;
  /** A selector of the parts that are judged; the whole page without it. */
  readonly within?: string | undefined;
};

/** The protocol takes half a megabyte of script at once; through `evaluate` it would go twice over. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => "axe" in globalThis)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${source};0` });
  await session.detach();
}

/** What axe finds on the page as it stands. Emulate reduced motion before. */
export async function violationsOf(page: Page, asked: Asked = {}): Promise<readonly string[]> {
  await bringAxe(page);
  const judged = async ({ runOnly, within }: { runOnly: object; within: string | null }) => {
    await document.fonts.ready;
    // axe scrolls faster than scroll events come: it would judge the header of the top over the page below.
    document.documentElement.setAttribute("data-scrolled", "");
    // What a step scrolled half under a bar that stays is one more turn of the wheel away, and no small target.
    if (within === null) scrollTo({ top: 0, behavior: "instant" });
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    const parts = within === null ? document : Array.from(document.querySelectorAll(within));
    if (Array.isArray(parts) && parts.length === 0) throw new Error(`There is no ${within}.`);
    const { violations } = await judge.run(
      parts as axe.ElementContext,
      {
        runOnly: runOnly as axe.RunOptions["runOnly"],
        resultTypes: ["violations"],
        selectors: false,
        preload: false,
      } as axe.RunOptions,
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" | ")}`,
    );
  };
  return page.evaluate(judged, {
    runOnly: rules[asked.rules ?? "all"],
    within: asked.within ?? null,
  });
}
