import { expect, type Page, type Request } from "@playwright/test";

/** Moves the mouse, the sign of a visitor that starts React, until React has taken the page over. */
export async function hydrated(page: Page) {
  // A start that failed is tried again at the next sign only, and a visitor moves more than once.
  await expect(async () => {
    await page.mouse.move(40, 40);
    await page.mouse.move(44, 44);
    await page.waitForFunction(isTakenOver, undefined, { timeout: 10_000 });
  }).toPass();
}

function isTakenOver() {
  const root = document.querySelector("main");
  const isWhole = document.documentElement.dataset.arrival === undefined;
  return (
    isWhole && root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"))
  );
}

/** Requests that a page has sent and that have no answer yet; the fixture of the page counts them. */
const open = new WeakMap<Page, Set<unknown>>();

/** Begins to count what a page asks for, for `settled`. */
export function countRequests(page: Page) {
  const requests = new Set<unknown>();
  open.set(page, requests);
  page.on("request", (request) => {
    if (!isStream(request)) requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** What the inbox hears changes by has no end. */
function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === "/events";
}

/**
 * Waits until nothing moves any more: the page is laid out to its end, fonts are there, nothing is asked of the network, no animation that ends is
 * running, and two frames in a row stand alike. Works with a stopped clock too, because Playwright counts real frames.
 */
export async function settled(page: Page) {
  await expect(async () => {
    await page.waitForFunction(standsStill, crypto.randomUUID(), { polling: "raf" });
    expect(open.get(page)?.size ?? 0, "requests without an answer").toBe(0);
  }).toPass({ intervals: [20] });
}

/** Called once a frame; `wait` tells one wait from the next. */
function standsStill(wait: string) {
  const { documentElement: root } = document;
  const isMoving = document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === "running" && endTime !== Infinity;
  });
  const sizes = [root.clientWidth, root.scrollWidth, root.scrollHeight, scrollX, scrollY];
  const now = `${wait} ${sizes.join(" ")} ${document.body.innerText.length}`;
  const memory = globalThis as { frameBefore?: string };
  const isSame = memory.frameBefore === now;
  memory.frameBefore = now;
  const isWhole = root.dataset.arrival === undefined;
  return isWhole && isSame && !isMoving && document.fonts.status === "loaded";
}
