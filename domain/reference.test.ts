import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";
import { kindOf } from "./registry.ts";

const id = "7f3a91c2-58e2-4d53-9c1b-2a9c1e3f7d40";

test.each([
  ["contact", "PR-7F3A91C2"],
  ["consultation", "LC-7F3A91C2"],
  ["support", "SR-7F3A91C2"],
  ["call", "CB-7F3A91C2"],
  ["order", "PL-7F3A91C2"],
  ["partner", "PA-7F3A91C2"],
  ["engineer", "EP-7F3A91C2"],
  ["job", "JA-7F3A91C2"],
  ["newsletter", "NL-7F3A91C2"],
] as const)("a %s has the reference %s", (kind, reference) => {
  expect(referenceOf(kindOf(kind), id)).toBe(reference);
});
