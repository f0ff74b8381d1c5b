import { rowOf, type KindSample, type Overrides, type Row } from "./kind-sample.ts";

/** A letter to the house, as its reader hands it over; the address is its writer's. */
export function aMailboxLetter({
  email = "maya@ortega.example",
  ...overrides
}: Overrides = {}): Row {
  const id = crypto.randomUUID();
  return rowOf({
    sort: "letter",
    digest: id,
    messageId: `${id}@mail.example`,
    answers: [],
    tokens: [],
    fromName: "Maya Ortega",
    fromAddress: email,
    replyTo: [],
    to: ["hello@perilune.example"],
    cc: [],
    subject: "Our booking form",
    sentAt: "2026-12-01T10:00:00.000Z",
    headers: `From: Maya Ortega <${String(email)}>`,
    trouble: "",
    body: "It is a PDF.",
    folds: [],
    senderCheck: "unknown",
    ...overrides,
  });
}

export const sample: KindSample = {
  row: aMailboxLetter,
  entry: { name: "Maya Ortega", company: "", subject: "Our booking form", topic: "" },
  forms: [],
};
