import type { Page } from "@playwright/test";
import type { Step } from "./plan/scene.ts";
import type { Requests } from "./requests.ts";

const verbs: Readonly<Record<string, (page: Page, what: string, detail: string) => unknown>> = {
  click: (page, what) => page.locator(what).first().click(),
  fill: (page, what, text) => page.locator(what).first().fill(text),
  select: (page, what, value) => page.locator(what).first().selectOption(value),
  check: (page, what) => page.locator(what).first().check(),
  /** Presses what something covers or clips. */
  force: (page, what) => page.locator(what).first().click({ force: true }),
  hover: (page, what) => page.locator(what).first().hover(),
  focus: (page, what) => page.locator(what).first().focus(),
  scroll: (page, what) => page.locator(what).first().scrollIntoViewIfNeeded(),
  wait: (page, what) => page.locator(what).first().waitFor(),
  press: (page, keys) => page.keyboard.press(keys),
  media: (page, media) => page.emulateMedia({ media: media === "print" ? "print" : "screen" }),
  run: (page, milliseconds) => page.clock.runFor(Number(milliseconds)),
  /** Goes on inside the application, as a visitor who follows a link. */
  follow: async (page, address) => {
    await page.locator(`a[href="${address}"]`).first().click();
    await page.waitForURL(`**${address}`);
  },
};

const withoutElement = new Set(["press", "media", "run", "follow"]);

/** Timers of the page that may stand between a step and what it looks for, in tenths of a second. */
const patience = 50;

/**
 * Does one step of a scene. Time passes in the page only as far as what is looked for needs, so that it is the same for
 * both sides.
 *
 * @throws Error when no step has that name, or what it names does not come
 */
export async function takeStep(
  page: Page,
  requests: Requests,
  [verb, what = "", detail = ""]: Step,
): Promise<void> {
  const act = verbs[verb];
  if (!act) {
    throw new Error(`No step is called "${verb}"; there are ${Object.keys(verbs).join(", ")}.`);
  }
  await requests.answered();
  if (!withoutElement.has(verb)) {
    const target = page.locator(String(what)).first();
    for (let tenths = 0; tenths < patience && !(await target.isVisible()); tenths += 1) {
      await page.clock.runFor(100);
      await requests.answered();
    }
  }
  await act(page, String(what), String(detail));
  await page.clock.runFor(200);
}
