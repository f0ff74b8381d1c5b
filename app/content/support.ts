import type { AppPath } from "./app-path.ts";
import type { IconName } from "./icon-name.ts";
import type { ToastMessage } from "./messages.ts";
import { site } from "./site.ts";

export const supportPage = {
  meta: {
    title: "Support, system status and answers",
    description:
      "Answers to common questions, the state of our services and a form that reaches the people who built your application. E-mail is answered within 4 hours.",
  },
  headline: ["How can we help?"],
  text: "Look it up, see what is running, or write to the people who built your application.",
  tabsLabel: "Parts of support",
  tabs: [
    { id: "faq", label: "FAQ" },
    { id: "status", label: "System Status" },
    { id: "contact", label: "Contact Us" },
    { id: "resources", label: "Resources" },
  ],
} as const;

export type SupportChannel = {
  readonly icon: IconName;
  readonly name: string;
  /** What stands in large type. */
  readonly promise: string;
  readonly note: string;
  readonly text: string;
  readonly action:
    | { readonly label: string; readonly to: AppPath; readonly query?: string }
    | { readonly label: string; readonly href: string };
};

/** The three channels of the specification, sections 2 and 9; what they do is decision D15. */
export const supportChannels = [
  {
    icon: "chat",
    name: "Live chat",
    promise: site.claims.chatReply,
    note: "average reply while somebody is there",
    text: `For questions that fit into a sentence. Somebody is there ${site.phoneHours}; at other times your question waits for us, and the answer comes by e-mail within ${site.claims.emailReply}.`,
    action: { label: "Start a chat", to: "/support#contact", query: "?channel=chat" },
  },
  {
    icon: "mail",
    name: "E-mail",
    promise: site.claims.emailReply,
    note: "at most until you have a reply",
    text: "For anything with a screenshot or a list.",
    action: { label: "Write an e-mail", href: `mailto:${site.email}` },
  },
  {
    icon: "phone",
    name: "Priority call",
    promise: "Enterprise",
    note: "enterprise customers only",
    text: "A named engineer who knows your application.",
    action: { label: "Ask about enterprise", to: "/contact" },
  },
] as const satisfies readonly SupportChannel[];

export const supportFaqs = [
  {
    question: "How do I get an answer fastest?",
    answer: `Say which application it is, what you did, what you expected and what happened instead. A screenshot saves a round of questions. Live chat answers in ${site.claims.chatReply} on average while somebody is there (${site.phoneHours}), e-mail within ${site.claims.emailReply}.`,
  },
  {
    question: "I cannot sign in. What can I do?",
    answer:
      "Check that you use the address the invitation went to. After several failed attempts sign-in pauses for some minutes; wait and try again. If that does not help, an admin of your application can send a new invitation, and so can we.",
  },
  {
    question: "Something looks broken. Is it me or you?",
    answer:
      "Look at System Status first. If everything is operational, reload the page and try another browser. Then write to us with the time it happened: with that we find it in the log.",
  },
  {
    question: "How do I get a copy of my data?",
    answer:
      "An owner of the application can export everything at any time under Settings, Backups. The file has one readable line for each record. You need not ask us, and it costs nothing.",
  },
  {
    question: "We deleted something by mistake. Can you bring it back?",
    answer:
      "Almost always. Every change of the last 7 days and every night of the last 35 days can be restored to a copy, from which you take what you need. Write to us before you try to repair it by hand.",
  },
  {
    question: "Who can call the priority line?",
    answer:
      "Enterprise customers only. They have a named engineer and a number that is answered around the clock. Everybody else reaches us by chat and e-mail.",
  },
  {
    question: "How do I report a security problem?",
    answer: `Write to ${site.email} with the subject Security report, or use the form under Contact Us. Our disclosure policy on the security page says what you can expect from us.`,
  },
] as const;

export const supportSearch = {
  heading: "Questions and answers",
  label: "Search the questions",
  placeholder: "refund, domain, backup…",
  count: (found: number, all: number) =>
    found === all ? `${all} questions` : `${found} of ${all} questions`,
  none: "No question matches. Ask it yourself:",
  ask: "write to us",
} as const;

export const supportForm = {
  heading: "Write to us",
  text: "Fill in as much as you like. A person reads it.",
  labels: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    subject: "Subject",
    message: "Message",
  },
  send: "Send message",
  sending: "Sending…",
  /** Decision D16: the only thing the form ever objects to. */
  empty: "Nothing to send yet",
  next: `A person reads it and answers by e-mail within ${site.claims.emailReply}. Name the reference if you write again.`,
  nextWithoutAddress: `A person reads it. You left no address, so write to ${site.email} with the reference if you would like an answer.`,
  channels: {
    form: null,
    chat: {
      title: "Nobody is at the chat right now.",
      text: `We answer by e-mail when nobody is online. Leave your question here with your address, and you have an answer within ${site.claims.emailReply}.`,
      subject: "",
    },
    security: {
      title: "Thank you for looking out for us.",
      text: "Say where the weakness is, how to repeat it and what somebody could do with it. You may leave out your name.",
      subject: "Security report",
    },
  },
} as const;

export const supportToasts = {
  sent: {
    title: "Message Sent!",
    description: `We'll get back to you within ${site.claims.emailReply}.`,
    tone: "success",
  },
  /** In place of `sent` where no address was given. */
  sentWithoutAddress: {
    title: "Message Sent!",
    description: "A person reads it. You left no address that we could answer to.",
    tone: "success",
  },
  failed: {
    title: "Error",
    description: "Failed to send message. Please try again.",
    tone: "error",
  },
} as const satisfies Record<string, ToastMessage>;

type Resource = { readonly label: string; readonly text: string; readonly to: AppPath };

export const supportResources = {
  heading: "Resources",
  list: [
    {
      label: "Documentation",
      text: "From the first deploy to backups and webhooks",
      to: "/documentation",
    },
    { label: "API reference", text: "Every endpoint, with samples to copy", to: "/api" },
    { label: "Security", text: "How we work, and how to report a weakness", to: "/security" },
    { label: "System status", text: "What is running and what is degraded", to: "/support#status" },
    { label: "Contact", text: "For projects, partners and everything else", to: "/contact" },
  ] satisfies readonly Resource[],
} as const;
