import { optionLabel } from "#domain/option.ts";
import type { RecordField } from "#domain/record-kind.ts";
import { kindOf, type KindName } from "#domain/registry.ts";
import { sentence } from "#domain/sentence.ts";
import { callFields } from "./call-fields.ts";
import { consultationFields } from "./consultation-fields.ts";
import { field, linkField, type Field } from "./field.ts";
import { orderFields } from "./order-fields.ts";
import type { RecordRow } from "./record.ts";
import { textIn, textsIn } from "./record-values.ts";

/** What the sender gave beside address and message, in the order of the form. */
export function fieldsOf(kind: KindName, row: RecordRow): readonly Field[] {
  const own = builders[kind];
  return own ? own(row) : kindOf(kind).fields.map((known) => fieldOf(known, row));
}

/** The text that the sender wrote freely, which stands for itself. */
export function messageOf(kind: KindName, row: RecordRow): string {
  const column = kindOf(kind).message;
  return column === null ? "" : textIn(row, column);
}

/** Kinds whose fields say more than their columns. */
const builders: Readonly<Partial<Record<KindName, (row: RecordRow) => readonly Field[]>>> = {
  consultation: consultationFields,
  call: callFields,
  order: orderFields,
};

function fieldOf({ column, label, show, options, absent }: RecordField, row: RecordRow): Field {
  const text = textIn(row, column);
  switch (show) {
    case "link":
      return linkField(label, text ? [text] : textsIn(row, column));
    case "list":
      return field(label, textsIn(row, column).join(", "), absent);
    case "phone":
      return { ...field(label, text, absent), isPhone: true };
    case "slug":
      return field(label, sentence(text), absent);
    case undefined:
      return field(label, options ? optionLabel(options, text) : text, absent);
  }
}
