import { z } from "zod";
import { calendarFile } from "../calendar.ts";
import type { Letter } from "../letter.ts";
import { callNames, facts, notYou } from "./words.ts";

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
export function callReceipt(call: z.infer<typeof callShape>): Letter {
  const start = new Date(call.starts_at);
  const end = new Date(call.ends_at);
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  const rows: [string, string][] = [["When", timeIn(facts.officeZone, start)]];
  const zone = knownZone(call.tz);
  if (zone !== undefined && zone !== facts.officeZone)
    rows.push(["Your time", timeIn(zone, start)]);
  rows.push(["Length", `${minutes} minutes`], ["Reference", call.reference]);
  return {
    subject: `Your call is booked (${call.reference})`,
    blocks: [
      {
        kind: "text",
        text: "Your call is booked, and the time is kept for you. The calendar file is attached.",
      },
      { kind: "facts", rows },
      {
        kind: "text",
        text: `${call.has_phone ? "We call you at that time." : "We send a video link to this address before the call."} If you cannot make it, reply to this letter.`,
      },
      { kind: "text", text: `${notYou}\n\n${facts.name}` },
    ],
    calendarFile: calendarFile({
      // As in the file that the site offers after booking: the second import replaces the first.
      uid: `${call.reference}@perilune.example`,
      title: callNames[call.type],
      notes: `Reference ${call.reference}. To move it, reply to our letter.`,
      start,
      end,
      madeAt: new Date(),
    }),
  };
}

function timeIn(timeZone: string, date: Date): string {
  return date.toLocaleString("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

function knownZone(name: string): string | undefined {
  if (name === "") return undefined;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
