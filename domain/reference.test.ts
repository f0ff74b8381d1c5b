import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";
import { kindNames, kindOf } from "./registry.ts";

test("a reference is the prefix of its kind and the beginning of its id", () => {
  const id = "7f3a91c2-58e2-4d53-9c1b-2a9c1e3f7d40";
  expect(kindNames.map((kind) => referenceOf(kindOf(kind), id))).toEqual([
    "PR-7F3A91C2",
    "LC-7F3A91C2",
    "SR-7F3A91C2",
    "CB-7F3A91C2",
    "PL-7F3A91C2",
    "PA-7F3A91C2",
    "EP-7F3A91C2",
    "JA-7F3A91C2",
    "NL-7F3A91C2",
  ]);
});
