import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { abbreviate, namesOfSheets } from "./scoped-name.ts";

const names = Array.from({ length: 5000 }, (_, index) => `app/part-${index % 40}#name${index}`);

test("no two names meet, of however many", () => {
  const short = [...abbreviate(names).values()];
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => !/^[b-zB-Z][a-zA-Z\d]{1,7}$/.test(name))).toEqual([]);
});

test("in this project no name meets another, nor a class that is global", () => {
  const short = [...abbreviate(namesOfSheets()).values()];
  expect(short.length).toBeGreaterThan(1000);
  const global = globSync(["app/styles/*.css", "app/**/palette.css"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  expect(global.length).toBeGreaterThan(5);
  const all = [...short, ...new Set(global)];
  expect(all.length - new Set(all).size).toBe(0);
});

test("a name keeps its short one when sheets far away come and go", () => {
  const before = abbreviate(names.slice(0, 1500));
  const after = abbreviate(names.slice(0, 1501));
  const changed = [...before].filter(([name, short]) => after.get(name) !== short);
  expect(changed.length).toBeLessThanOrEqual(2);
});
