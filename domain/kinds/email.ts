import { business } from "../business.ts";
import { defineKind } from "../record-kind.ts";

/** A letter to the house that belongs to no record yet: it begins one (docs/decisions/0044). */
export const email = defineKind({
  kind: "email",
  prefix: "EM",
  table: "emails",
  columns: ["name", "email", "subject", "message"],
  sentBy: "mailbox",
  title: "E-mail",
  badge: "E-mail",
  noticeName: "letter",
  statuses: [
    { value: "open", label: "Open", tone: "new", leadsTo: ["resolved"] },
    { value: "resolved", label: "Resolved", tone: "done", action: "Mark resolved", leadsTo: [] },
  ],
  topic: null,
  fields: [{ column: "subject", label: "Subject" }],
  message: "message",
  replyWithin: { hours: 24 },
  acknowledgement: null,
  replyTemplates: [
    {
      id: "thanks",
      name: "Thank you, a question first",
      subject: "Your letter",
      body: "thank you for writing. Before I answer properly I would like to understand one thing: \n\nAs soon as I know it you have a whole answer.",
    },
    {
      id: "form",
      name: "To the right form",
      subject: "Your letter",
      body: `thank you for writing to ${business.name}. The quickest way from here is our form, because it asks what we need to know: {origin}/contact. You have an answer within a day.`,
    },
  ],
  privacy: {
    form: "A letter to our address",
    fields: "Name, address, subject, text and files, as you send them",
  },
  retention: { months: 24 },
});
