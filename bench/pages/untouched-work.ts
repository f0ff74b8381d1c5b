import { devices, type Browser, type CDPSession } from "@playwright/test";
import { looks } from "#app/lib/look.ts";
import { figure, valueAtMost, type Area, type Figure } from "../figure.ts";
import type { SitePage } from "./addresses.ts";
import { withBrowser } from "./idle-load.ts";

/** As slow as a telephone beside this machine. */
const slowdown = 4;
/** From the load event until script has been fetched ahead. */
const arrivalMs = 4_000;
/** From putting a look on until it has been drawn. */
const dressingMs = 1_000;
const watchedMs = 5_000;
/** Milliseconds of work that nobody notices, however still the page is otherwise. */
const unnoticed = 250;

/** What the main thread does in five seconds of a page that nobody touches, in each look, beside the same page at rest. */
export function untouchedFigures(
  { address }: Pick<SitePage, "address">,
  origin: string,
  area: Area,
): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const moving = await workInEachLook(browser, origin + address, "no-preference");
    const still = await workInEachLook(browser, origin + address, "reduce");
    return looks.map((look, index) => {
      const [value = Number.NaN, limitValue = Number.NaN] = [moving[index], still[index]];
      return figure(
        {
          area,
          name: `${address} work untouched, ${look}`,
          value,
          unit: "ms",
          limit: "motion reduced",
          limitValue,
        },
        valueAtMost(Math.max(unnoticed, Math.round(1.5 * limitValue))),
      );
    });
  });
}

/** Milliseconds of main-thread tasks on an emulated phone, look by look of one opened page. */
async function workInEachLook(
  browser: Browser,
  url: string,
  reducedMotion: "reduce" | "no-preference",
): Promise<number[]> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {};
  const context = await browser.newContext({ ...phone, reducedMotion, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: "load" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Performance.enable");
    await page.waitForTimeout(arrivalMs);
    const work = [];
    for (const look of looks) {
      await page.evaluate((newValue) => {
        dispatchEvent(new StorageEvent("storage", { key: "look", newValue }));
      }, look);
      await page.waitForTimeout(dressingMs);
      const before = await taskMs(session);
      await page.waitForTimeout(watchedMs);
      work.push(Math.round((await taskMs(session)) - before));
    }
    return work;
  } finally {
    await context.close();
  }
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}
