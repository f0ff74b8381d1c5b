import { expect, test } from "vitest";
import { formatPlace, parsePlace } from "./template-address.ts";

test("an address names the kind and what is open", () => {
  for (const place of [
    { kind: "support", open: null },
    { kind: "email", open: "new" },
    { kind: "contact", open: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10" },
  ] as const) {
    expect(parsePlace(formatPlace(place))).toEqual(place);
  }
});

test("a kind that is none, and none, is the first", () => {
  expect(parsePlace("?view=templates&kind=poems").kind).toBe("contact");
  expect(parsePlace("?view=templates").kind).toBe("contact");
});
