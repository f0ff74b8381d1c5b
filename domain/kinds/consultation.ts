import { business } from "../business.ts";
import { projectTypes } from "../lead-options.ts";
import { defineKind } from "../record-kind.ts";

const { contactReply } = business;

/** The application for a launch consultation (specification, section 3). */
export const consultation = defineKind({
  kind: "consultation",
  prefix: "LC",
  table: "consultation_applications",
  columns: [
    "first_name",
    "last_name",
    "email",
    "phone",
    "company",
    "position",
    "project_title",
    "project_description",
    "project_type",
    "budget",
    "timeline",
    "services",
    "current_website",
    "competitors",
    "target_audience",
    "goals",
    "additional_info",
    "consultation_type",
    "preferred_date",
    "preferred_time",
    "timezone",
    "agree_to_terms",
    "agree_to_marketing",
    "zone_name",
  ],
  sentBy: "anyone",
  title: "Consultations",
  badge: "Consultation",
  noticeName: "consultation application",
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["scheduled", "declined"] },
    {
      value: "scheduled",
      label: "Scheduled",
      tone: "going",
      action: "Mark scheduled",
      leadsTo: ["completed", "declined"],
    },
    { value: "completed", label: "Completed", tone: "done", action: "Mark completed", leadsTo: [] },
    { value: "declined", label: "Declined", tone: "over", action: "Decline", leadsTo: [] },
  ],
  topic: { label: "Project type", all: "All projects", options: projectTypes },
  fields: [],
  message: "project_description",
  replyWithin: { hours: 24 },
  acknowledgement: {
    subject: "We have your application for a consultation",
    text: `Thank you. Your application has arrived. A person reads it and writes to you ${contactReply}, with a time and the questions we want to use the half hour for.`,
    answer: `You hear from us ${contactReply}, with a time.`,
  },
  replyTemplates: [
    {
      id: "time",
      name: "Confirm a time",
      subject: "Your launch consultation",
      body: "thank you for applying. We would like to speak with you on:\n\n\n\nThe half hour is free and without obligation. It helps if you have at hand who uses the site today and what they complain about.",
    },
    {
      id: "decline",
      name: "Decline kindly",
      subject: "Your application",
      body: "thank you for the care you have put into your application. After reading it we think a consultation with us would not bring you further: \n\nPlease keep our address for the next project.",
    },
  ],
  privacy: {
    form: "Consultation application",
    fields: "What the form asks for, and the timezone of your browser",
  },
  retention: { months: 24 },
});
