import { expect, test } from "vitest";
import {
  emptyIn,
  fillIn,
  misspeltIn,
  placeholders,
  type PlaceholderValues,
} from "./placeholders.ts";

const values: PlaceholderValues = {
  greeting: "Hello Maya",
  first_name: "Maya",
  name: "Maya Ortega",
  company: "",
  reference: "PR-7F3A91C2",
  topic: "A clinic",
  call_time: "",
  total: "",
  from: "Ben",
  site: "Perilune",
};

test("what the record has is filled in, the rest stays to be seen", () => {
  expect(fillIn("{greeting} of {company}: {reference}", values)).toBe(
    "Hello Maya of {company}: PR-7F3A91C2",
  );
  expect(fillIn("{other} {NAME} {} {a b}", values)).toBe("{other} {NAME} {} {a b}");
});

test("a name with braces in it is put in once", () => {
  expect(fillIn("{name}", { ...values, name: "{from}" })).toBe("{from}");
});

test("what is not filled in is named once", () => {
  expect(emptyIn("{company}, {company}, {first_name}")).toEqual(["company", "first_name"]);
  expect(emptyIn("all is well")).toEqual([]);
});

test.each([
  ["{frist_name}", "frist_name", "first_name"],
  ["{compny}", "compny", "company"],
  ["Hi {names}", "names", "name"],
  ["{refrence}", "refrence", "reference"],
  ["{First name}", "First name", "first_name"],
  ["{name}, { company }", "company", "company"],
])("%s is no placeholder: %s was meant as %s", (text, name, meant) => {
  expect(misspeltIn(text)).toEqual({ name, meant });
});

test("every placeholder is one", () => {
  expect(misspeltIn(placeholders.map(({ name }) => `{${name}}`).join(" "))).toBeNull();
});
