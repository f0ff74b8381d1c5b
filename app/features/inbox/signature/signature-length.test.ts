import { expect, test } from "vitest";
import { lengthNote } from "./signature-length.ts";

test.each([
  ["", ""],
  ["x".repeat(399), ""],
  ["x".repeat(400), "100 characters left"],
  [` ${"x".repeat(499)}\n`, "1 character left"],
  ["🙂".repeat(450), "50 characters left"],
  ["x".repeat(500), "0 characters left"],
  ["x".repeat(501), "1 character too many: a signature has 500 at most."],
])("of %j it is said: %s", (text, note) => {
  expect(lengthNote(text)).toBe(note);
});
