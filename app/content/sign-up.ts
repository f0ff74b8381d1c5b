import { applicationSteps } from "./application-steps.ts";
import type { Option } from "./lead-options.ts";
import type { ToastMessage } from "./messages.ts";
import { partnerTiers, type PartnerTier } from "./partner-tiers.ts";
import type { PartnerType } from "./partners.ts";

const reviewTime = applicationSteps[1].time.toLowerCase();
const [firstTier, , , lastTier] = partnerTiers;

/** The two doors of `/auth` (decision D32). */
export type DoorKind = "partner" | "portal";

export type Door = {
  readonly kind: DoorKind;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
};

export const doors = [
  {
    kind: "partner",
    title: "Partner program",
    text: "For agencies, consultants and resellers.",
    points: [
      `${firstTier.commission}% to ${lastTier.commission}% commission`,
      "Four tiers",
      "Your own portal",
    ],
  },
  {
    kind: "portal",
    title: "Engineering portal",
    text: "For developers who want open briefs.",
    points: ["Component source", "Deployment logs", "Paid briefs"],
  },
] as const satisfies readonly Door[];

export const partnerTypeOptions = [
  { value: "agency", label: "Agency" },
  { value: "consultant", label: "Consultant" },
  { value: "reseller", label: "Reseller" },
  { value: "technology", label: "Technology partner" },
] as const satisfies readonly (Option & { readonly value: PartnerType["id"] })[];

export const tierOptions: readonly (Option & { readonly value: PartnerTier["id"] })[] =
  partnerTiers.map(({ id, name, commission }) => ({ value: id, label: `${name}, ${commission}%` }));

export const referralOptions = [
  { value: "1-2", label: "1 to 2" },
  { value: "3-5", label: "3 to 5" },
  { value: "6-10", label: "6 to 10" },
  { value: "10+", label: "More than 10" },
] as const satisfies readonly Option[];

export const availabilityOptions = [
  { value: "full-time", label: "Full time" },
  { value: "part-time", label: "Part time" },
  { value: "weekends", label: "Weekends" },
] as const satisfies readonly Option[];

/** Words of the page around the forms. */
export const signUpPage = {
  meta: {
    title: "Join as a partner or an engineer",
    description:
      "Apply to the partner program or to the engineering portal, and make the account that goes with it. We answer every application by e-mail.",
  },
  headline: ["Two doors"],
  text: "Bring us clients, or build with us. Choose one; you can apply for the other later.",
  question: "What are you applying for?",
  stepsLabel: "The four steps of an application",
} as const;

/** Words of the two applications. */
export const application = {
  partner: {
    title: "Partner application",
    promise: `We review within ${reviewTime} and answer by e-mail.`,
    read: { label: "Read the program again", to: "/partners" },
  },
  portal: {
    title: "Engineering application",
    promise: "We answer every one, by e-mail.",
    read: { label: "Read the documentation", to: "/documentation" },
  },
  labels: {
    company: "Company",
    partnerType: "Partner type",
    tier: "Tier you aim for",
    referrals: "Referrals a quarter",
    site: "Website",
    message: "Message",
    fullName: "Name",
    portfolio: "Code or portfolio link",
    stack: "Stack",
    availability: "Availability",
    email: "E-mail",
    password: "Password",
  },
  hints: {
    stack: "Comma-separated",
    availability: "From next month",
    email: "We send the answer here",
    password: "10 characters or more",
  },
  chooseOne: "Choose one",
  account: "Your sign-in",
  knownAs: "You are signed in as",
  knownNote: "The application goes with this account.",
  submit: "Apply and create account",
  submitKnown: "Apply",
  submitting: "Sending…",
  confirmation: {
    title: "Application received",
    ready: "Your account is ready and you are signed in.",
    known: "It goes with the account you are signed in to.",
    unconfirmed: "Open the link in the e-mail we have sent you: your account works from then on.",
    reference: "Reference",
    door: "Application",
    account: "Account",
    next: "What happens next",
    nextText: `A person reads it and writes to you within ${reviewTime}.`,
    home: "Back to Home",
  },
} as const;

export const signUpToasts = {
  sent: {
    title: "Application received",
    description: `We answer by e-mail within ${reviewTime}.`,
    tone: "success",
  },
  failed: {
    title: "Error",
    description: "Failed to send your application. Please try again.",
    tone: "error",
  },
  /** In the pattern of "Error signing in": the service's message stands unchanged. */
  refused: (reason: string) => ({
    title: "Error signing up",
    description: reason,
    tone: "error" as const,
  }),
} as const satisfies Record<string, ToastMessage | ((text: string) => ToastMessage)>;

export const signUpErrors = {
  /** The service's rule, word for word (specification, section 5). */
  credentials: "You must provide either an email or phone number and a password",
  company: "Enter your company's name.",
  partnerType: "Choose the type that is closest.",
  fullName: "Enter your name.",
  portfolio: "Enter a link to your code or portfolio.",
  link: "Enter a link, like https://company.com.",
  emailMissing: "Enter your e-mail address.",
  emailShape: "Enter a full address, like name@company.com.",
  passwordMissing: "Choose a password of 10 characters or more.",
  tooLong: "Shorten this answer.",
  notAnOption: "Choose one of the options.",
} as const;

/** The panel for applicants who have an account. */
export const applicant = {
  title: "Already applied?",
  text: "Sign in with the account you made. The answer itself comes by e-mail.",
  knownTitle: "Your account",
  knownAs: "You are signed in as",
  knownText: "We answer your application by e-mail. Is there something to add? Write to us.",
  contact: "Contact us",
  signOut: "Sign Out",
  form: {
    email: "E-mail",
    password: "Password",
    submit: "Sign in",
    submitting: "Signing in…",
    needsScript: "Signing in needs JavaScript.",
  },
  lostHelp:
    "Check both fields; capital letters count in passwords. If yours is lost, write to us and we help.",
} as const;
