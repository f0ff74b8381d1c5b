import { expect, test } from "vitest";
import { refusedField } from "./refused-field.ts";
import { RepositoryError } from "./repository-error.ts";

test("the field is the one that the database names", () => {
  expect(refusedField(new RepositoryError("refused", { code: "PT422", hint: "zone" }))).toBe(
    "zone",
  );
});

test.each([
  ["another refusal", new RepositoryError("refused", { code: "22P02", hint: "zone" })],
  ["a refusal that names none", new RepositoryError("refused", { code: "PT422", hint: null })],
  ["a server that is away", new RepositoryError("unreachable", "no answer")],
  ["something else", new Error("PT422")],
])("%s names none", (_what, error) => {
  expect(refusedField(error)).toBeNull();
});
