import { momentOf } from "./booking.ts";
import type {
  Analyte,
  Appointment,
  HealthRecord,
  HealthState,
  Prescription,
  Reading,
  ResultRange,
} from "./model.ts";

const patient = { reference: "Patient/elena-marsh", display: "Elena Marsh" } as const;
const loinc = "http://loinc.org";
const ucum = "http://unitsofmeasure.org";
const visitMinutes = 30;

/** LOINC's code of each analyte, which is how another system knows it. */
const codes: Readonly<Record<string, string>> = {
  "Total cholesterol": "2093-3",
  "HDL cholesterol": "2085-9",
  Triglycerides: "2571-8",
  "LDL cholesterol": "13457-7",
  Glucose: "1558-6",
  HbA1c: "4548-4",
  Creatinine: "2160-0",
  TSH: "3016-3",
  "Vitamin D": "62292-8",
  Haemoglobin: "718-7",
  "White cells": "6690-2",
  Platelets: "777-3",
};

/** The whole record as a FHIR R4 bundle, which other record systems read. */
export function fhirBundle(state: HealthState, now: Date) {
  const resources = [
    { resourceType: "Patient", id: "elena-marsh", active: true, name: [{ text: "Elena Marsh" }] },
    ...state.records.flatMap((record) =>
      record.analytes.map((analyte) => laboratoryResult(record, analyte)),
    ),
    ...state.vitals.pressure.map(bloodPressure),
    ...state.prescriptions.map(medicationRequest),
    ...state.appointments.map(appointment),
  ];
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: now.toISOString(),
    entry: resources.map((resource) => ({ resource })),
  };
}

function laboratoryResult({ id, date }: HealthRecord, { name, values, unit, range }: Analyte) {
  return {
    resourceType: "Observation",
    id: `${id}-${idOf(name)}`,
    status: "final",
    category: [{ text: "Laboratory" }],
    code: { coding: [{ system: loinc, code: codes[name] ?? "" }], text: name },
    subject: patient,
    effectiveDateTime: date,
    valueQuantity: { value: values[0], unit },
    referenceRange: [referenceRange(range, unit)],
  };
}

function referenceRange(range: ResultRange, unit: string) {
  const quantity = (value: number) => ({ value, unit });
  switch (range.kind) {
    case "within":
      return { low: quantity(range.low), high: quantity(range.high) };
    case "below":
      return { high: quantity(range.limit), text: `below ${range.limit} ${unit}` };
    case "from":
      return { low: quantity(range.limit), text: `${range.limit} ${unit} or more` };
  }
}

function bloodPressure({ day, systolic, diastolic }: Reading, index: number) {
  const component = (code: string, text: string, value: number) => ({
    code: { coding: [{ system: loinc, code }], text },
    valueQuantity: { value, unit: "mmHg", system: ucum, code: "mm[Hg]" },
  });
  return {
    resourceType: "Observation",
    id: `blood-pressure-${index + 1}`,
    status: "final",
    category: [{ text: "Vital signs" }],
    code: { coding: [{ system: loinc, code: "85354-9" }], text: "Blood pressure" },
    subject: patient,
    effectiveDateTime: day,
    component: [
      component("8480-6", "Systolic", systolic),
      component("8462-4", "Diastolic", diastolic),
    ],
  };
}

function medicationRequest({ id, medication, dosage, refills, prescriber, expires }: Prescription) {
  return {
    resourceType: "MedicationRequest",
    id,
    status: "active",
    intent: "order",
    medicationCodeableConcept: { text: medication },
    subject: patient,
    requester: { display: prescriber },
    dosageInstruction: [{ text: dosage }],
    dispenseRequest: { numberOfRepeatsAllowed: refills, validityPeriod: { end: expires } },
  };
}

function appointment(visit: Appointment) {
  const start = momentOf(visit);
  return {
    resourceType: "Appointment",
    id: visit.id,
    status: visit.status === "upcoming" ? "booked" : "fulfilled",
    appointmentType: { text: visit.type === "telehealth" ? "Telehealth" : "In person" },
    specialty: [{ text: visit.department }],
    start: start.toISOString(),
    end: new Date(start.getTime() + visitMinutes * 60_000).toISOString(),
    minutesDuration: visitMinutes,
    ...(visit.reason !== undefined && { description: visit.reason }),
    participant: [
      { actor: patient, status: "accepted" },
      { actor: { display: visit.doctor }, status: "accepted" },
    ],
  };
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
