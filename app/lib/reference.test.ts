import { expect, test } from "vitest";
import { newReference } from "./reference.ts";

test("a reference is its prefix and six signs that cannot be taken for one another", () => {
  for (let count = 0; count < 200; count += 1) {
    expect(newReference("LC")).toMatch(/^LC-[2-9A-HJ-NP-Z]{6}$/);
  }
});
