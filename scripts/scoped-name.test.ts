import { expect, test } from "vitest";
import { abbreviate } from "./scoped-name.ts";

const names = Array.from({ length: 5000 }, (_, index) => `app/part-${index % 40}#name${index}`);

test("no two names meet", () => {
  const short = [...abbreviate(names).values()];
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => !/^[b-zB-Z][a-zA-Z\d]{1,5}$/.test(name))).toEqual([]);
});

test("a name keeps its short one when sheets far away come and go", () => {
  const before = abbreviate(names.slice(0, 1500));
  const after = abbreviate(names.slice(0, 1501));
  const changed = [...before].filter(([name, short]) => after.get(name) !== short);
  expect(changed.length).toBeLessThanOrEqual(2);
});
