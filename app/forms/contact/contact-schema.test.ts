import { expect, test } from "vitest";
import { contactErrors } from "#app/content/messages.ts";
import { checkContact } from "./contact-schema.ts";

function aForm(overrides: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    name: "Maya Ortega",
    email: "maya@ortegaclinics.example",
    company: "",
    projectType: "",
    budget: "",
    message: "Our booking form is a PDF.",
    ...overrides,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("name, e-mail and message are enough; optional values are empty strings", () => {
  expect(checkContact(aForm())).toEqual({
    ok: true,
    request: {
      name: "Maya Ortega",
      email: "maya@ortegaclinics.example",
      company: "",
      projectType: "",
      budget: "",
      message: "Our booking form is a PDF.",
    },
  });
});

test("each missing required field gets a sentence of its own, in the order of the form", () => {
  const checked = checkContact(aForm({ name: "  ", email: "", message: "" }));
  expect(checked).toEqual({
    ok: false,
    errors: {
      name: contactErrors.nameMissing,
      email: contactErrors.emailMissing,
      message: contactErrors.messageMissing,
    },
  });
});

test.each(["maya", "maya@ortega", "maya @ortega.example", "@ortega.example"])(
  "%s is no e-mail address",
  (email) => {
    expect(checkContact(aForm({ email }))).toEqual({
      ok: false,
      errors: { email: contactErrors.emailShape },
    });
  },
);

test("a choice outside the lists is refused", () => {
  expect(checkContact(aForm({ projectType: "spaceship" })).ok).toBe(false);
  expect(checkContact(aForm({ budget: "100k" })).ok).toBe(false);
});

test("the lengths are those of the database", () => {
  expect(checkContact(aForm({ name: "n".repeat(200), message: "m".repeat(10_000) })).ok).toBe(true);
  expect(checkContact(aForm({ name: "n".repeat(201) })).ok).toBe(false);
  expect(checkContact(aForm({ message: "m".repeat(10_001) })).ok).toBe(false);
});
