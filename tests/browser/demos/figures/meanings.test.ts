import { expect, test } from "vitest";
import { figuresOf } from "./meanings.ts";

const read = (text: string, { label = "", of = "", under = "Orders" } = {}) =>
  figuresOf({ screen: "Overview", under, of, label, text }).map(
    ({ meaning, shown }) => `${meaning} = ${shown.value}`,
  );

test("a figure is called by its label, and by what it is about", () => {
  expect(read("$86,970", { label: "Revenue", of: "Task chair" })).toEqual([
    "task chair · revenue = 86970",
  ]);
  expect(read("8,412", { label: "Members" })).toEqual(["members = 8412"]);
  expect(read("6", { label: "length" })).toEqual(["orders · list length = 6"]);
});

test("tabs, buttons and headings say their count at the end, with and without brackets", () => {
  expect(read("Upcoming (3)")).toEqual(["upcoming = 3"]);
  expect(read("Screening 10")).toEqual(["screening = 10"]);
});

test("a number in a sentence is called by the words behind it", () => {
  expect(read("12 homes on offer, and a diary")).toEqual(["homes on offer = 12"]);
  expect(read("12 deals open", { of: "Owen Blake" })).toEqual(["owen blake · deals open = 12"]);
});

test("a part and its whole are two figures", () => {
  expect(read("4 of 10 chapters", { of: "SQL" })).toEqual([
    "sql · chapters · part = 4",
    "sql · chapters · whole = 10",
  ]);
});

test("days, times, ages, telephone and order numbers are no figures", () => {
  for (const text of [
    "Nov 20, 2026",
    "10:30 AM",
    "(415) 555-0181",
    "#VB-204817",
    "23m",
    "Q3 2026",
  ]) {
    expect(read(text)).toEqual([]);
  }
});
