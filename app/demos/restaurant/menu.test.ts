import { expect, test } from "vitest";
import { filterMenu, soldOut } from "./menu.ts";
import { sampleMenu } from "./sample-menu.ts";

const names = (
  ...rest: [string, Parameters<typeof filterMenu>[2], Parameters<typeof filterMenu>[3]]
) => filterMenu(sampleMenu, ...rest).map(({ name }) => name);

test("the whole menu is there without a filter", () => {
  expect(filterMenu(sampleMenu, "  ", "all", [])).toEqual(sampleMenu);
});

test("the query is part of a name or a description, in any case", () => {
  expect(names("TALEGGIO", "all", [])).toEqual(["Funghi & Taleggio"]);
  expect(names("gremolata", "all", [])).toEqual(["Slow Short Rib"]);
  expect(names("(", "all", [])).toEqual([]);
});

test("category and tags all have to hold", () => {
  expect(names("", "pizza", ["spicy"])).toEqual(["Diavola", "'Nduja & Honey"]);
  expect(names("", "pizza", ["spicy", "popular"])).toEqual(["Diavola"]);
  expect(names("", "pizza", ["spicy", "vegetarian"])).toEqual([]);
});

test("two dishes are sold out", () => {
  expect(soldOut(sampleMenu).map(({ name }) => name)).toEqual([
    "'Nduja & Honey",
    "Grilled Sea Bass",
  ]);
});
