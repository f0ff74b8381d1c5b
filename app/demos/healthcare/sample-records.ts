import type { Analyte, Paragraph } from "./model.ts";

/** Values of the three panels: the latest, 200 days and 320 days ago. */
export const lipidPanel: readonly Analyte[] = [
  {
    name: "Total cholesterol",
    plain: "All the cholesterol in your blood, good and bad together.",
    unit: "mg/dL",
    values: [204, 221, 232],
    range: { kind: "below", limit: 200, borderlineTo: 239 },
    scale: [120, 280],
  },
  {
    name: "HDL cholesterol",
    plain: '"Good" cholesterol. Higher is better.',
    unit: "mg/dL",
    values: [58, 54, 52],
    range: { kind: "from", limit: 50 },
    scale: [20, 90],
  },
  {
    name: "Triglycerides",
    plain: "Fat from recent meals and stored energy.",
    unit: "mg/dL",
    values: [138, 165, 180],
    range: { kind: "below", limit: 150, borderlineTo: 199 },
    scale: [50, 250],
  },
  {
    name: "LDL cholesterol",
    plain: '"Bad" cholesterol. Lower is better.',
    unit: "mg/dL",
    values: [118, 134, 144],
    range: { kind: "below", limit: 100, borderlineTo: 159 },
    scale: [40, 200],
  },
];

export const metabolicPanel: readonly Analyte[] = [
  {
    name: "Glucose",
    plain: "Sugar in your blood before breakfast.",
    unit: "mg/dL",
    values: [96, 99, 98],
    range: { kind: "within", low: 70, high: 99 },
    scale: [50, 130],
  },
  {
    name: "HbA1c",
    plain: "Your average sugar over about three months.",
    unit: "%",
    values: [5.6, 5.6, 5.7],
    range: { kind: "below", limit: 5.7, borderlineTo: 6.4 },
    scale: [4, 8],
  },
  {
    name: "Creatinine",
    plain: "Shows how well the kidneys filter.",
    unit: "mg/dL",
    values: [0.8, 0.8, 0.9],
    range: { kind: "within", low: 0.5, high: 1.1 },
    scale: [0.2, 1.6],
  },
  {
    name: "TSH",
    plain: "Tells the thyroid how hard to work.",
    unit: "mIU/L",
    values: [2.1, 2.3, 2],
    range: { kind: "within", low: 0.4, high: 4 },
    scale: [0, 6],
  },
  {
    name: "Vitamin D",
    plain: "Helps bones and muscles.",
    unit: "ng/mL",
    values: [27, 31, 24],
    range: { kind: "within", low: 30, high: 100 },
    scale: [10, 120],
  },
];

export const bloodCount: readonly Analyte[] = [
  {
    name: "Haemoglobin",
    plain: "Carries oxygen.",
    unit: "g/dL",
    values: [13.4, 13.2, 13.5],
    range: { kind: "within", low: 12, high: 15.5 },
    scale: [9, 18],
  },
  {
    name: "White cells",
    plain: "Fight infection.",
    unit: "10³/µL",
    values: [6.1, 6.8, 6.4],
    range: { kind: "within", low: 4.5, high: 11 },
    scale: [2, 14],
  },
  {
    name: "Platelets",
    plain: "Help blood clot.",
    unit: "10³/µL",
    values: [248, 255, 240],
    range: { kind: "within", low: 150, high: 400 },
    scale: [80, 480],
  },
];

const note = (why: string, found: string, plan: string): readonly Paragraph[] => [
  { heading: "Why you came", text: why },
  { heading: "What we found", text: found },
  { heading: "Plan", text: plan },
];

/** A note for each completed visit, by the visit's id. */
export const visitNotes: Readonly<Record<string, readonly Paragraph[]>> = {
  a4: note(
    "Tiredness in the afternoons and a routine check.",
    "Blood pressure 129/81 at rest. Heart and lungs sound normal. Blood drawn for cholesterol, sugar, thyroid and vitamin D.",
    "Start vitamin D 2000 IU. Keep the current tablets. See you again in about four weeks.",
  ),
  a5: note(
    "Heart check after starting treatment.",
    "Blood pressure is coming down steadily. ECG regular. Chest X-ray clear.",
    "Stay on lisinopril 10 mg and atorvastatin 20 mg. Send us a home reading once a week.",
  ),
  a6: note(
    "Breakouts along the jaw for three months.",
    "Mild adult acne, no scarring. Photo saved to the record.",
    "Tretinoin cream every second night, then nightly. Sunscreen every morning.",
  ),
  a7: note(
    "New patient visit.",
    "Blood pressure 146/92, cholesterol raised. Family history on the father's side.",
    "Refer to cardiology. Walk 30 minutes on most days. Allergy to penicillin noted.",
  ),
};

/** What the care team answers in the demo, in turn. */
export const sampleReplies = [
  "Thanks, Elena. A nurse will answer within one business day.",
  "We have added this to your chart for Dr. Osei.",
  "Your question was passed to the pharmacy team.",
] as const;

export const pharmacies = [
  "Riverbend Pharmacy (Main St)",
  "Corner Chemist (Oak Ave)",
  "Home delivery (2 days)",
] as const;
