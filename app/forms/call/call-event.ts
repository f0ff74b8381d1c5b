import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { site } from "#app/content/site.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import type { SentCall } from "./use-call-form.ts";

/** The call for the visitor's calendar. The reference makes a second import replace the first. */
export function callEvent(type: CallTypeId, { booked, request }: SentCall, now: Date): string {
  const { minutes, event } = callTypes[type];
  return makeIcs(
    {
      id: booked.reference,
      title: event,
      start: new Date(booked.startsAt),
      minutes,
      place: request.phone || callDialogLabels.event.video,
      notes: callDialogLabels.event.notes(booked.reference, site.phone.label, site.email),
      time: "utc",
    },
    now,
  );
}
