import { devices, type Browser, type Page } from "@playwright/test";

/** An address that lists all demos. */
const listAddress = "/demo/no-such-demo";

/** As slow as a telephone beside this machine. */
const slowdown = 4;

/**
 * Milliseconds from a click on a demo's link until its second screen answers a press, and from asking for the same
 * demo as a document of its own until the same. A phone-sized Chromium with an empty cache.
 */
export async function timeToUse(browser: Browser, origin: string, address: string) {
  const clicked = await withPhone(browser, async (page) => {
    await page.goto(origin + listAddress);
    await page.mouse.move(40, 40);
    await page.mouse.move(44, 44);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
    await page.locator(`main a[href="${address}"]`).click();
    return page.evaluate(() => (globalThis as unknown as Probe).usableAfterClick);
  });
  const loaded = await withPhone(browser, async (page) => {
    await page.goto(origin + address, { waitUntil: "commit" });
    return page.evaluate(() => (globalThis as unknown as Probe).usableAfterLoad);
  });
  return { clicked, loaded };
}

type Probe = {
  readonly usableAfterClick: Promise<number>;
  readonly usableAfterLoad: Promise<number>;
};

async function withPhone(browser: Browser, work: (page: Page) => Promise<number>): Promise<number> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {};
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForUse);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Presses the way to a demo's second screen with every frame until that screen is there. */
function watchForUse() {
  let clickedAt = 0;
  addEventListener("click", (event) => event.isTrusted && (clickedAt = event.timeStamp), true);
  const usable = new Promise<number>((resolve) => {
    const look = () => {
      const second = document.querySelector<HTMLElement>(
        '[role="tab"]:nth-of-type(2), input[value="owner"]',
      );
      second?.click();
      const isShown =
        second?.getAttribute("aria-selected") === "true" || document.querySelector(".own") !== null;
      if (isShown) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  Object.assign(globalThis, {
    usableAfterClick: usable.then((at) => at - clickedAt),
    usableAfterLoad: usable,
  });
}
