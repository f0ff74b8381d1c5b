import type { Page } from "@playwright/test";
import type { StoredRow } from "./stored-records.ts";

/** One form of the site, filled in with words that nobody else in the run has. */
export type FormCase = {
  readonly name: string;
  readonly path: string;
  /** The form's accessible name. */
  readonly form: string;
  readonly draftKey: string;
  /** For the console: `Contact form`. */
  readonly logName: string;
  /** Where it is sent, after `/rest/v1/`. */
  readonly endpoint: string;
  readonly send: string;
  readonly failed: string;
  readonly done: string;
  /** Texts and options by field name. */
  readonly texts: (mark: string) => Readonly<Record<string, string>>;
  /** Boxes and radio buttons: name, and value where there is more than one. */
  readonly ticks?: readonly (readonly [name: string, value?: string])[];
  readonly table: string;
  /** What the row has to hold, beside `id`, `created_at` and its first state. */
  readonly row: (mark: string) => StoredRow;
  readonly status: string;
};

export function emailOf(mark: string): string {
  return `maya.${mark}@ortegaclinics.example`;
}

export function newMark(): string {
  return Math.random().toString(36).slice(2, 10);
}

export function tickOf(name: string, value?: string): string {
  return value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
}

/** Fills the form in, opening the folds that hide some of it. */
export async function fillIn(page: Page, { form, texts, ticks = [] }: FormCase, mark: string) {
  const area = page.getByRole("form", { name: form, exact: true });
  for (const fold of await area.locator("details > summary").all()) await fold.click();
  for (const [name, value] of ticks) {
    await area.locator(tickOf(name, value)).check();
  }
  for (const [name, value] of Object.entries(texts(mark))) {
    const field = area.locator(`[name="${name}"]`);
    if ((await field.evaluate(({ localName }) => localName)) === "select") {
      await field.selectOption(value);
    } else await field.fill(value);
  }
}

const contact: FormCase = {
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

const consultation: FormCase = {
  name: "consultation application",
  path: "/application-form",
  form: "Launch consultation",
  draftKey: "draft-consultation",
  logName: "Consultation application",
  endpoint: "consultation_applications",
  send: "Submit application",
  failed: "Failed to submit your application. Please try again.",
  done: "Application Submitted!",
  texts: (mark) => ({
    firstName: "Maya",
    lastName: "Ortega",
    email: emailOf(mark),
    phone: "+1 415 555 0100",
    company: "Ortega Clinics",
    position: "Owner",
    projectTitle: "Online booking",
    projectDescription: "Patients print a PDF.",
    budget: "25000-50000",
    timeline: "2-4months",
    projectType: "healthcare",
    currentWebsite: "https://ortegaclinics.example",
    competitors: "Two clinics across the street",
    targetAudience: "Patients over 60",
    goals: "Half the calls",
    additionalInfo: "We close in August.",
    preferredDate: "2031-05-20",
    timezone: "CET",
  }),
  ticks: [
    ["services", "UI/UX Design"],
    ["services", "Database Design"],
    ["consultationType", "phone-call"],
    ["preferredTime", "evening"],
    ["agreeToTerms"],
    ["agreeToMarketing"],
  ],
  table: "consultation_applications",
  row: (mark) => ({
    first_name: "Maya",
    last_name: "Ortega",
    email: emailOf(mark),
    phone: "+1 415 555 0100",
    company: "Ortega Clinics",
    position: "Owner",
    project_title: "Online booking",
    project_description: "Patients print a PDF.",
    project_type: "healthcare",
    budget: "25000-50000",
    timeline: "2-4months",
    services: ["UI/UX Design", "Database Design"],
    current_website: "https://ortegaclinics.example",
    competitors: "Two clinics across the street",
    target_audience: "Patients over 60",
    goals: "Half the calls",
    additional_info: "We close in August.",
    consultation_type: "phone-call",
    preferred_date: "2031-05-20",
    preferred_time: "evening",
    timezone: "CET",
    agree_to_terms: true,
    agree_to_marketing: true,
    zone_name: "America/Los_Angeles",
  }),
  status: "new",
};

const support: FormCase = {
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

const job: FormCase = {
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

const newsletter: FormCase = {
  name: "newsletter",
  path: "/blog",
  form: "One letter a month",
  draftKey: "draft-newsletter",
  logName: "Newsletter",
  endpoint: "rpc/subscribe",
  send: "Subscribe",
  failed: "Failed to subscribe. Please try again.",
  done: "Thank you",
  texts: (mark) => ({ email: emailOf(mark) }),
  table: "newsletter_subscribers",
  row: (mark) => ({ email: emailOf(mark), source: "/blog", confirmed_at: null }),
  status: "pending",
};

const billing = (mark: string) => ({
  name: "Jonas Lindqvist",
  email: emailOf(mark),
  company: "Nordlys",
  address: "Storgata 1\nOslo",
  country: "Norway",
  vatId: "NO 123",
  notes: "Before June.",
});

const order: FormCase = {
  name: "package order",
  path: "/purchase",
  form: "Order",
  draftKey: "draft-order",
  logName: "Order form",
  endpoint: "rpc/place_order",
  send: "Place order",
  failed: "Failed to send order. Please try again.",
  done: "Order received",
  texts: billing,
  ticks: [
    ["item", "package:professional"],
    ["addOns", "premium-support"],
    ["addOns", "brand-identity"],
    ["agreeToTerms"],
  ],
  table: "package_orders",
  row: (mark) => ({
    kind: "package",
    item_id: "professional",
    addons: ["brand-identity", "premium-support"],
    subtotal_cents: 749_700,
    monthly_cents: 50_000,
    name: "Jonas Lindqvist",
    email: emailOf(mark),
    company: "Nordlys",
    country: "Norway",
    address: "Storgata 1\nOslo",
    vat_id: "NO 123",
    notes: "Before June.",
    agree_to_terms: true,
  }),
  status: "submitted",
};

const planOrder: FormCase = {
  ...order,
  name: "plan order",
  ticks: [
    ["item", "plan:starter"],
    ["addOns", "extra-storage"],
    ["addOns", "custom-integration"],
    ["agreeToTerms"],
  ],
  row: (mark) => ({
    ...order.row(mark),
    kind: "plan",
    item_id: "starter",
    addons: ["custom-integration", "extra-storage"],
    subtotal_cents: 0,
    monthly_cents: 205_000,
  }),
};

export const formCases = [contact, consultation, support, job, newsletter, order, planOrder];
