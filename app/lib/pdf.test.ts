import * as fc from "fast-check";
import { expect, test } from "vitest";
import { makePdf } from "./pdf.ts";

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("brackets and backslashes are escaped, letters outside Latin-1 become question marks", () => {
  const text = textOf(makePdf("Report (final)", [String.raw`a\b`, "naïve → 日"]));
  expect(text).toContain(String.raw`(Report \(final\)) Tj`);
  expect(text).toContain(String.raw`(a\\b) Tj`);
  expect(text).toContain("(naïve ? ?) Tj");
});

test("the 45th line of more says that there were more", () => {
  const text = textOf(
    makePdf(
      "Long",
      Array.from({ length: 46 }, (_, index) => `line ${index}`),
    ),
  );
  expect(text).toContain("(line 43) Tj");
  expect(text).toContain("(\u0085) Tj");
  expect(text).not.toContain("(line 44) Tj");
});

test("it begins and ends as a PDF, and every entry of its table points at its object", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (title, lines) => {
      const text = textOf(makePdf(title, lines));
      expect(text.startsWith("%PDF-1.4\n")).toBe(true);
      expect(text.endsWith("%%EOF")).toBe(true);
      const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
      expect(text.slice(start).startsWith("xref")).toBe(true);
      const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)];
      expect(offsets).toHaveLength(6);
      for (const [index, [, offset]] of offsets.entries()) {
        expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true);
      }
      const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
      const body = text.indexOf("stream\n") + 7;
      expect(text.slice(body + length).startsWith("\nendstream")).toBe(true);
    }),
  );
});
