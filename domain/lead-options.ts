import type { Option } from "./option.ts";

/** Specification, section 3: the contact form's project types. */
export const projectTypes = [
  { value: "ecommerce", label: "E-commerce" },
  { value: "healthcare", label: "Healthcare" },
  { value: "education", label: "Education" },
  { value: "realestate", label: "Real estate" },
  { value: "community", label: "Community" },
  { value: "custom", label: "Custom" },
] as const satisfies readonly Option[];

/** Specification, section 3: the contact form's budgets. The consultation application has codes of its own. */
export const budgets = [
  { value: "under-10k", label: "Under $10k" },
  { value: "10k-25k", label: "$10k to $25k" },
  { value: "25k-50k", label: "$25k to $50k" },
  { value: "50k-100k", label: "$50k to $100k" },
  { value: "over-100k", label: "Over $100k" },
] as const satisfies readonly Option[];

/** Specification, section 3: the consultation application's own budgets. */
export const consultationBudgets = [
  { value: "5000-10000", label: "$5,000 to $10,000" },
  { value: "10000-25000", label: "$10,000 to $25,000" },
  { value: "25000-50000", label: "$25,000 to $50,000" },
  { value: "50000-100000", label: "$50,000 to $100,000" },
  { value: "100000+", label: "Over $100,000" },
] as const satisfies readonly Option[];

/** The budgets that senders of a kind choose from; none for kinds that do not ask. */
export function budgetsOf(kind: string): readonly Option[] {
  if (kind === "contact") return budgets;
  return kind === "consultation" ? consultationBudgets : [];
}

export const timelines = [
  { value: "asap", label: "As soon as possible" },
  { value: "1-2months", label: "1 to 2 months" },
  { value: "2-4months", label: "2 to 4 months" },
  { value: "4-6months", label: "4 to 6 months" },
  { value: "6months+", label: "More than 6 months" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

/** The twelve services, word for word. */
export const services = [
  "Website Design & Development",
  "E-commerce Platform",
  "Web Application Development",
  "Mobile App Development",
  "UI/UX Design",
  "Brand Identity & Logo Design",
  "Digital Marketing Strategy",
  "SEO Optimization",
  "Content Management System",
  "API Development & Integration",
  "Database Design",
  "Hosting & Maintenance",
] as const;

export const consultationTypes = [
  { value: "video-call", label: "Video call" },
  { value: "phone-call", label: "Phone call" },
  { value: "in-person", label: "In person" },
] as const satisfies readonly Option[];

export const preferredTimes = [
  { value: "morning", label: "Morning" },
  { value: "afternoon", label: "Afternoon" },
  { value: "evening", label: "Evening" },
] as const satisfies readonly Option[];

/** The six zones with their standard offset from UTC in minutes. */
export const timezones = [
  { value: "EST", label: "EST, New York", offset: -300 },
  { value: "CST", label: "CST, Chicago", offset: -360 },
  { value: "MST", label: "MST, Denver", offset: -420 },
  { value: "PST", label: "PST, San Francisco", offset: -480 },
  { value: "GMT", label: "GMT, London", offset: 0 },
  { value: "CET", label: "CET, Berlin", offset: 60 },
] as const satisfies readonly (Option & { readonly offset: number })[];

export type ProjectType = (typeof projectTypes)[number]["value"];
