import { rowOf, type KindSample, type Overrides, type Row } from "./kind-sample.ts";

/** What somebody here writes down after a call, each with words of its own. */
export function aHandLead(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    name: "Renske Vaart",
    email: "renske@vaart.example",
    phone: "+31 20 555 0142",
    company: "Vaart Bakers",
    source: "Telephone",
    message: `Wants orders on the phone gone by spring. ${crypto.randomUUID()}`,
    ...overrides,
  });
}

export const sample: KindSample = {
  row: aHandLead,
  entry: { name: "Renske Vaart", company: "Vaart Bakers", topic: "Telephone", subject: "" },
  forms: [],
};
