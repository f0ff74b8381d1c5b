import { business } from "../business.ts";
import { budgets, projectTypes } from "../lead-options.ts";
import { defineKind } from "../record-kind.ts";

const { name, contactReply } = business;

/** The project form (specification, sections 3 and 4). */
export const contact = defineKind({
  kind: "contact",
  prefix: "PR",
  table: "contact_submissions",
  columns: ["name", "email", "company", "project_type", "budget", "message"],
  sentBy: "anyone",
  title: "Contact submissions",
  badge: "Contact",
  noticeName: "message",
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["responded"] },
    { value: "responded", label: "Responded", tone: "done", action: "Mark responded", leadsTo: [] },
  ],
  topic: { label: "Project type", all: "All projects", options: projectTypes },
  fields: [
    { column: "company", label: "Company", absent: "N/A" },
    { column: "project_type", label: "Project type", options: projectTypes },
    { column: "budget", label: "Budget", options: budgets },
  ],
  message: "message",
  replyWithin: { hours: 24 },
  acknowledgement: {
    subject: "We have your message",
    text: `Thank you for writing to ${name}. Your message has arrived. A person reads it and answers ${contactReply}.`,
    answer: `A person answers ${contactReply}.`,
  },
  replyTemplates: [
    {
      id: "call",
      name: "Propose a call",
      subject: "Your project: shall we talk?",
      body: "thank you for writing to us. Your message tells us enough to have an opinion; half an hour on the telephone would tell us enough to have a price.\n\nWould one of these suit you?\n\n- \n- \n\nIf not, send me two times that do.",
    },
    {
      id: "questions",
      name: "Ask for details",
      subject: "Three questions about your project",
      body: "thank you for your message. Before we say what it would take, three questions:\n\n1. Who works with it every day, and how many of them are there?\n2. What happens today when something goes wrong?\n3. Is there a date by which it has to run?\n\nShort answers are fine.",
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "About your request",
      body: "thank you for asking us. We have read your message with care, and we are not the right people for it: \n\nI would rather say so today than take your time. I wish you well with it.",
    },
  ],
  privacy: {
    form: "Project form",
    fields:
      "Name, e-mail, message; company, project type and budget if given; time and state of the answer",
  },
  retention: { months: 24 },
});
