import {
  emailOf,
  rowOf,
  type FormCase,
  type KindSample,
  type Overrides,
  type Row,
} from "./kind-sample.ts";

export function aJobApplication(overrides: Overrides = {}): Row {
  return rowOf({
    id: crypto.randomUUID(),
    job_slug: "product-designer",
    full_name: "Ines Duarte",
    email: "ines@duarte.example",
    phone: "",
    links: ["https://duarte.example"],
    message: `I draw tables people like to read. ${crypto.randomUUID()}`,
    cv_url: "",
    ...overrides,
  });
}

const form: FormCase = {
  name: "job application",
  path: "/careers/product-designer",
  form: "Apply for this role",
  draftKey: "draft-job-product-designer",
  logName: "Job application",
  endpoint: "job_applications",
  send: "Send application",
  failed: "Failed to send your application. Please try again.",
  done: "Application received",
  texts: (mark) => ({
    name: "Ines Duarte",
    email: emailOf(mark),
    phone: "+1 415 555 0101",
    cvUrl: "https://duarte.example/cv.pdf",
    links:
      "https://duarte.example\nhttps://tables.example, https://two.example https://three.example",
    message: "I draw tables.",
  }),
  table: "job_applications",
  row: (mark) => ({
    job_slug: "product-designer",
    full_name: "Ines Duarte",
    email: emailOf(mark),
    phone: "+1 415 555 0101",
    links: [
      "https://duarte.example",
      "https://tables.example",
      "https://two.example",
      "https://three.example",
    ],
    message: "I draw tables.",
    cv_url: "https://duarte.example/cv.pdf",
  }),
  status: "new",
};

export const sample: KindSample = {
  row: aJobApplication,
  entry: {
    name: "Ines Duarte",
    company: "",
    subject: "product-designer",
    topic: "product-designer",
  },
  forms: [form],
};
