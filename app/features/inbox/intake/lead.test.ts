import { expect, test } from "vitest";
import { leadFaults } from "#app/content/intake.ts";
import { faultOf, faultsOf, noLead, type Lead } from "./lead.ts";

const known: Lead = { ...noLead, name: "Renske Vaart", email: "renske@vaart.example" };

test("a name with one of e-mail and phone is enough", () => {
  expect(faultsOf(known)).toEqual({});
  expect(faultsOf({ ...known, email: "", phone: "+31 20 555 0142" })).toEqual({});
});

test("all that is wrong is said at once, each beside its field", () => {
  expect(faultsOf({ ...noLead, email: "renske", phone: "ask her" })).toEqual({
    name: leadFaults.noName,
    email: leadFaults.noAddress,
    phone: leadFaults.noPhone,
  });
  expect(faultsOf({ ...noLead, name: "Renske" })).toEqual({ email: leadFaults.unreachable });
});

test.each([
  ["name", 200],
  ["company", 200],
  ["source", 100],
  ["message", 10_000],
] as const)("the longest %s has %i characters, each counted once", (field, most) => {
  expect(faultOf({ ...known, [field]: "🜁".repeat(most) })).toBeNull();
  expect(faultOf({ ...known, [field]: "🜁".repeat(most + 1) })).toMatch(/longer than/);
});

test.each(["a@b", "a b@c.example", "a@b..", "a@@b.example", "<a@b.example>", "ä@b.example"])(
  "%s is no address",
  (email) => {
    expect(faultOf({ ...known, email })).toBe(leadFaults.noAddress);
  },
);

test.each(["1234", "extension twelve", "a12345"])("%s is no phone number", (phone) => {
  expect(faultOf({ ...known, phone })).toBe(leadFaults.noPhone);
});

test.each(["12345", "+47 22 00 00 00", "(020) 555-0142"])("%s is a phone number", (phone) => {
  expect(faultOf({ ...known, phone })).toBeNull();
});
