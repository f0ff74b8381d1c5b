import type { CDPSession, Page } from "@playwright/test";

const reachable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Keys are sent in batches: a question between two of them would cost more than the key. */
const batch = 25;
const mostKeys = 400;

/** What stayed out of reach, and what the header would cover while it had the focus, as markup. */
export type Walked = { readonly missed: readonly string[]; readonly covered: readonly string[] };

type Walk = {
  readonly seen: Set<Element>;
  /** Goes backwards from one element to the next by script, as far as all that is shown. */
  readonly focusAll: () => void;
  readonly end: () => Walked;
};

/**
 * Goes backwards through a page by Shift and Tab, on the way up, which brings the header in; that counts as shown,
 * wherever it is at that moment.
 */
export async function walkBackwards(page: Page): Promise<Walked> {
  await page.evaluate(beginWalk, reachable);
  const keys = await page.context().newCDPSession(page);
  for (let sent = 0; sent < mostKeys; sent += batch) {
    const before = await countSeen(page);
    await pressBack(keys);
    if ((await countSeen(page)) === before) break;
  }
  await keys.detach();
  return endWalk(page);
}

/** The same way without keys, which takes a tenth of the time: what can be reached by key takes the focus from a script. */
export async function focusBackwards(page: Page): Promise<Walked> {
  await page.evaluate(beginWalk, reachable);
  await page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.focusAll());
  return endWalk(page);
}

async function pressBack(keys: CDPSession) {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: 8 } as const;
  const sent = Array.from({ length: batch }, () => [
    keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
    keys.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
  ]);
  await Promise.all(sent.flat());
}

function countSeen(page: Page) {
  return page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.seen.size);
}

function endWalk(page: Page) {
  return page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.end());
}

/** Runs in the page and knows nothing outside itself. */
function beginWalk(selector: string) {
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const seen = new Set<Element>();
  const covered = new Set<string>();
  const header = document.querySelector<HTMLElement>("[data-site-head]");

  /** On the way out of an element, when it has been scrolled to where it stays. */
  function lookBack({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    seen.add(target);
    if (!header || header.contains(target) || target.matches(".skip")) return;
    const { bottom, height } = target.getBoundingClientRect();
    // At least half of its last 24 pixels has to show below the header.
    const isCovered = height > 0 && bottom - header.offsetHeight < Math.min(height, 24) / 2;
    if (isCovered) covered.add(target.outerHTML);
  }

  function isWanted(element: HTMLElement): boolean {
    if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]"))
      return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // Of a group of radio buttons one is reached by Tab, the others by the arrow keys.
    return !(element instanceof HTMLInputElement && element.type === "radio");
  }

  const wanted = () =>
    Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(isWanted);

  function end(): Walked {
    removeEventListener("focusout", lookBack);
    if (document.activeElement) seen.add(document.activeElement);
    const missed = wanted().filter((element) => !seen.has(element));
    return { covered: [...covered], missed: missed.map((element) => element.outerHTML) };
  }

  addEventListener("focusout", lookBack);
  const focusAll = () => {
    for (const element of wanted().toReversed()) element.focus();
  };
  Object.assign(globalThis, { walk: { seen, focusAll, end } satisfies Walk });
}
