import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

test.each([
  [";", "a;b;c\n1,5;2;3\n"],
  [",", "a,b,c\n1,2;x,3\n"],
  ["\t", "a\tb\tc\n1\t2, or so\t3\n"],
])("the separator %j is found", async (_, text) => {
  const { width, rows } = await readTable(text);
  expect([width, rows.length]).toEqual([3, 2]);
});

test("rows keep their number in the file; empty ones are left out", async () => {
  const { rows } = await readTable("Name,Mail\n\n,\nAda,a@x.example\n");
  expect(rows.map(({ n }) => n)).toEqual([1, 4]);
});

test("a line for a spreadsheet program says the separator and is no row", async () => {
  const { rows } = await readTable("sep=;\nName;Mail\nAda;a@x.example\n");
  expect(rows.map(({ n, cells }) => [n, ...cells])).toEqual([
    [2, "Name", "Mail"],
    [3, "Ada", "a@x.example"],
  ]);
});

test("quoted cells keep separators and lines; what looks like a formula is text", async () => {
  const { rows } = await readTable('Name,Words\n"Lind, Ada","one\ntwo"\n=1+1,@x\n');
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
    ["Lind, Ada", "one\ntwo"],
    ["=1+1", "@x"],
  ]);
});

test("one column is one column", async () => {
  expect((await readTable("Ada\nBo\n")).width).toBe(1);
  expect((await readTable("")).rows).toEqual([]);
});
