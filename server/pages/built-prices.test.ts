import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkPrices, notePrices, OtherPrices } from "./built-prices.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-prices-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a server starts with pages of its own prices, and with no others", () => {
  expect(() => checkPrices(folder)).not.toThrow();
  notePrices(folder);
  expect(() => checkPrices(folder)).not.toThrow();
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/^__/);
  writeFileSync(path.join(folder, name), "[]");
  expect(() => checkPrices(folder)).toThrow(OtherPrices);
});
