import { expect, test } from "vitest";
import { importFields, importPage as labels, leadFaults } from "#app/content/intake.ts";
import { columnFault, groupRows, sortRows } from "./preview-rows.ts";
import { readTable } from "./read-table.ts";

const text = [
  "Vorname;Nachname;E-Mail;Telefon;Firma",
  "Ada;Lind;Ada@Vaart.example;;Vaart",
  "Bo;Ek;;+46 8 555 01;",
  "Cy;;;;",
  "Ada;L.;ada@vaart.example;;",
  "Bo;E.;;+46 (8) 555-01;",
  ";;dan@vaart.example;;",
  "=2+3;;eve@vaart.example;;",
].join("\n");

const columns = ["firstName", "lastName", "email", "phone", "company"] as const;

async function sorted() {
  return sortRows(await readTable(text), true, columns);
}

test("rows become leads, or stay out with their number and the reason", async () => {
  const { candidates, refused } = await sorted();
  expect(candidates.map(({ n, lead }) => [n, lead.name, lead.email])).toEqual([
    [2, "Ada Lind", "ada@vaart.example"],
    [3, "Bo Ek", ""],
    [8, "=2+3", "eve@vaart.example"],
  ]);
  expect(refused.map(({ n, why }) => [n, why])).toEqual([
    [4, leadFaults.unreachable],
    [5, labels.duplicate(2)],
    [6, labels.duplicatePhone(3)],
    [7, leadFaults.noName],
  ]);
});

test("who is known is told apart by the address alone", async () => {
  const { fresh, known } = groupRows(await sorted(), new Set(["ada@vaart.example", ""]));
  expect(known.map(({ n }) => n)).toEqual([2]);
  expect(fresh.map(({ n }) => n)).toEqual([3, 8]);
});

test("a refused row does not make the next one with its address a repeated one", async () => {
  const table = await readTable("Name,Mail\n,a@x.example\nAda,a@x.example\n");
  const { candidates } = sortRows(table, true, ["name", "email"]);
  expect(candidates.map(({ n }) => n)).toEqual([3]);
});

test("names, and a way to reach them, have to be chosen, each field once", () => {
  const fault = (...chosen: Parameters<typeof columnFault>[0]) => columnFault(chosen, importFields);
  expect(fault("email", null)).toBe(labels.needsName);
  expect(fault("lastName", "company")).toBe(labels.needsReach);
  expect(fault("name", "email", "email")).toBe(labels.twice(importFields.email));
  expect(fault("firstName", "phone")).toBeNull();
});
