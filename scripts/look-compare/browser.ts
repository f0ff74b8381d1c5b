import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../browser.mjs";

/** A browser that paints the same page the same twice. */
export function startBrowser(named?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: named ?? findBrowser() ?? undefined,
    args: [
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
    ],
  });
}
