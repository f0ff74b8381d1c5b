import { business } from "#domain/business.ts";
import type { ToastMessage } from "./messages.ts";
import { site } from "./site.ts";

const { jobReply } = business;

/** Words of the careers pages. The roles themselves are Markdown files in `jobs/`. */
export const careers = {
  meta: {
    title: "Careers: four open roles",
    description:
      "Four open roles in engineering, design, infrastructure and support: what you would do, what we ask, what we pay and how we decide.",
  },
  name: "Careers",
  headline: ["Work on things", "people use on Monday"],
  text: "Small teams, real users, fixed scopes. You see the desk before you see the ticket.",
  facts: [
    { label: "Where", value: `${site.office.city}, or remote in the US` },
    { label: "Teams", value: "Four people, one project at a time" },
    { label: "Every step", value: "A paid trial, and an answer in five working days" },
  ],
  rolesHeading: "Open roles",
  requirements: "What we ask",
  apply: "Apply Now",
  closed: "Applications for this role have closed.",
  resumes: {
    lines: ["No role", "that fits?"],
    text: "Send us your resume and one thing you have made. We read all of them, and answer within ten working days.",
    action: "Send your resume",
    href: `mailto:${site.email}?subject=${encodeURIComponent("Resume")}`,
  },
  terms: {
    location: "Location",
    type: "Type",
    department: "Department",
    posted: "Posted",
    validThrough: "Apply by",
  },
} as const;

/** Words of the application form on the page of a role (decision D7). */
export const jobForm = {
  heading: "Apply for this role",
  text: `Five minutes. A person reads it, and you hear from us ${jobReply}.`,
  labels: {
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    links: "Links to your work",
    message: "Why this role?",
    cvUrl: "Link to your CV",
  },
  hints: {
    links: "Portfolio, code, a page you are proud of. One per line.",
    message: "A few sentences are enough. Tell us about one thing you built or mended.",
    cvUrl: "https://",
  },
  send: "Send application",
  sending: "Sending…",
  next: "A person from the team reads it and writes to you, whatever the answer. Name the reference if you add something.",
  privacy: "We use your details only to decide on this application.",
  errors: {
    nameMissing: "Enter your name.",
    nameLong: "Shorten your name to 200 characters or fewer.",
    emailMissing: "Enter your e-mail address.",
    emailShape: "Enter a full address, like name@company.com.",
    emailLong: "Use an e-mail address of 254 characters or fewer.",
    phoneLong: "Shorten the phone number to 50 characters or fewer.",
    linksLong: "Shorten the links to 2,000 characters or fewer.",
    linksMany: "Choose the 20 links that say most.",
    messageMissing: "Tell us why this role interests you.",
    messageLong: "Shorten your message to 5,000 characters or fewer.",
    cvShape: "Enter a full link, starting with https://.",
    cvLong: "Use a link of 500 characters or fewer.",
  },
} as const;

export const jobToasts = {
  sent: {
    title: "Application received",
    description: `You will hear from us ${jobReply}.`,
    tone: "success",
  },
  failed: {
    title: "Error",
    description: "Failed to send your application. Please try again.",
    tone: "error",
  },
} as const satisfies Record<string, ToastMessage>;
