import { business } from "#domain/business.ts";
import { callTypes } from "#domain/call-types.ts";
import { z } from "zod";
import type { Block } from "#domain/letter/email.ts";
import { momentAtOffice, momentElsewhere } from "../moments.ts";

const callTypeNames = ["call15", "partner30", "consult30"] as const;

/** A call and whose it is, as its letters tell of it. */
export const callShape = z.object({
  id: z.string(),
  reference: z.string(),
  type: z.enum(callTypeNames),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  madeAt: z.coerce.date(),
  status: z.string(),
  sequence: z.number(),
  place: z.enum(["phone", "link", "office", "none"]),
  /** The visitor's zone as the browser named it. */
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cancelledBy: z.enum(["visitor", "staff"]).nullable(),
  cancelReason: z.string(),
  /** Empty for the team's calendar, and for somebody without a name. */
  hostName: z.string(),
  meetingUrl: z.string(),
});

export type CallFacts = z.infer<typeof callShape>;

/** What the outbox keeps of a letter about a call: enough to tell a host of one that was erased. */
export const callPayloadShape = z.object({
  booking: z.string(),
  reference: z.string(),
  type: z.enum(callTypeNames),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  host: z.number(),
  sequence: z.number(),
  event: z.enum(["booked", "moved", "passed", "cancelled", "reminder"]).optional(),
  /** Where a call was before it was moved. */
  from_at: z.coerce.date().optional(),
  /** Of a reminder: so long before the call. */
  hours: z.number().optional(),
});

export type CallPayload = z.infer<typeof callPayloadShape>;

type Rows = readonly (readonly [label: string, value: string])[];

/** When, on the visitor's clock and on ours where that differs. */
export function momentRows(zone: string, moment: Date): Rows {
  const ours = momentAtOffice(moment);
  const theirs = momentElsewhere(zone, moment);
  return theirs === undefined
    ? [["When", ours]]
    : [
        ["When", theirs],
        ["Our time", ours],
      ];
}

/** The clock of a zone alone, the office's for one that is not known. */
export function momentIn(zone: string, moment: Date): string {
  return momentElsewhere(zone, moment) ?? momentAtOffice(moment);
}

export function lengthRow(type: CallFacts["type"]): readonly [string, string] {
  return ["Length", `${callTypes[type].minutes} minutes`];
}

/** How both come together, as the visitor reads it. */
export function placeForCaller({ place }: CallFacts): string {
  switch (place) {
    case "phone":
      return "We call the number you gave";
    case "link":
      return "By video, with the link below";
    case "office":
      return `At our office in ${business.office.line}`;
    case "none":
      return "We write to this address how to reach you";
  }
}

/** The same as the host reads it. */
export function placeForHost({ place, phone }: CallFacts): string {
  switch (place) {
    case "phone":
      return `Call ${phone}`;
    case "link":
      return "By video, with your link";
    case "office":
      return `At our office in ${business.office.line}`;
    case "none":
      return "No way to reach them yet: write to them";
  }
}

/** Of a video call its address, on a line of its own; of another one nothing. */
export function videoBlocks({ place, meetingUrl }: CallFacts): Block[] {
  return place === "link" ? [{ kind: "text", text: `Join the video call:\n${meetingUrl}` }] : [];
}

/** Where another call of this type is booked. */
export function bookingPath(type: CallFacts["type"]): string {
  return { call15: "/contact", partner30: "/partners", consult30: "/contact" }[type];
}
