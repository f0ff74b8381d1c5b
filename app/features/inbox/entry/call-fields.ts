import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { business } from "#domain/business.ts";
import { call } from "#domain/kinds/call.ts";
import { optionLabel } from "#domain/option.ts";
import { momentIn } from "./call-times.ts";
import { field, type Field } from "./field.ts";
import type { RecordRow } from "./record.ts";
import { textIn } from "./record-values.ts";

/** A booked call, in the office's time and in the visitor's own. */
export function callFields(row: RecordRow): readonly Field[] {
  const begins = textIn(row, "starts_at");
  const zone = textIn(row, "tz");
  return [
    field(labels.callType, optionLabel(call.topic?.options ?? [], textIn(row, "type"))),
    field(labels.ourTime, momentIn(begins, business.office.zone)),
    field(labels.theirTime, zone && momentIn(begins, zone), labels.zoneUnknown),
    field(labels.phone, textIn(row, "phone")),
  ];
}
