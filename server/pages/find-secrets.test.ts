import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite } from "./built-sites.mjs";
import { findSecrets } from "./find-secrets.ts";

test("finds secrets in plain and compressed files, and nothing in the publishable key", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-secrets-"));
  writeFileSync(path.join(folder, "fine.js"), 'const key = "sb_publishable_abcdefghijk";');
  expect(findSecrets(folder)).toEqual([]);
  writeFileSync(path.join(folder, "a.js"), 'const key = "sb_secret_abcdefghijk";');
  writeFileSync(path.join(folder, "b.js.gz"), gzipSync("postgres://app:hunter2@db/app"));
  writeFileSync(path.join(folder, "c.html"), "the very value");
  expect(findSecrets(folder, ["the very value"]).map((line) => line.split(":")[0])).toEqual([
    "a.js",
    "b.js.gz",
    "c.html",
  ]);
  rmSync(folder, { recursive: true });
});

test("the built site holds no secret", () => {
  const built = builtSite(process.env);
  expect(existsSync(built) ? findSecrets(built) : []).toEqual([]);
});
