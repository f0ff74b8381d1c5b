import { callTypes } from "#app/content/calls.ts";
import { callFileWords } from "#app/content/my-call.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import { placeOf } from "./my-call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";

/**
 * The call for the visitor's calendar. Its id makes a second import, or the letter's own, replace the first; the link
 * back to this page is in it, as it is in the letter.
 */
export function callFile(call: MyCall, pageAddress: string, now: Date): string {
  const { minutes, event } = callTypes[call.type];
  const { id, startsAt, meetingUrl, reference } = call;
  return makeIcs(
    {
      id,
      title: event,
      start: new Date(startsAt),
      minutes,
      place: meetingUrl || placeOf(call),
      notes: callFileWords.notes(reference, pageAddress),
      time: "utc",
      sequence: call.sequence,
    },
    now,
  );
}
