import type { Browser, Page, Request } from "@playwright/test";
import { onPhone, weigh, type Load } from "./idle-load.ts";

/**
 * Loads a page on a phone with an empty cache and uses it: a tap, then its end in steps of half a screen, and where it
 * has tabs (the demos) each of them. Ends when nothing more is asked for.
 */
export function loadInUse(browser: Browser, url: string): Promise<Load> {
  return onPhone(browser, async (page, context) => {
    const requests: Request[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith("data:")) requests.push(request);
    });
    await page.goto(url, { waitUntil: "load" });
    await page.touchscreen.tap(4, 300);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
    for (const tab of await page.getByRole("tab").all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
    }
    await readToTheEnd(page);
    await page.waitForLoadState("networkidle");
    return weigh(requests, new URL(url).origin);
  });
}

function readToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
