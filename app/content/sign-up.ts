import { partnerTiers } from "#domain/applicant-options.ts";
import { business } from "#domain/business.ts";
import type { ToastMessage } from "./messages.ts";

const { reviewTime } = business;
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
    unconfirmed:
      "You are signed in. To sign in again later, confirm your address first: we have just sent you a letter with a link.",
    known: "It goes with the account you are signed in to.",
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
  unconfirmed: {
    title: "Confirm your address",
    description: "Your account is made. Open the link in the e-mail we have sent you.",
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

/** What helps further when the account is there and the application is not. */
export const signUpFailures = {
  accountMade:
    "Your account exists and you are signed in. The application is kept here: Retry stores it, and makes no second account.",
  unconfirmed:
    "The application is kept here. Once the address is confirmed, sign in under “Already applied?” and send it with your account.",
  sessionEnded:
    "Your session has ended. The application is kept here: sign in under “Already applied?”, then send it again.",
} as const;

/** What a signed-in applicant sees of the own applications. */
export const ownApplications = {
  title: "Your applications",
  loading: "Loading...",
  none: "Nothing yet from this account. Choose a door and apply below.",
  failed: "Could not load your applications.",
  unreachable: "Our server did not answer. Check your connection.",
  other: "Something went wrong on our side. Your applications are safe.",
  reference: "Reference",
  sent: "Sent",
} as const;

/** Each state of an application in a word, with what happens next or what to do. */
export const applicationStates = {
  new: {
    label: "Received",
    partner: `A person reads it within ${reviewTime} and writes to you. Nothing to do until then.`,
    portal: `An engineer reads it within ${reviewTime} and writes to you. Nothing to do until then.`,
  },
  in_review: {
    label: "In review",
    partner: "We are reading it and looking at your work. Questions come to you by e-mail.",
    portal: "We are reading it and looking at your code. Questions come to you by e-mail.",
  },
  approved: {
    label: "Approved",
    partner:
      "Welcome to the program. Next is a call of 30 minutes: we write to you with times to choose from.",
    portal: "Welcome. We write to you with the next step.",
  },
  invited: {
    label: "Invited",
    partner: "We write to you with times for a call of 30 minutes.",
    portal:
      "We would like to work with you. Next is a call of 30 minutes: we write to you with times to choose from.",
  },
  rejected: {
    label: "Not this time",
    partner:
      "We cannot take you on at the moment. Ask us why whenever you like, and apply again when something has changed.",
    portal:
      "We have no brief that fits at the moment. Ask us why whenever you like, and apply again when something has changed.",
  },
} as const satisfies Record<string, { readonly label: string } & Record<DoorKind, string>>;

/** Stands before a second application to the same program. */
export const runningNotice = {
  before: "You have applied here already:",
  sent: (date: string) => `of ${date} is`,
  after: "A second application is possible, for another company for example; both are answered.",
  again: "Apply again",
} as const;

/** The panel for applicants who have an account. */
export const applicant = {
  title: "Already applied?",
  text: "Sign in to see your application and its status. The answer itself comes by e-mail.",
  ended: "Your session has ended. Sign in again to see your application and its status.",
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
  forgot: "Forgot your password?",
  lostHelp:
    "Check both fields; capital letters count in passwords. If yours is lost, ask for a link below, or write to us and we help.",
} as const;
