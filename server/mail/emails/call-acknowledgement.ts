import { callTypes } from "#domain/call-types.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import { z } from "zod";
import type { Email } from "../email.ts";
import { momentAtOffice, momentElsewhere } from "./moments.ts";
import { sentForm } from "./labels.ts";

export const callShape = z.object({
  kind: z.literal("call"),
  reference: z.string(),
  type: z.enum(["call15", "partner30"]),
  starts_at: z.string(),
  ends_at: z.string(),
  has_phone: z.boolean(),
  /** The visitor's zone as the browser named it: only a zone that exists is believed. */
  tz: z.string(),
});

/** The confirmation of a booked call, with its calendar file. */
export function callAcknowledgement(call: z.infer<typeof callShape>): Email {
  const start = new Date(call.starts_at);
  const end = new Date(call.ends_at);
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  const ours = momentAtOffice(start);
  const theirs = momentElsewhere(call.tz, start);
  return {
    subject: `Your call is booked (${call.reference})`,
    heading: "Your call is booked",
    preview: `${theirs ?? ours}. The calendar file is attached.`,
    blocks: [
      {
        kind: "text",
        text: "The time is kept for you. The calendar file is attached.",
      },
      {
        kind: "facts",
        rows: [
          ["When", theirs ?? ours],
          ...(theirs === undefined ? [] : [["Our time", ours] as const]),
          ["Length", `${minutes} minutes`],
          ["Reference", call.reference],
        ],
      },
      {
        kind: "text",
        text: `${call.has_phone ? "We call you at that time." : "We send a video link to this address before the call."} If you cannot make it, reply to this letter.`,
      },
    ],
    why: sentForm,
    calendarFile: makeIcs(
      {
        // As in the file that the site offers after booking: the second import replaces the first.
        id: call.reference,
        title: callTypes[call.type].event,
        notes: `Reference ${call.reference}. To move it, reply to our letter.`,
        start,
        minutes,
        time: "utc",
        isPublished: true,
      },
      new Date(),
    ),
  };
}
