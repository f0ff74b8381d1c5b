import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { everything, rules, scopeOf } from "./scope.ts";

const since = "HEAD";

test.each([
  ["prose", ["README.md", "docs/decisions/0001-x.md", "LICENSE"], false, false, null],
  ["a unit test", ["app/lib/random.test.ts"], false, false, null],
  ["a migration", ["supabase/migrations/1.sql"], true, true, everything],
  ["a component", ["app/components/ui/field.tsx"], true, true, everything],
  ["one component among prose", ["README.md", "app/lib/random.ts"], true, true, everything],
  ["the contract", ["tests/backend/calls.test.ts"], false, true, null],
  ["a journey", ["tests/browser/journeys/home.spec.ts"], false, false, "home"],
])("%s", (_, files, pages, backend, browser) => {
  expect(scopeOf(files, since)).toEqual({ since, pages, backend, browser });
});

test("a demo's change runs its own tests, and those that open every demo", () => {
  const { browser } = scopeOf(["app/demos/community/reducer.ts"], since);
  const tests = new RegExp(browser ?? "");
  expect("journeys demos/community.spec.ts a post is liked").toMatch(tests);
  expect("matrix every-page.spec.ts /demo/community fits every width").toMatch(tests);
  expect("matrix demo-screens.spec.ts community: every screen").toMatch(tests);
  expect("matrix demo-screens.spec.ts fitness: every screen").not.toMatch(tests);
  expect("journeys home.spec.ts the sections").not.toMatch(tests);
});

test("changes add up", () => {
  const files = ["tests/browser/journeys/home.spec.ts", "tests/static/links.test.ts"];
  expect(scopeOf(files, since)).toMatchObject({ pages: true, browser: "home" });
});

test("every rule knows files of the project", () => {
  const known = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const idle = rules.filter(({ files }) => !known.some((file) => files.test(file)));
  expect(idle).toEqual([]);
});
