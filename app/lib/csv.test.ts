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

test.each([
  " =1+1",
  "\u00A0=1+1",
  '"=1+1"',
  ' "=1+1',
  "'=1+1",
  "\n=1+1",
  "\r\n\t=1+1",
  "\u3000=1+1",
  "\u200B=1+1",
  "\u2800@x",
  "“=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  " \u22121",
  "\u20101",
  "＂＝1",
])("neither is %j, whatever stands before its sign", (text) => {
  const [line] = parse<string[]>(toCsv([], [[text]]).slice(1), { newline: "\r\n" }).data.slice(-2);
  expect(line).toEqual([`'${text}`]);
});

test.each(["a=b", "O'Hara", '"quoted"', "1-2", "ada@example.com", "", "x\n=1"])(
  "%j is left as it is",
  (text) => {
    expect(parse(toCsv(["a"], [[text, "b"]]).slice(1)).data[1]).toEqual([text, "b"]);
  },
);

test("a negative number stays a number", () => {
  expect(toCsv(["change"], [[-3.6]])).toBe("\uFEFFchange\r\n-3.6\r\n");
});

test("what is written is read back", () => {
  const cell = fc.string().filter((text) => /^([a-z]|$)/i.test(text) && !text.includes("\uFEFF"));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = toCsv(["a", "b"], rows).slice(1, -2);
      expect(parse(text, { newline: "\r\n" }).data.slice(1)).toEqual(rows);
    }),
  );
});
