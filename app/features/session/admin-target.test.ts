import { expect, test } from "vitest";
import { adminTarget } from "./admin-target.ts";

test("the query that the guard interrupted is restored under /admin", () => {
  const target = adminTarget({ search: "?record=1&status=new" });
  expect(target).toEqual({ pathname: "/admin", search: "?record=1&status=new" });
});

test.each([
  null,
  undefined,
  "?record=1",
  { search: "//evil.example" },
  { search: "https://evil.example" },
  { search: 7 },
  { pathname: "/contact" },
])("%j leads to plain /admin", (state) => {
  expect(adminTarget(state)).toEqual({ pathname: "/admin", search: "" });
});
