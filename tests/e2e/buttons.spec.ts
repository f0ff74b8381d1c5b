import type { ElementHandle, Locator, Page } from "@playwright/test";
import { publicAddresses } from "./addresses.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const kinds = "button, summary, [role=button], [role=switch], [role=tab], input[type=submit]";
const inMain = `main :is(${kinds})`;
const inFrame = `:is(${kinds}):not(main *)`;

/**
 * What a visitor can see or hear of a page: its address, its words, what is open, chosen or wrong, what stands in its
 * fields, and where the focus is, unless it is on the button itself.
 */
function stateOf(page: Page, button: ElementHandle) {
  return page.evaluate((self) => {
    const marks = /^(aria-(?!describedby|controls)|open$|hidden$|disabled$)/;
    const states = Array.from(document.querySelectorAll("*"), (element) => {
      const own = Array.from(element.attributes, ({ name, value }) =>
        marks.test(name) ? `${name}=${value}` : "",
      );
      const value = "value" in element ? String(element.value) : "";
      const isChecked = element instanceof HTMLInputElement && element.checked;
      return `${own.join("")}${value}${isChecked ? "checked" : ""}`;
    });
    const focused = document.activeElement;
    const focus =
      focused === self || !focused
        ? ""
        : Array.from(document.querySelectorAll("*")).indexOf(focused);
    return JSON.stringify([
      location.href,
      Object.entries(document.documentElement.dataset),
      document.body.innerText,
      states.filter(Boolean),
      focused === document.body ? "" : focus,
    ]);
  }, button);
}

/** Opens what a button is folded away in: details, and panels of tabs. */
async function unfold(button: Locator) {
  const panel = await button.evaluate((element) => {
    for (let fold = element.parentElement; fold; fold = fold.parentElement) {
      if (fold instanceof HTMLDetailsElement && !element.matches("summary")) fold.open = true;
    }
    const hidden = element.closest("[role=tabpanel]");
    return hidden?.checkVisibility() === false ? hidden.id : null;
  });
  if (panel) await button.page().locator(`[role=tab][aria-controls="${panel}"]`).click();
}

/** Counts what leaves no trace in the page: downloads, new windows, printing and what is sent. */
function watchOutside(page: Page) {
  const seen = { count: 0 };
  const count = () => (seen.count += 1);
  page.on("download", count);
  page.on("popup", count);
  page.on("request", (request) => request.method() !== "GET" && count());
  return seen;
}

const chosen =
  "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current=true]";

async function expectEffect(page: Page, button: ElementHandle, seen: { count: number }) {
  const before = await stateOf(page, button);
  const sent = seen.count;
  const markup = await button.evaluate((element) => (element as Element).outerHTML.slice(0, 240));
  await button.click();
  const effect = async () => {
    if (seen.count > sent) return "something";
    // The button cannot be asked any more when another document has been loaded.
    const after = await stateOf(page, button).catch(() => "another document");
    return after === before ? "nothing" : "something";
  };
  await expect
    .poll(effect, { message: `what happens after a click on ${markup}` })
    .toBe("something");
}

/** A click may have led away, opened something over the page, or begun what will lead away. */
function isAsBefore(page: Page, path: string) {
  return page
    .evaluate(
      (served) =>
        location.pathname === served &&
        !document.querySelector(
          "dialog[open], [popover]:popover-open, [role=dialog], [aria-busy=true], [aria-disabled=true]",
        ),
      path,
    )
    .catch(() => false);
}

async function expectButtonsWork(page: Page, path: string, selector: string) {
  const seen = watchOutside(page);
  await page.addInitScript(() => {
    globalThis.print = () => (document.documentElement.dataset.printed = "yes");
  });
  const open = async () => {
    await page.goto(path);
    await hydrated(page);
  };
  await open();
  const count = await page.locator(selector).count();
  for (let index = 0; index < count; index += 1) {
    if (!(await isAsBefore(page, path))) await open();
    const button = page.locator(selector).nth(index);
    await unfold(button);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.hover();
    // What is chosen already may stay as it is: another one of its group is chosen first.
    if (await button.evaluate((element, marks) => element.matches(marks), chosen)) {
      const other = button.locator(
        `xpath=../*[not(@aria-pressed="true" or @aria-selected="true")]`,
      );
      if ((await other.count()) > 0) await other.first().click();
    }
    const handle = await button.elementHandle();
    if (handle) await expectEffect(page, handle, seen);
  }
}

for (const { path } of publicAddresses) {
  test(`every button of ${path} does something`, async ({ page }) => {
    test.setTimeout(180_000);
    await expectButtonsWork(page, path, inMain);
  });
}

for (const width of [390, 1280]) {
  test.describe(`around the page at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("every button of header and footer does something", async ({ page }) => {
      test.setTimeout(180_000);
      await expectButtonsWork(page, "/", inFrame);
    });
  });
}
