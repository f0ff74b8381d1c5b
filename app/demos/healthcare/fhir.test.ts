import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import { fhirBundle } from "./fhir.ts";
import { reduceHealth } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildHealth(now);
const resourcesOf = (state = start) => fhirBundle(state, now).entry.map(({ resource }) => resource);

test("the record goes out whole: each result, reading, prescription and visit once", () => {
  const resources = resourcesOf();
  const count = (type: string) =>
    resources.filter(({ resourceType }) => resourceType === type).length;
  expect(count("Patient")).toBe(1);
  expect(count("Observation")).toBe(12 + 26);
  expect(count("MedicationRequest")).toBe(start.prescriptions.length);
  expect(count("Appointment")).toBe(start.appointments.length);
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
});

test("a result has its code, its value and its range", () => {
  expect(resourcesOf()).toContainEqual(
    expect.objectContaining({
      id: "lipid-ldl-cholesterol",
      code: { coding: [{ system: "http://loinc.org", code: "13457-7" }], text: "LDL cholesterol" },
      valueQuantity: { value: 118, unit: "mg/dL" },
      referenceRange: [{ high: { value: 100, unit: "mg/dL" }, text: "below 100 mg/dL" }],
    }),
  );
});

test("every analyte of the record has a code", () => {
  const codes = JSON.stringify(resourcesOf()).match(/"code":"[^"]*"/g) ?? [];
  expect(codes).not.toContain('"code":""');
});

test("what was done in this visit goes along", () => {
  const refilled = reduceHealth(start, { type: "refill", id: "lisinopril", pharmacy: "x", now });
  expect(resourcesOf(refilled)).toContainEqual(
    expect.objectContaining({
      id: "lisinopril",
      dispenseRequest: expect.objectContaining({ numberOfRepeatsAllowed: 1 }),
    }),
  );
  const fewer = reduceHealth(start, { type: "cancel", id: "a3" });
  expect(resourcesOf(fewer).some(({ id }) => id === "a3")).toBe(false);
});
