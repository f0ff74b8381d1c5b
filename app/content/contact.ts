import { site } from "./site.ts";

/** Words of the contact page. Headings, promises and durations are the specification's, section 2. */
export const contact = {
  meta: {
    title: "Contact us about your project",
    description: `Tell us what your site should be doing by now. A person reads every message and answers ${site.contactReply}. Call, write or send the project form.`,
  },
  headline: ["Ready to Launch", "Your Mission?"],
  text: `Tell us what your site should be doing by now. A person reads every message and answers ${site.contactReply}.`,
  formHeading: "Your project",
  formHint: "What does your site do today, and what should it do instead?",
  send: "Send message",
  sending: "Sending…",
  next: `A person reads your message and answers by e-mail ${site.contactReply}.`,
  help: [
    {
      title: "Launch Consultation",
      text: "A free 30-minute session about scope, risk and price. Longer than a call, and it starts with an application.",
      to: "/application-form",
    },
    {
      title: "Quick Start",
      text: `Your project is running within ${site.claims.projectStart}.`,
      to: null,
    },
    {
      title: "Team Onboarding",
      text: "We train the people who will use it every day, in their own accounts.",
      to: null,
    },
  ],
} as const;
