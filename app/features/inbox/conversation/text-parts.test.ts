import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foldedParts, linkedParts } from "./text-parts.ts";

test("quotes and own words in order", () => {
  expect(foldedParts("Yes.\n> old\nNo.", [5, 10])).toEqual([
    { kind: "own", text: "Yes.\n" },
    { kind: "quote", text: "> old" },
    { kind: "own", text: "\nNo." },
  ]);
});

test("folding loses nothing, whatever the folds are", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.integer({ min: -5, max: 40 }), { maxLength: 8 }),
      (text, folds) => {
        expect(
          foldedParts(text, folds)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});

test("linking loses nothing", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "https://a.example/b",
          "(",
          ")",
          ".",
          " ",
          "ada@b.example",
          "mailto:x@y.z",
          "é",
          "javascript:",
        ),
        { maxLength: 12 },
      ),
      (pieces) => {
        const text = pieces.join("");
        expect(
          linkedParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});

test.each([
  ["See https://a.example/x(1)).", "https://a.example/x(1)"],
  ["(https://a.example/x).", "https://a.example/x"],
  ["Write to ada@b.example, please", "ada@b.example"],
])("%s has the link %s", (text, shown) => {
  expect(
    linkedParts(text)
      .filter(({ kind }) => kind === "link")
      .map((part) => part.text),
  ).toEqual([shown]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "https://", "ada@"])(
  "%s is no link",
  (text) => {
    expect(linkedParts(text).filter(({ kind }) => kind === "link")).toEqual([]);
  },
);
