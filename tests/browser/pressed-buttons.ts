import type { Page } from "@playwright/test";
import { buttonKinds, chosenKinds, describePage } from "./button-effects.ts";
import { expect, hydrated } from "./fixtures.ts";

export const mainButtons = `main :is(${buttonKinds})`;
export const frameButtons = `:is(${buttonKinds}):not(main *)`;

type Place = { readonly x: number; readonly y: number; readonly markup: string };

type Inside = {
  /** Where a button is, once it is unfolded and another of its group is chosen; `elsewhere` when a press has led away. */
  readonly find: (index: number) => Promise<Place | "elsewhere" | "never">;
  /** Before a press: whether nothing lies over the button, and what the page shows. */
  readonly calm: (index: number) => { readonly isUncovered: boolean; readonly shown: string };
  readonly show: (index: number) => string;
};

/** Runs in the page and knows nothing outside itself. */
function inside(
  { path, selector, chosen }: { readonly [Name in "path" | "selector" | "chosen"]: string },
  describe: typeof describePage,
): Inside {
  const buttonOf = (index: number) => document.querySelectorAll<HTMLElement>(selector)[index];
  const over =
    "dialog[open], [popover]:popover-open, [role=dialog], [aria-busy=true], [aria-disabled=true]";

  /** Opens what a button is folded away in: details, and panels of tabs. */
  function unfold(button: HTMLElement) {
    for (let fold = button.parentElement; fold; fold = fold.parentElement) {
      if (fold instanceof HTMLDetailsElement && !button.matches("summary")) fold.open = true;
    }
    const panel = button.closest("[role=tabpanel]");
    if (panel?.checkVisibility() === false)
      document.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`)?.click();
  }

  /** What is chosen already may stay as it is when it is pressed: another one of its group is chosen before. */
  function unchoose(button: HTMLElement) {
    if (!button.matches(chosen)) return;
    const group = Array.from(button.parentElement?.children ?? []);
    const other = group.find((one) => !one.matches("[aria-pressed=true], [aria-selected=true]"));
    if (other instanceof HTMLElement) other.click();
  }

  /** React draws what a click has changed before the next task. */
  const drawn = () => new Promise((done) => setTimeout(done));

  async function find(index: number): Promise<Place | "elsewhere" | "never"> {
    // A click may have led away, opened something over the page, or begun what will lead away.
    if (location.pathname !== path || document.querySelector(over)) return "elsewhere";
    const button = buttonOf(index);
    if (!button) return "never";
    unfold(button);
    await drawn();
    const { width, height } = button.getBoundingClientRect();
    const isShown = button.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    if (!isShown || button.matches(":disabled")) return "never";
    unchoose(button);
    await drawn();
    button.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = button.getBoundingClientRect();
    const markup = button.outerHTML.slice(0, 240);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, markup };
  }

  const show = (index: number) => describe(buttonOf(index) ?? null);

  function calm(index: number) {
    const button = buttonOf(index);
    // A focus left by the last press would go to this button, which is no effect of it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return { isUncovered: hit !== null && !!button?.contains(hit), shown: show(index) };
  }

  return { find, calm, show };
}

/** Asks the page about the button of that number. */
function ask<Name extends keyof Inside>(
  page: Page,
  name: Name,
  index: number,
): Promise<Awaited<ReturnType<Inside[Name]>>> {
  const question = ([asked, at]: readonly [keyof Inside, number]): unknown =>
    (globalThis as unknown as { pressed: Inside }).pressed[asked](at);
  return page.evaluate(question, [name, index] as const) as never;
}

/** Opens a page whose buttons are to be pressed, and waits until they can be. */
export async function openForPressing(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    globalThis.print = () => (document.documentElement.dataset.printed = "yes");
  });
}

/** Counts what leaves no trace in the page: downloads, new windows and what is sent. */
function watchOutside(page: Page) {
  const seen = { count: 0 };
  const count = () => (seen.count += 1);
  page.on("download", count);
  page.on("popup", count);
  page.on("request", (request) => request.method() !== "GET" && count());
  return seen;
}

/** Presses every button of an open page that matches, and expects something of each. */
export async function expectButtonsWork(page: Page, path: string, selector: string) {
  const seen = watchOutside(page);
  const kinds = JSON.stringify({ path, selector, chosen: chosenKinds });
  const script = `globalThis.pressed = (${inside.toString()})(${kinds}, ${describePage.toString()})`;
  // Where the last press has led to another document, nobody answers.
  const find = (index: number) => ask(page, "find", index).catch(() => "elsewhere" as const);
  await page.evaluate(script);
  const count = await page.locator(selector).count();
  for (let index = 0; index < count; index += 1) {
    let place = await find(index);
    if (place === "elsewhere") {
      await openForPressing(page, path);
      await page.evaluate(script);
      place = await find(index);
    }
    if (place === "never") continue;
    if (place === "elsewhere") throw new Error(`${path} opens with something over it.`);
    await page.mouse.move(place.x, place.y);
    const before = await ask(page, "calm", index);
    const sent = seen.count;
    if (before.isUncovered) {
      await page.mouse.down();
      await page.mouse.up();
    } else {
      // The driver looks for another spot, or says what lies over it.
      await page.locator(selector).nth(index).click();
    }
    const effect = async () => {
      if (seen.count > sent) return "something";
      const after = await ask(page, "show", index).catch(() => "another document");
      return after === before.shown ? "nothing" : "something";
    };
    const message = `what happens after a click on ${place.markup}`;
    await expect.poll(effect, { message, intervals: [20, 50, 100] }).toBe("something");
  }
}
