import { availabilityOptions } from "../applicant-options.ts";
import { business } from "../business.ts";
import { defineKind } from "../record-kind.ts";

const { reviewTime } = business;

/** An application to the engineering portal (decision D32). */
export const engineer = defineKind({
  kind: "engineer",
  formerNames: ["portal"],
  prefix: "EP",
  table: "portal_applications",
  columns: ["user_id", "full_name", "email", "profile_url", "stack", "availability", "message"],
  sentBy: "account",
  title: "Engineering applications",
  badge: "Engineering",
  noticeName: "engineering application",
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["in_review"] },
    {
      value: "in_review",
      label: "In review",
      tone: "going",
      action: "Start review",
      leadsTo: ["invited", "rejected"],
    },
    { value: "invited", label: "Invited", tone: "done", action: "Invite", leadsTo: [] },
    { value: "rejected", label: "Rejected", tone: "over", action: "Reject", leadsTo: [] },
  ],
  topic: { label: "Availability", all: "Any availability", options: availabilityOptions },
  fields: [
    { column: "profile_url", label: "Code or portfolio link", show: "link" },
    { column: "stack", label: "Stack", show: "list" },
    { column: "availability", label: "Availability", options: availabilityOptions },
  ],
  message: "message",
  replyWithin: { workingDays: 3 },
  acknowledgement: {
    subject: "We have your engineering application",
    text: `Thank you. Your application has arrived. A person reads it and writes to you within ${reviewTime}. You can follow it by signing in to the account you made with it.`,
    answer: `You hear from us within ${reviewTime}.`,
  },
  replyTemplates: [
    {
      id: "invite",
      name: "Invite",
      subject: "Welcome to the engineering portal",
      body: "we like what you have shown us. The first brief that fits your stack comes with the next e-mail; until then the documentation at {origin}/documentation is a good read.",
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your engineering application",
      body: "thank you for showing us your work. We have no briefs that would do it justice right now, and would rather say so than let you wait.",
    },
  ],
  privacy: {
    form: "Engineering portal application",
    fields: "Name, link to your work, stack, availability, message",
    since: "after a rejection; else with the account",
  },
  retention: { months: 12, after: ["rejected"] },
});
