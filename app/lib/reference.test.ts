import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";

test.each([
  ["contact", "PR-7F3A91C2"],
  ["consultation", "LC-7F3A91C2"],
  ["support", "SR-7F3A91C2"],
  ["call", "CB-7F3A91C2"],
  ["order", "PL-7F3A91C2"],
  ["partner", "PA-7F3A91C2"],
  ["portal", "EP-7F3A91C2"],
  ["job", "JA-7F3A91C2"],
  ["newsletter", "NL-7F3A91C2"],
] as const)("the reference of a %s is %s", (kind, reference) => {
  expect(referenceOf(kind, "7f3a91c2-58e2-4d53-9c1b-2a9c1e3f7d40")).toBe(reference);
});
