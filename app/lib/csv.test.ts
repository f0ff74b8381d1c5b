import * as fc from "fast-check";
import { parse } from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(toCsv(["name", "note"], [["Tern & Co", 'said "yes", twice\nthen no']])).toBe(
    '\uFEFFname,note\r\nTern & Co,"said ""yes"", twice\nthen no"\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("%j is no formula afterwards", (text) => {
  expect(toCsv(["a"], [[text]])).toContain(`'${text}`);
});

test("a negative number stays a number", () => {
  expect(toCsv(["change"], [[-3.6]])).toBe("\uFEFFchange\r\n-3.6\r\n");
});

test("what is written is read back", () => {
  const cell = fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text) && !text.includes("\uFEFF"));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = toCsv(["a", "b"], rows).slice(1, -2);
      expect(parse(text, { newline: "\r\n" }).data.slice(1)).toEqual(rows);
    }),
  );
});
