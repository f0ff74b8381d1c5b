import { expect, test } from "vitest";
import { comparedRows, isSame, toggleCompared, winsOf } from "./compare.ts";
import { buildEstate } from "./data.ts";
import { findHome } from "./homes.ts";
import { reduceEstate } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 30);
const estate = buildEstate(now);

function rowsOf(...ids: string[]) {
  const homes = ids.flatMap((id) => findHome(estate.properties, id) ?? []);
  return new Map(comparedRows(homes, now).map((row) => [row.label, row]));
}

test("a fifth home is not taken, and any of them can be taken away", () => {
  const four = ["p01", "p02", "p03", "p04"];
  expect(toggleCompared(four, "p05")).toEqual(four);
  expect(toggleCompared(four, "p02")).toEqual(["p01", "p03", "p04"]);
  expect(toggleCompared([], "p02")).toEqual(["p02"]);
});

test("the best of a line is told in a word, all of them where they are equal", () => {
  const rows = rowsOf("p01", "p04", "p09");
  expect(rows.get("Price")).toMatchObject({ best: ["p01"], word: "Lowest" });
  expect(rows.get("Size")).toMatchObject({ best: ["p04"], word: "Largest" });
  expect(rows.get("Baths")?.best).toEqual(["p04"]);
  expect(rowsOf("p01", "p09").get("Bedrooms")?.best).toEqual([]);
  expect(rowsOf("p03", "p04", "p01").get("Baths")?.best).toEqual(["p03", "p04"]);
});

test("a rent does not win the price of a sale, but does compete by the month", () => {
  const rows = rowsOf("p08", "p03");
  expect(rows.get("Price")?.best).toEqual([]);
  expect(rows.get("Price per sq ft")?.values[0]).toBe("–");
  expect(rows.get("Monthly cost")).toMatchObject({ best: ["p08"] });
  expect(rows.get("Monthly cost")?.values[0]).toBe("$3,400");
});

test("a home is told what it wins, a bar is as long as its share of the longest", () => {
  const rows = [...rowsOf("p04", "p03").values()];
  expect(winsOf(rows, "p04")).toEqual(["Price", "Monthly cost", "Price per sq ft", "Days listed"]);
  expect(winsOf(rows, "p03")).toEqual(["Size", "Rating"]);
  const bars = (label: string) =>
    rowsOf("p08", "p03", "p04")
      .get(label)
      ?.shares.map((share) => (share === null ? null : Math.round(share)));
  expect(bars("Price")).toEqual([null, 100, 49]);
  expect(bars("Type")).toEqual([null, null, null]);
  expect([...rowsOf("p03", "p04").values()].filter(isSame).map(({ label }) => label)).toEqual([
    "Bedrooms",
    "Baths",
    "Parking",
    "Offered",
  ]);
});

test("the comparison closes when less than two homes are left", () => {
  const two = ["p01", "p02"].reduce(
    (state, id) => reduceEstate(state, { type: "toggleCompared", id }),
    estate,
  );
  const open = reduceEstate(two, { type: "compare", isOpen: true });
  expect(open.isComparing).toBe(true);
  const one = reduceEstate(open, { type: "toggleCompared", id: "p01" });
  expect(one).toMatchObject({ compared: ["p02"], isComparing: false });
  expect(reduceEstate(estate, { type: "compare", isOpen: true }).isComparing).toBe(false);
});
