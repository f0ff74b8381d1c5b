import { defineKind } from "../record-kind.ts";

/** A reader of the monthly letter (decision D8). */
export const newsletter = defineKind({
  kind: "newsletter",
  prefix: "NL",
  table: "newsletter_subscribers",
  columns: ["email", "source", "confirmed_at"],
  sentBy: { rpc: "subscribe" },
  title: "Newsletter",
  badge: "Newsletter",
  noticeName: null,
  statuses: [
    { value: "pending", label: "Pending", tone: "going", leadsTo: ["unsubscribed"] },
    {
      value: "confirmed",
      label: "Confirmed",
      tone: "done",
      // Offered where letters bounced alone.
      action: "Take back",
      leadsTo: ["unsubscribed"],
    },
    {
      value: "bounced",
      label: "Bounced",
      tone: "over",
      leadsTo: ["confirmed", "unsubscribed"],
    },
    {
      value: "unsubscribed",
      label: "Unsubscribed",
      tone: "over",
      action: "Unsubscribe",
      leadsTo: [],
    },
  ],
  topic: null,
  fields: [{ column: "source", label: "Signed up on" }],
  message: null,
  replyWithin: null,
  acknowledgement: null,
  replyTemplates: [
    {
      id: "hello",
      name: "Answer a reader",
      subject: "About our letter",
      body: "thank you for reading our letter.",
    },
  ],
  privacy: {
    form: "Newsletter",
    fields: "E-mail, the page you subscribed on, whether it was confirmed",
    since: "after you unsubscribe",
  },
  retention: { months: 1, after: ["unsubscribed"] },
});
