import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkFields } from "./form-schema.ts";

const schema = z.object({
  first: z.string().check(z.trim(), z.minLength(1, "first missing"), z.maxLength(3, "first long")),
  second: z.string().check(z.minLength(1, "second missing")),
});

function values(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test("good values come back as the schema makes them", () => {
  expect(checkFields(schema, values({ first: " a ", second: "b", third: "ignored" }))).toEqual({
    ok: true,
    request: { first: "a", second: "b" },
  });
});

test("each wrong field has its first sentence, in the order of the form", () => {
  const checked = checkFields(schema, values({ second: "", first: "abcd" }));
  expect(checked).toEqual({ ok: false, errors: { first: "first long", second: "second missing" } });
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(["first", "second"]);
});

test("a field that is missing or a file counts as empty", () => {
  const checked = checkFields(schema, values({ second: new File(["x"], "x.txt") }));
  expect(checked).toEqual({
    ok: false,
    errors: { first: "first missing", second: "second missing" },
  });
});
