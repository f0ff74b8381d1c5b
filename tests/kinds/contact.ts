import { emailOf, type FormCase, type KindSample } from "./kind-sample.ts";

/** A valid project request; the message is its own unless given. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    name: "Ada Lovelace",
    email: "ada@example.com",
    company: "",
    project_type: "",
    budget: "",
    message: `A new engine, please. ${crypto.randomUUID()}`,
    ...overrides,
  };
}

export type Lead = {
  name: string;
  email: string;
  company: string;
  project_type: string;
  budget: string;
  message: string;
};

const form: FormCase = {
  name: "contact form",
  path: "/contact",
  form: "Your project",
  draftKey: "draft-contact",
  logName: "Contact form",
  endpoint: "contact_submissions",
  send: "Send message",
  failed: "Failed to send message. Please try again.",
  done: "Message Sent!",
  texts: (mark) => ({
    name: "Maya Ortega",
    email: emailOf(mark),
    company: "Ortega Clinics",
    projectType: "healthcare",
    budget: "25k-50k",
    message: `Patients print a PDF (${mark}).\nThey bring it to the desk.`,
  }),
  table: "contact_submissions",
  row: (mark) => ({
    name: "Maya Ortega",
    email: emailOf(mark),
    company: "Ortega Clinics",
    project_type: "healthcare",
    budget: "25k-50k",
    message: `Patients print a PDF (${mark}).\nThey bring it to the desk.`,
  }),
  status: "new",
};

export const sample: KindSample = {
  row: (overrides) => ({ ...aLead(), ...overrides }),
  entry: { name: "Ada Lovelace", company: "", subject: "", topic: "" },
  forms: [form],
};
