import { expect, test } from "vitest";
import { checkVisitor, textOf } from "./forms.ts";

test("a visitor has a name and an address to answer to", () => {
  expect(checkVisitor({ name: "Ana", email: "ana@example.com" })).toEqual({});
  expect(Object.keys(checkVisitor({ name: "  ", email: "ana" }))).toEqual(["name", "email"]);
});

test("an absent field is blank", () => {
  expect(textOf(new FormData(), "name")).toBe("");
});
