import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is singular, everything else is not", () => {
  expect([0, 1, 2].map((count) => counted(count, "deal"))).toEqual([
    "0 deals",
    "1 deal",
    "2 deals",
  ]);
  expect(counted(3, "person", "people")).toBe("3 people");
});
