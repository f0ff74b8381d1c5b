import type { ElementHandle, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What can be pressed. */
export const buttonKinds =
  "button, summary, [role=button], [role=switch], [role=tab], input[type=submit]";

/** What is chosen of a group. */
export const chosenKinds =
  "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current=true]";

/**
 * What a visitor can see or hear of a page: its address, its words, what is open, chosen or wrong, what stands in its
 * fields, and where the focus is, unless it is on the button itself. Runs in the page and knows nothing outside itself.
 */
export function describePage(button: Node | null): string {
  const marks = /^(aria-(?!describedby|controls)|open$|hidden$|disabled$)/;
  const elements = Array.from(document.querySelectorAll("*"));
  const states = elements.map((element) => {
    const own = Array.from(element.attributes, ({ name, value }) =>
      marks.test(name) ? `${name}=${value}` : "",
    );
    const value = "value" in element ? String(element.value) : "";
    const isChecked = element instanceof HTMLInputElement && element.checked;
    return `${own.join("")}${value}${isChecked ? "checked" : ""}`;
  });
  const focused = document.activeElement;
  const isElsewhere = focused && focused !== button && focused !== document.body;
  return JSON.stringify([
    location.href,
    Object.entries(document.documentElement.dataset),
    document.body.innerText,
    states.filter(Boolean),
    isElsewhere ? elements.indexOf(focused) : "",
  ]);
}

/** Counts what leaves no trace in the page: downloads, new windows, printing and what is sent. */
export function watchOutside(page: Page) {
  const seen = { count: 0 };
  const count = () => (seen.count += 1);
  page.on("download", count);
  page.on("popup", count);
  page.on("request", (request) => request.method() !== "GET" && count());
  return seen;
}

/** Presses a button and waits for anything to happen: in the page, or among what `watchOutside` has seen. */
export async function expectEffect(page: Page, button: ElementHandle, seen: { count: number }) {
  // A focus left by the last press would go to this button, which is no effect of it.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await page.evaluate(describePage, button);
  const sent = seen.count;
  const markup = await button.evaluate((element) => (element as Element).outerHTML.slice(0, 240));
  await button.click();
  const effect = async () => {
    if (seen.count > sent) return "something";
    // The button cannot be asked any more when another document has been loaded.
    const after = await page.evaluate(describePage, button).catch(() => "another document");
    return after === before ? "nothing" : "something";
  };
  await expect
    .poll(effect, { message: `what happens after a click on ${markup}` })
    .toBe("something");
}

/** What is chosen already may stay as it is when it is pressed: another one of its group is chosen before. */
export async function unchoose(button: Locator) {
  if (!(await button.evaluate((element, marks) => element.matches(marks), chosenKinds))) return;
  const other = button.locator(`xpath=../*[not(@aria-pressed="true" or @aria-selected="true")]`);
  if ((await other.count()) > 0) await other.first().click();
}
