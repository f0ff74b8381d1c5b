import { budgets, projectTypes } from "../lead-options.ts";
import { replyTimes } from "../business.ts";
import { defineKind } from "../record-kind.ts";
import { signed } from "../reply-close.ts";

/** The project form (specification, sections 3 and 4). */
export const contact = defineKind({
  kind: "contact",
  prefix: "PR",
  table: "contact_submissions",
  sentBy: "anyone",
  title: "Contact submissions",
  badge: "Contact",
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["responded"] },
    {
      value: "responded",
      label: "Responded",
      tone: "done",
      action: "Mark responded",
      leadsTo: [],
    },
  ],
  topic: { label: "Project type", all: "All projects", options: projectTypes },
  fields: [
    { column: "company", label: "Company", absent: "N/A" },
    { column: "project_type", label: "Project type", show: "option", options: projectTypes },
    { column: "budget", label: "Budget", show: "option", options: budgets },
  ],
  message: "message",
  replyWithinHours: 24,
  acknowledgement: {
    subject: "We have your message",
    text: `Thank you for writing to ${name}. Your message has arrived. A person reads it and answers ${replyTimes.contact}.`,
    answer: `A person answers ${replyTimes.contact}.`,
  },
  noticeName: "message",
  replyTemplates: [],
  privacy: {
    form: "Project form",
    fields:
      "Name, e-mail, message; company, project type and budget if given; time and state of the answer",
  },
  retention: { months: 24 },
});
