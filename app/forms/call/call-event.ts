import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import type { SentCall } from "./use-call-form.ts";

const { event: words } = callDialogLabels;

/** Where whoever has its secret moves or cancels a call. */
export function managePath(secret: string): string {
  return `/calls#${secret}`;
}

/** The call for the visitor's calendar, under the id that our letters give it as well. */
export function callEvent(type: CallTypeId, sent: SentCall, origin: string, now: Date): string {
  const { id, reference, startsAt, secret } = sent.booked;
  const { minutes, event } = callTypes[type];
  const place = placeOf(sent);
  return makeIcs(
    {
      id,
      title: event,
      start: new Date(startsAt),
      minutes,
      ...(place && { place }),
      notes: words.notes(reference, secret ? `${origin}${managePath(secret)}` : words.ways),
      time: "utc",
    },
    now,
  );
}

function placeOf({ booked: { place, meetingUrl }, request }: SentCall): string {
  if (place === "phone") return request.phone;
  if (place === "office") return words.office;
  return place === "link" ? meetingUrl || words.video : "";
}
