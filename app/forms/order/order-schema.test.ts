import { expect, test } from "vitest";
import { purchase } from "#app/content/purchase.ts";
import { checkOrder } from "./order-schema.ts";

const { errors } = purchase;

function anOrder(overrides: Record<string, string | null> = {}): FormData {
  const form = new FormData();
  const values = {
    item: "package:starter",
    name: " Maya Ortega ",
    email: "maya@ortegaclinics.example",
    company: "",
    country: "Portugal",
    address: "Rua do Carmo 12, Lisboa",
    vatId: "",
    notes: "",
    agreeToTerms: "on",
    ...overrides,
  };
  for (const [name, value] of Object.entries(values)) if (value !== null) form.set(name, value);
  return form;
}

test("a package, a name, two addresses, a country and the terms are enough", () => {
  expect(checkOrder(anOrder())).toEqual({
    ok: true,
    request: {
      item: "package:starter",
      addOns: [],
      name: "Maya Ortega",
      email: "maya@ortegaclinics.example",
      company: "",
      country: "Portugal",
      address: "Rua do Carmo 12, Lisboa",
      vatId: "",
      notes: "",
      agreeToTerms: true,
    },
  });
});

test("an empty form gets one sentence a field, in the order of the form", () => {
  const checked = checkOrder(new FormData());
  expect(checked.ok).toBe(false);
  if (checked.ok) return;
  expect(Object.entries(checked.errors)).toEqual([
    ["item", errors.item],
    ["name", errors.nameMissing],
    ["email", errors.emailMissing],
    ["country", errors.countryMissing],
    ["address", errors.addressMissing],
    ["agreeToTerms", errors.terms],
  ]);
});

test("every chosen add-on is in the order; one that does not exist refuses it", () => {
  const form = anOrder();
  form.append("addOns", "rush-delivery");
  form.append("addOns", "premium-support");
  const checked = checkOrder(form);
  expect(checked.ok && checked.request.addOns).toEqual(["rush-delivery", "premium-support"]);
  form.append("addOns", "free-lunch");
  expect(checkOrder(form).ok).toBe(false);
});

test.each([
  [{ item: "package:platinum" }, { item: errors.item }],
  [{ item: "plan:enterprise" }, { item: errors.item }],
  [{ email: "maya@ortega" }, { email: errors.emailShape }],
  [{ agreeToTerms: null }, { agreeToTerms: errors.terms }],
  [{ vatId: "1".repeat(41) }, { vatId: errors.vatIdLong }],
])("%j is refused", (overrides, expected) => {
  expect(checkOrder(anOrder(overrides))).toEqual({ ok: false, errors: expected });
});
