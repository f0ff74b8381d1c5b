import { rowOf, type KindSample, type Overrides, type Row } from "./kind-sample.ts";

/** What a letter to the house says, each with words of its own; it comes through the mailbox. */
export function anEmail(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    name: "Ivo Kestrel",
    email: "ivo@kestrel.example",
    subject: "Website for a ferry line",
    message: `Could you look at our page? ${crypto.randomUUID()}`,
    ...overrides,
  });
}

export const sample: KindSample = {
  row: anEmail,
  entry: { name: "Ivo Kestrel", company: "", topic: "", subject: "Website for a ferry line" },
  forms: [],
};
