import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Scene } from "./plan/scene.ts";
import { holdSteady } from "./steady.ts";
import { countRequests, type Requests } from "./requests.ts";
import { takeStep } from "./steps.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

export type Side = { readonly origin: string; readonly session?: StorageState | undefined };

export type Manner = {
  readonly look: string;
  readonly width: number;
  readonly height: number;
  /** Where the site keeps the chosen look. */
  readonly lookKey: string;
  readonly forcedColors: "active" | "none";
  readonly time: Date;
  /** How often the page's clock moves on a tenth of a second before it is looked at. */
  readonly settle: number;
};

export type Visit = {
  readonly page: Page;
  readonly status: number;
  /** Lines of the console that are errors, and what the page's policy has refused. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};

/** How long a busy machine may take for one thing, in milliseconds. */
const limit = 90_000;

/** Opens a scene on one side and takes its steps; the page stands still then. */
export async function visit(
  browser: Browser,
  { origin, session }: Side,
  scene: Scene,
  manner: Manner,
): Promise<Visit> {
  const { look, width, height, lookKey, forcedColors, time } = manner;
  const tenths = scene.settle ?? manner.settle;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    colorScheme: "light",
    forcedColors,
    locale: "en-GB",
    timezoneId: "UTC",
    serviceWorkers: "block",
    ...(scene.isSignedIn && session && { storageState: session }),
  });
  try {
    context.setDefaultTimeout(limit);
    await context.addInitScript(holdSteady, { key: lookKey, look });
    const page = await context.newPage();
    const requests = countRequests(page);
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" || text.includes("Content Security Policy")) {
        complaints.push(text.replaceAll(origin, "").slice(0, 200));
      }
    });
    page.on("pageerror", (error) => complaints.push(String(error).slice(0, 200)));
    // Paused before the first document, so that the time a busy machine needs for loading is none for the page. Until
    // then it goes on, and it cannot be paused at a moment that has gone by.
    await page.clock.install({ time: time.getTime() - 60_000 });
    await page.clock.pauseAt(time);
    const response = await page.goto(scene.address, { waitUntil: "load" });
    await wake(page);
    await settleDown(page, requests, tenths);
    for (const step of scene.steps ?? []) await takeStep(page, requests, step);
    if (scene.steps?.length) await settleDown(page, requests, tenths);
    return { page, status: response?.status() ?? 0, complaints, close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Moves the mouse, the sign of a visitor that starts React, until React has taken the page over. */
async function wake(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.mouse.move(2, 2 + (attempt % 2));
    const isAwake = await page
      .waitForFunction(isTakenOver, undefined, { timeout: 1_000, polling: 20 })
      .then(() => true)
      .catch(() => false);
    if (isAwake) return;
    await page.clock.runFor(100);
  }
}

function isTakenOver() {
  const root = document.querySelector("main");
  const isWhole = document.documentElement.dataset.arrival === undefined;
  return (
    isWhole && root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"))
  );
}

/** Moves the page's clock by tenths, always the same number, and lets what comes from the network in between. */
async function settleDown(page: Page, requests: Requests, tenths: number): Promise<void> {
  await requests.answered();
  for (let passed = 0; passed < tenths; passed += 10) {
    await page.clock.runFor(Math.min(10, tenths - passed) * 100);
    await requests.answered();
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
}
