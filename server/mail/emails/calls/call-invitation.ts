import { makeIcs } from "#domain/calendar-file.ts";
import { callTypes } from "#domain/call-types.ts";
import type { Email, MailAddress } from "#domain/letter/email.ts";
import type { CallFacts } from "./call-facts.ts";

/** Minutes before a call at which calendars speak up. */
const ALARM = 10;

type Invitation = {
  readonly call: Pick<CallFacts, "id" | "type" | "startsAt" | "sequence">;
  readonly method: "REQUEST" | "CANCEL";
  readonly from: MailAddress;
  readonly to: readonly string[];
  readonly place?: string;
  readonly notes?: string;
};

/** The calendar's part of a letter: one event for life, whose newest sequence counts. */
export function callInvitation(
  { call, method, from, to, place = "", notes = "" }: Invitation,
  now: Date,
): NonNullable<Email["calendar"]> {
  const { minutes, event: title } = callTypes[call.type];
  const isCancelled = method === "CANCEL";
  return {
    method,
    content: makeIcs(
      {
        id: call.id,
        title,
        start: call.startsAt,
        minutes,
        place,
        notes,
        time: "utc",
        sequence: call.sequence,
        isCancelled,
        invitation: { from, to },
        ...(isCancelled ? {} : { alarm: ALARM }),
      },
      now,
      method,
    ),
  };
}
