import type { CDPSession, Page } from "@playwright/test";

const reachable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Keys are sent in batches: a question between two of them would cost more than the key. */
const batch = 25;
const mostKeys = 400;

type Walk = { readonly seen: Set<Element>; readonly covered: Set<string> };

/**
 * Goes through a page by Tab; answers what stayed out of reach, and what the header would cover while it had the
 * focus. The header counts as shown, which it is on the way up, wherever it is at that moment.
 */
export async function walkThrough(page: Page, direction: "forwards" | "backwards") {
  await page.evaluate(watchFocus);
  const keys = await page.context().newCDPSession(page);
  for (let sent = 0; sent < mostKeys; sent += batch) {
    const before = await countSeen(page);
    await pressTab(keys, direction);
    if ((await countSeen(page)) === before) break;
  }
  await keys.detach();
  return page.evaluate(endWalk, reachable);
}

async function pressTab(keys: CDPSession, direction: "forwards" | "backwards") {
  const modifiers = direction === "backwards" ? 8 : 0;
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers } as const;
  const sent = Array.from({ length: batch }, () => [
    keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
    keys.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
  ]);
  await Promise.all(sent.flat());
}

function countSeen(page: Page) {
  return page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk.seen.size);
}

function watchFocus() {
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const walk: Walk = { seen: new Set(), covered: new Set() };
  Object.assign(globalThis, { walk });
  const header = document.querySelector<HTMLElement>("[data-site-head]");
  // On the way out of an element, when it has been scrolled to where it stays.
  addEventListener("focusout", ({ target }) => {
    if (!(target instanceof Element)) return;
    walk.seen.add(target);
    if (!header || header.contains(target) || target.matches(".skip")) return;
    const { bottom, height } = target.getBoundingClientRect();
    // At least half of its last 24 pixels has to show below the header.
    const isCovered = height > 0 && bottom - header.offsetHeight < Math.min(height, 24) / 2;
    if (isCovered) walk.covered.add(target.outerHTML);
  });
}

function endWalk(selector: string) {
  const { walk } = globalThis as unknown as { walk: Walk };
  if (document.activeElement) walk.seen.add(document.activeElement);
  const missed = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
    if (walk.seen.has(element) || element.tabIndex < 0 || element.matches(":disabled"))
      return false;
    if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    // Of a group of radio buttons one is reached by Tab, the others by the arrow keys.
    return !(element instanceof HTMLInputElement && element.type === "radio");
  });
  return { covered: [...walk.covered], missed: missed.map((element) => element.outerHTML) };
}
