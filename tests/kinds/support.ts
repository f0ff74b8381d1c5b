import {
  emailOf,
  rowOf,
  type FormCase,
  type KindSample,
  type Overrides,
  type Row,
} from "./kind-sample.ts";

export function aSupportRequest(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    first_name: "",
    last_name: "",
    email: "",
    subject: "",
    message: `The export is empty. ${crypto.randomUUID()}`,
    channel: "form",
    ...overrides,
  });
}

const form: FormCase = {
  name: "support form",
  path: "/support?topic=security#contact",
  form: "Write to us",
  draftKey: "draft-support",
  logName: "Support form",
  endpoint: "support_requests",
  send: "Send message",
  failed: "Failed to send message. Please try again.",
  done: "Message Sent!",
  texts: (mark) => ({
    firstName: "Maya",
    lastName: "Ortega",
    email: emailOf(mark),
    subject: "The export",
    message: "It is empty.",
  }),
  table: "support_requests",
  row: (mark) => ({
    first_name: "Maya",
    last_name: "Ortega",
    email: emailOf(mark),
    subject: "The export",
    message: "It is empty.",
    channel: "security",
  }),
  status: "open",
};

export const sample: KindSample = {
  row: aSupportRequest,
  entry: { name: "", company: "", subject: "", topic: "form" },
  forms: [form],
};
