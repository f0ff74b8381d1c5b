import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../browser.mjs";

const paintingAlike = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
];

/** Nobody looks at what is painted, and a page lives for seconds: what the optimising compilers cost is never earned back. */
const reading = ["--force-gpu-mem-available-mb=1", "--js-flags=--no-opt,--no-maglev"];

/** A browser that paints the same page the same twice; one that is only read is quicker. */
export function startBrowser({ isRead = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: isRead ? [...paintingAlike, ...reading] : paintingAlike,
  });
}
