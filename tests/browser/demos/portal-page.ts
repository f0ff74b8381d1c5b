import { writeFileSync, truncateSync } from "node:fs";
import type { Locator, Page, TestInfo } from "@playwright/test";

/** One number of the strip above a screen. */
export const figure = (page: Page, name: string): Locator =>
  page.locator("[data-figure]").filter({ hasText: name });

export const documentRow = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });

/** A file of so many bytes, of nothing but zeros. */
export const fileOf = (name: string, size: number) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size),
});

/** The same on the disk, without its bytes being written: for sizes that are too large to be sent. */
export function largeFile(info: TestInfo, name: string, size: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, "");
  truncateSync(path, size);
  return path;
}

/** What the demo's live region said last. */
export const said = (page: Page): Locator => page.locator("main > [role=status]");
