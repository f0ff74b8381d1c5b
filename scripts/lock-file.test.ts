import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      optional: z.boolean().optional(),
      os: z.unknown().optional(),
      cpu: z.unknown().optional(),
    }),
  ),
});

const lock = lockShape.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const packages = Object.entries(lock.packages).filter(([place]) => place !== "");

test("no package of the lock names where it is fetched: npm's own registry decides", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

// `fix-lock.mjs` adds what the registry at hand does not have, and can have no digest of it.
test("every package has its digest, but for optional ones of other platforms", () => {
  const bare = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  const isOfPlatform = ([, { optional, os, cpu }]: (typeof bare)[number]) =>
    optional === true && (os ?? cpu) !== undefined;
  expect(bare.filter((one) => !isOfPlatform(one))).toEqual([]);
});
