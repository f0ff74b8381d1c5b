import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { business } from "#domain/business.ts";
import { call } from "#domain/kinds/call.ts";
import { optionLabel } from "#domain/option.ts";
import { hostName, hostsIn } from "./call-host.ts";
import { momentIn } from "./call-times.ts";
import { field, type Field } from "./field.ts";
import type { RecordRow } from "./record.ts";
import { numberIn, textIn } from "./record-values.ts";

/** A booked call: in the office's time and in the visitor's own, with whom, how, and what has become of it. */
export function callFields(row: RecordRow): readonly Field[] {
  const begins = textIn(row, "starts_at");
  const zone = textIn(row, "tz");
  return [
    field(labels.callType, optionLabel(call.topic?.options ?? [], textIn(row, "type"))),
    field(labels.ourTime, momentIn(begins, business.office.zone)),
    field(labels.theirTime, zone && momentIn(begins, zone), labels.zoneUnknown),
    field(labels.host, hostName(numberIn(row, "host"), hostsIn(row))),
    placeField(row),
    field(labels.phone, textIn(row, "phone")),
    { ...field(labels.changed, changesOf(row), ""), isRare: true },
    { name: labels.cancelled, values: cancelledIn(row), absent: "", isRare: true },
  ];
}

/** How both come together, with the link of whose call it is. */
function placeField(row: RecordRow): Field {
  const place = textIn(row, "place");
  const words = Object.entries(labels.places).find(([known]) => known === place)?.[1];
  const host = hostsIn(row).find(({ number }) => number === numberIn(row, "host"));
  const link = place === "link" ? host?.meetingUrl : undefined;
  return {
    ...field(labels.place, null),
    values: [words ?? "", link ?? ""].filter(Boolean),
    isLink: true,
  };
}

/** Cancelling counts as a change for calendars, not here. */
function changesOf(row: RecordRow): string | null {
  const isCancelled = textIn(row, "status") === "cancelled";
  const changes = numberIn(row, "sequence") - (isCancelled ? 1 : 0);
  return changes > 0 ? labels.times(changes, numberIn(row, "moves")) : null;
}

function cancelledIn(row: RecordRow): readonly string[] {
  if (textIn(row, "status") !== "cancelled") return [];
  const by = textIn(row, "cancelled_by") === "visitor" ? "visitor" : "staff";
  return [labels.cancelledBy[by], textIn(row, "cancel_reason")].filter(Boolean);
}
