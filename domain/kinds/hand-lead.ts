import { defineKind } from "../record-kind.ts";

/** A lead that came by no form: somebody here wrote it down, or took it over from a file (docs/decisions/0047). */
export const handLead = defineKind({
  kind: "hand-lead",
  prefix: "HL",
  table: "hand_leads",
  columns: ["name", "email", "phone", "company", "source", "message", "import_id", "added_by"],
  sentBy: "staff",
  title: "Added by hand",
  badge: "By hand",
  noticeName: null,
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["responded"] },
    {
      value: "responded",
      label: "Responded",
      tone: "done",
      action: "Mark as responded",
      leadsTo: [],
    },
  ],
  topic: null,
  fields: [
    { column: "phone", label: "Phone", show: "phone" },
    { column: "company", label: "Company" },
    { column: "source", label: "From where" },
  ],
  message: "message",
  replyWithin: null,
  acknowledgement: null,
  replyTemplates: [
    {
      id: "after-call",
      name: "After the call",
      subject: "Our conversation",
      body: "thank you for the conversation. This is what I have noted: \n\nIf I have misunderstood something, say so; otherwise I will come back to you with a proposal.",
    },
    {
      id: "details",
      name: "Where to tell us more",
      subject: "Your project",
      body: "as promised, here is the place to tell us more about your project: {origin}/consultation. It takes ten minutes, and you have an answer within a day.",
    },
  ],
  privacy: {
    form: "What we write down of you ourselves, after a call for example",
    fields:
      "Name, e-mail or phone; company, where you know us from and what it was about, if you told us",
  },
  retention: { months: 24 },
});
