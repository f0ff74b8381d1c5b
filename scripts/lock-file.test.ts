import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

const lock = lockShape.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const packages = Object.entries(lock.packages).filter(([place]) => place !== "");

test("no package of the lock names where it is fetched: npm's own registry decides", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

// A bundled package is a part of the one that brings it, whose digest covers it.
test("every package has its digest, those of other platforms too", () => {
  const bare = packages.filter(
    ([, { integrity, inBundle }]) => !integrity?.startsWith("sha512-") && inBundle !== true,
  );
  expect(bare.map(([place]) => place)).toEqual([]);
});
