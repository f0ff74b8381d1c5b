import { expect, test } from "vitest";
import { aReading, type Drawn } from "./a-reading.ts";
import { differencesOf } from "./differences.ts";

function told(before: readonly Drawn[], after: readonly Drawn[]) {
  return differencesOf(aReading(...before), aReading(...after)).map(
    ({ kind, path, words, what, before: was, after: is }) =>
      `${kind} ${path} “${words}” ${what} ${was} → ${is}`,
  );
}

const card = (styles: Readonly<Record<string, string>>, text = "Starter"): Drawn => [
  "h3",
  { text, styles },
];

test("two equal documents differ in nothing", () => {
  const main: Drawn = ["main", {}, card({ color: "red" })];
  expect(told([main], [main])).toEqual([]);
});

test("a style is told with the way to its element and the words in it", () => {
  expect(
    told(
      [["main", {}, ["article", {}, card({ "font-weight": "600" })]]],
      [["main", {}, ["article", {}, card({ "font-weight": "650" })]]],
    ),
  ).toEqual(["style main > article > h3 “Starter” font-weight 600 → 650"]);
});

test("what a parent hands on, and what follows from the colour or the size of the type, is not told again", () => {
  const before = {
    color: "red",
    border: "1px solid red",
    "font-size": "20px",
    "line-height": "30px",
  };
  const after = {
    color: "tan",
    border: "1px solid tan",
    "font-size": "16px",
    "line-height": "24px",
  };
  expect(
    told(
      [["main", { styles: before }, card({ color: "red" })]],
      [["main", { styles: after }, card({ color: "tan" })]],
    ),
  ).toEqual(["style main “Starter” color red → tan", "style main “Starter” font-size 20px → 16px"]);
});

test("a property of layout counts little where nothing stands elsewhere", () => {
  const grid = (display: string, left: number): Drawn => [
    "ul",
    { styles: { display } },
    ["li", { text: "One", box: [left, 0, 40, 20] }],
  ];
  expect(told([grid("flex", 0)], [grid("grid", 0)])).toEqual([
    "quiet ul “One” display flex → grid",
  ]);
  expect(told([grid("flex", 0)], [grid("grid", 8)])).toEqual([
    "style ul “One” display flex → grid",
    "box ul > li “One” left 0px → 8px",
  ]);
});

test("of boxes that grow the innermost is told, of those that move the first", () => {
  const list = (height: number): Drawn => [
    "section",
    { box: [0, 0, 100, 60 + height] },
    ["p", { text: "First", box: [0, 0, 100, height] }],
    ["p", { text: "Second", box: [0, height, 100, 30] }],
    ["p", { text: "Third", box: [0, height + 30, 100, 30] }],
  ];
  expect(told([list(20)], [list(24)])).toEqual(["box section > p “First” height 20px → 24px"]);
});

test("a drawing that is scaled is told, and not each of its lines", () => {
  const drawing = (width: number): Drawn => [
    "svg",
    { box: [0, 0, width, width] },
    ["path", { box: [0, 0, width / 2, width / 2] }],
  ];
  expect(told([drawing(40)], [drawing(20)])).toEqual([
    "box svg “” width 40px → 20px",
    "box svg “” height 40px → 20px",
  ]);
});

test("an element that is put around others or has another tag does not hide what is inside", () => {
  const name = card({ color: "red" });
  const price: Drawn = ["b", { text: "$5", styles: { color: "red" } }];
  expect(told([["div", {}, name, price]], [["div", {}, ["header", {}, name, price]]])).toEqual([
    "structure div > header “Starter” added  → ",
  ]);
  expect(told([["p", {}, ["b", { text: "$5" }]]], [["p", {}, ["strong", { text: "$5" }]]])).toEqual(
    ["structure p > b “$5” tag b → strong"],
  );
});

test("what comes and goes between others is told, and the others are compared", () => {
  const row = (text: string, color: string): Drawn => ["li", { text, styles: { color } }];
  expect(
    told(
      [["ul", {}, row("One", "red"), row("Two", "red")]],
      [["ul", {}, row("One", "red"), row("New", "red"), row("Two", "tan")]],
    ),
  ).toEqual(["structure ul > li “New” added  → ", "style ul > li “Two” color red → tan"]);
});
