import { expect, test } from "vitest";
import type { Template } from "../conversation/template-queries.ts";
import { draftOf, errorsOf, isSame, newDraft } from "./template-draft.ts";

const template: Template = {
  id: "a",
  kind: "contact",
  name: "Thanks",
  subject: "Hello {first_name}",
  body: "Thank you.",
  version: 3,
  isArchived: false,
};
const draft = draftOf(template);
const errors = (more: object) => errorsOf({ ...draft, ...more }, [template]);

test("a template keeps its own name, and nobody else's", () => {
  expect(errors({})).toEqual({});
  expect(errors({ id: "b" })).toEqual({ name: "There is a template of this name already." });
  expect(errors({ id: "b", name: " Thanks " }).name).toMatch(/already/);
});

test("what is empty is named field by field, in the order of the form", () => {
  const found = errorsOf(newDraft(), []);
  expect(Object.entries(found)).toEqual([
    ["name", "Give it a name."],
    ["subject", "Give it a subject."],
    ["text", "Write the text."],
  ]);
});

test.each([
  [
    { body: "Hello {frist_name}" },
    { text: "There is no {frist_name}. Did you mean {first_name}?" },
  ],
  [{ subject: "{Compny}" }, { subject: "There is no {Compny}. Did you mean {company}?" }],
  [{ name: "x".repeat(61) }, { name: "Use 60 characters or fewer." }],
  [{ subject: "x".repeat(201) }, { subject: "Use 200 characters or fewer." }],
  [{ body: "x".repeat(5_001) }, { text: "Use 5,000 characters or fewer." }],
])("%o is refused in words", (more, found) => {
  expect(errors(more)).toEqual(found);
});

test("a draft is a change by its words, not by its version", () => {
  expect(isSame(draft, { ...draft, version: 9 })).toBe(true);
  expect(isSame(draft, { ...draft, body: "Thank you!" })).toBe(false);
});
