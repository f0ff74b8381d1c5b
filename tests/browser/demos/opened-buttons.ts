import type { Page } from "@playwright/test";
import { buttonKinds, chosenKinds, describePage } from "../button-effects.ts";
import { overlays } from "./demo-page.ts";

const buttons = `main :is(${buttonKinds}):not([role=tab])`;

type Point = { readonly x: number; readonly y: number };

/** Where a button is to be pressed, and one of its group that is to be chosen before, because it is chosen already. */
export type Place = {
  readonly point: Point;
  readonly isCovered: boolean;
  readonly rival: Point | null;
  readonly markup: string;
};

type Inside = {
  /** Remembers the buttons of a screen as they stand when it is opened, and says how many there are. */
  readonly remember: () => number;
  /** Where a button is; `never` when it could not be pressed from the first, `gone` when a press has changed that. */
  readonly find: (index: number) => Place | "never" | "gone";
  readonly buttonOf: (index: number) => Element | null;
  /** What the last press has left behind that would get into the way of the next. */
  readonly disorder: () => "overlay" | "full screen" | "lecture" | "none";
  readonly calm: (index: number) => Promise<string>;
  readonly describe: (index: number) => string;
};

/** Makes every page of the test remember its buttons, so that each press asks the page once, not thirty times. */
export async function rememberButtons(page: Page) {
  const kinds = JSON.stringify({ buttons, overlays, chosen: chosenKinds });
  const content = `globalThis.opened = (${inside.toString()})(${kinds}, ${describePage.toString()})`;
  await page.addInitScript({ content });
}

/** Asks the page about the buttons that it remembers. */
export function ask<Name extends keyof Inside>(
  page: Page,
  name: Name,
  index = 0,
): Promise<Awaited<ReturnType<Inside[Name]>>> {
  const question = ([asked, at]: readonly [keyof Inside, number]) =>
    (globalThis as unknown as { opened: Inside }).opened[asked](at);
  return page.evaluate(question, [name, index] as const) as never;
}

/** The button itself, for what only the driver can do with it. */
export async function handleOf(page: Page, index: number) {
  const handle = await page.evaluateHandle(
    (at) => (globalThis as unknown as { opened: Inside }).opened.buttonOf(at),
    index,
  );
  return handle.asElement();
}

type Kinds = { readonly buttons: string; readonly overlays: string; readonly chosen: string };

/** Runs in the page and knows nothing outside itself. */
function inside(kinds: Kinds, describe: typeof describePage): Inside {
  let opened: { element: Element; readonly label: string; readonly isPressable: boolean }[] = [];
  let screen = "";
  const chosenTab = () => document.querySelector("[role=tab][aria-selected=true]")?.id ?? "";
  const present = () => Array.from(document.querySelectorAll(kinds.buttons));
  const labelOf = (element: Element) =>
    `${element.getAttribute("aria-label") ?? ""}${element.textContent}`;
  const elementOf = (index: number) => opened[index]?.element ?? null;
  const foldOf = (element: Element) =>
    element.matches("summary") ? null : element.closest("details");

  function isPressable(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    return isShown && !element.matches(":disabled") && !element.closest("[aria-disabled=true]");
  }

  function remember(): number {
    const folds = Array.from(document.querySelectorAll("details"), (fold) => ({
      fold,
      isOpen: fold.open,
    }));
    for (const { fold } of folds) fold.open = true;
    screen = chosenTab();
    opened = present().map((element) => ({
      element,
      label: labelOf(element),
      isPressable: isPressable(element),
    }));
    for (const { fold, isOpen } of folds) fold.open = isOpen;
    return opened.length;
  }

  function centreOf(element: Element): Point {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  function find(index: number): Place | "never" | "gone" {
    const wanted = opened[index];
    if (!wanted || chosenTab() !== screen) return "gone";
    if (!wanted.isPressable) return "never";
    if (!wanted.element.isConnected) {
      const now = present();
      const same = now[index];
      if (now.length !== opened.length || !same || labelOf(same) !== wanted.label) return "gone";
      wanted.element = same;
    }
    const { element } = wanted;
    const fold = foldOf(element);
    if (fold) fold.open = true;
    if (!isPressable(element)) return "gone";
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const siblings = Array.from(element.parentElement?.children ?? []);
    const rival = element.matches(kinds.chosen)
      ? siblings.find((one) => !one.matches("[aria-pressed=true], [aria-selected=true]"))
      : undefined;
    const point = centreOf(element);
    const hit = document.elementFromPoint(point.x, point.y);
    return {
      point,
      isCovered: !hit || !element.contains(hit),
      rival: rival ? centreOf(rival) : null,
      markup: element.outerHTML.slice(0, 240),
    };
  }

  function disorder() {
    const isShown = (selector: string) =>
      Array.from(document.querySelectorAll(selector)).some((one) => one.checkVisibility());
    if (isShown('[aria-label="Leave full screen"]')) return "full screen";
    if (isShown(kinds.overlays)) return "overlay";
    return isShown('[aria-label="Video player"] [aria-label="Pause"]') ? "lecture" : "none";
  }

  /** What the page shows when nothing more comes of what went before: the same before and after a task. */
  async function calm(index: number): Promise<string> {
    // A focus left by the last press would go to this button, which is no effect of it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const shown = describe(elementOf(index));
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    return describe(elementOf(index)) === shown ? shown : calm(index);
  }

  return {
    remember,
    find,
    calm,
    buttonOf: elementOf,
    describe: (index) => describe(elementOf(index)),
    disorder,
  };
}
