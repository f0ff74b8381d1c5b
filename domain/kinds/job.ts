import { business } from "../business.ts";
import { jobSlugs } from "../job-slugs.ts";
import { defineKind } from "../record-kind.ts";
import { sentence } from "../sentence.ts";

const { jobReply } = business;

/** An application for an open role (decision D7). */
export const job = defineKind({
  kind: "job",
  prefix: "JA",
  table: "job_applications",
  columns: ["job_slug", "full_name", "email", "phone", "links", "message", "cv_url"],
  sentBy: "anyone",
  title: "Job applications",
  badge: "Job",
  noticeName: "job application",
  statuses: [
    {
      value: "new",
      label: "New",
      tone: "new",
      leadsTo: ["reviewing", "withdrawn"],
    },
    {
      value: "reviewing",
      label: "Reviewing",
      tone: "going",
      action: "Start review",
      leadsTo: ["interview", "rejected", "withdrawn"],
    },
    {
      value: "interview",
      label: "Interview",
      tone: "going",
      action: "Invite to an interview",
      leadsTo: ["hired", "rejected", "withdrawn"],
    },
    { value: "hired", label: "Hired", tone: "done", action: "Hire", leadsTo: [] },
    { value: "rejected", label: "Rejected", tone: "over", action: "Reject", leadsTo: [] },
    { value: "withdrawn", label: "Withdrawn", tone: "over", action: "Mark withdrawn", leadsTo: [] },
  ],
  topic: {
    label: "Role",
    all: "All roles",
    options: jobSlugs.map((slug) => ({ value: slug, label: sentence(slug) })),
  },
  fields: [
    { column: "job_slug", label: "Role", show: "slug" },
    { column: "phone", label: "Phone" },
    { column: "links", label: "Links to your work", show: "link" },
    { column: "cv_url", label: "Link to your CV", show: "link" },
  ],
  message: "message",
  replyWithin: { workingDays: 5 },
  acknowledgement: {
    subject: "We have your job application",
    text: `Thank you. Your application has arrived. A person reads it, and you hear from us ${jobReply}.`,
    answer: `You hear from us ${jobReply}.`,
  },
  replyTemplates: [
    {
      id: "interview",
      name: "Invite to an interview",
      subject: "Your application: let us meet",
      body: "thank you for your application. We would like to meet you. The first conversation takes 45 minutes, with two people you would work with. Which of these times suits you?\n\n- \n- ",
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your application",
      body: "thank you for applying and for the time behind it. We have decided to go on with somebody else: \n\nWe keep nothing longer than our privacy notice says, and are glad to hear from you again.",
    },
  ],
  privacy: {
    form: "Job application",
    fields: "Role, name, e-mail, message; phone, links and a link to a CV if given",
    since: "after the decision",
  },
  retention: { months: 6, after: ["hired", "rejected", "withdrawn"] },
});
