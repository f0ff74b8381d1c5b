import { business } from "../business.ts";
import type { Option } from "../option.ts";
import { defineKind } from "../record-kind.ts";

const { emailReply } = business.claims;

const channels = [
  { value: "form", label: "Form" },
  { value: "chat", label: "Chat" },
  { value: "security", label: "Security report" },
] as const satisfies readonly Option[];

/** The support form, its chat and the security page (specification, section 3). */
export const support = defineKind({
  kind: "support",
  prefix: "SR",
  table: "support_requests",
  columns: ["first_name", "last_name", "email", "subject", "message", "channel"],
  sentBy: "anyone",
  title: "Support",
  badge: "Support",
  noticeName: "support request",
  statuses: [
    { value: "open", label: "Open", tone: "new", leadsTo: ["resolved"] },
    { value: "resolved", label: "Resolved", tone: "done", action: "Mark resolved", leadsTo: [] },
  ],
  topic: { label: "Channel", all: "All channels", options: channels },
  fields: [
    { column: "subject", label: "Subject" },
    { column: "channel", label: "Channel", options: channels },
  ],
  message: "message",
  replyWithin: { hours: 4 },
  acknowledgement: {
    subject: "We have your support request",
    text: `Your request has reached the people who built your application. You have an answer within ${emailReply}.`,
    answer: `You have an answer within ${emailReply}.`,
  },
  replyTemplates: [
    {
      id: "working",
      name: "We are looking into it",
      subject: "We are looking into it",
      body: "thank you for telling us. We can see what you describe and are looking for the cause. I write again today, also if there is nothing new by then.",
    },
    {
      id: "solved",
      name: "It is solved",
      subject: "Solved",
      body: "it works again. The cause was: \n\nPlease try once more, and answer this e-mail if anything is still not right.",
    },
    {
      id: "more",
      name: "Ask for details",
      subject: "A question about your request",
      body: "to find this quickly we need to see what you see. Could you send us the address of the page, the time it happened, and a screenshot if you have one?",
    },
  ],
  privacy: {
    form: "Support form",
    fields: "First and last name, e-mail, subject, message, as far as given",
  },
  retention: { months: 24 },
});
