import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";
import { refusedTable } from "./refused-table.ts";

test("rows that stayed out keep their cells, with number and reason in front, in the order of the file", async () => {
  const table = await readTable("Name,Mail\nAda,\nBo,b@x.example\nCy,c@x\n");
  const refused = [{ n: 4, why: "This is no e-mail address.", cells: ["Cy", "c@x"] }];
  expect(
    refusedTable({ table, isHeaded: true }, refused, new Map([[2, "Nobody can be reached."]])),
  ).toEqual({
    headers: ["Row", "Why", "Name", "Mail"],
    rows: [
      [2, "Nobody can be reached.", "Ada", ""],
      [4, "This is no e-mail address.", "Cy", "c@x"],
    ],
  });
});

test("columns without a name are numbered", async () => {
  const table = await readTable("Ada,a@x\n");
  const { headers } = refusedTable({ table, isHeaded: false }, [], new Map());
  expect(headers.slice(2)).toEqual(["Column 1", "Column 2"]);
});
