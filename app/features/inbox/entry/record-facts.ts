import { optionLabel } from "#domain/option.ts";
import type { RecordField } from "#domain/record-kind.ts";
import { kindOf, type KindName } from "#domain/registry.ts";
import { sentence } from "#domain/sentence.ts";
import { callFacts } from "./call-facts.ts";
import { consultationFacts } from "./consultation-facts.ts";
import { fact, linkFact, type Fact } from "./fact.ts";
import { orderFacts } from "./order-facts.ts";
import type { RecordRow } from "./record.ts";
import { textIn, textsIn } from "./record-values.ts";

/** What the sender gave beside address and message, in the order of the form. */
export function factsOf(kind: KindName, row: RecordRow): readonly Fact[] {
  const own = builders[kind];
  return own ? own(row) : kindOf(kind).fields.map((field) => factOf(field, row));
}

/** The text that the sender wrote freely, which stands for itself. */
export function messageOf(kind: KindName, row: RecordRow): string {
  const column = kindOf(kind).message;
  return column === null ? "" : textIn(row, column);
}

/** Kinds whose fields say more than their columns. */
const builders: Readonly<Partial<Record<KindName, (row: RecordRow) => readonly Fact[]>>> = {
  consultation: consultationFacts,
  call: callFacts,
  order: orderFacts,
};

function factOf({ column, label, show, options, absent }: RecordField, row: RecordRow): Fact {
  const text = textIn(row, column);
  switch (show) {
    case "link":
      return linkFact(label, text ? [text] : textsIn(row, column));
    case "list":
      return fact(label, textsIn(row, column).join(", "), absent);
    case "slug":
      return fact(label, sentence(text), absent);
    case undefined:
      return fact(label, options ? optionLabel(options, text) : text, absent);
  }
}
