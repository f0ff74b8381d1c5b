import { callTypes } from "../call-types.ts";
import { defineKind } from "../record-kind.ts";

/** A booked call (specification, section 3; decisions D1 and D2). */
export const call = defineKind({
  kind: "call",
  prefix: "CB",
  table: "call_bookings",
  columns: [
    "type",
    "name",
    "email",
    "phone",
    "starts_at",
    "ends_at",
    "tz",
    "host",
    "buffer_minutes",
    "hold_until",
    "sequence",
    "moves",
    "place",
    "consultation_id",
    "cancelled_by",
    "cancel_reason",
  ],
  sentBy: { rpc: "book_call" },
  title: "Calls",
  badge: "Call",
  noticeName: null,
  statuses: [
    {
      value: "confirmed",
      label: "Confirmed",
      tone: "going",
      leadsTo: ["done", "no_show", "cancelled"],
    },
    { value: "done", label: "Done", tone: "done", action: "Mark done", leadsTo: [] },
    { value: "no_show", label: "No-show", tone: "over", action: "Mark no-show", leadsTo: [] },
    {
      value: "cancelled",
      label: "Cancelled",
      tone: "over",
      action: "Cancel the call",
      leadsTo: [],
    },
    { value: "held", label: "Not confirmed yet", tone: "going", isLead: false, leadsTo: [] },
    { value: "waiting", label: "Not confirmed yet", tone: "going", isLead: false, leadsTo: [] },
    { value: "lapsed", label: "Not confirmed", tone: "over", isLead: false, leadsTo: [] },
  ],
  topic: {
    label: "Type of call",
    all: "All calls",
    options: Object.entries(callTypes).map(([value, { label }]) => ({ value, label })),
  },
  fields: [],
  message: null,
  replyWithin: null,
  // Calls write letters of their own: `server/mail/emails/calls`.
  acknowledgement: null,
  replyTemplates: [
    {
      id: "remind",
      name: "Remind of the call",
      subject: "Our call",
      body: "a short reminder of the call you have booked with us. We ring you at the number you gave. Should the time not suit you any more, answer this e-mail and name another.",
    },
    {
      id: "missed",
      name: "We have missed each other",
      subject: "We have missed each other",
      body: "we have just tried to reach you and could not. Choose another time whenever you like at {origin}/contact, or tell me when it suits you.",
    },
  ],
  privacy: {
    form: "Call booking",
    fields: "Name, e-mail, time and timezone; phone if given; why, if you cancel and say so",
  },
  retention: { months: 24 },
});
