import { site } from "./site.ts";

/** Words of one toast. Those of the error catalogue are the specification's, section 8, character for character. */
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  readonly tone: "neutral" | "success" | "error";
};

export const toasts = {
  contactSent: {
    title: "Message Sent!",
    description: "We'll get back to you within 24 hours.",
    tone: "success",
  },
  contactFailed: {
    title: "Error",
    description: "Failed to send message. Please try again.",
    tone: "error",
  },
  signedIn: {
    title: "Welcome back!",
    description: "You have been signed in successfully.",
    tone: "success",
  },
  signInFailed: (reason: string) => ({
    title: "Error signing in",
    description: reason,
    tone: "error" as const,
  }),
  signedOut: { title: "Signed out", tone: "neutral" },
  statusChanged: (status: string) => ({
    title: "Success",
    description: `Contact marked as ${status}`,
    tone: "success" as const,
  }),
  statusFailed: { title: "Error", description: "Failed to update contact status", tone: "error" },
  copyByHand: { title: "Press Ctrl+C", tone: "neutral" },
} as const satisfies Record<string, ToastMessage | ((text: string) => ToastMessage)>;

export const unexpectedError = "An unexpected error occurred";

export const contactErrors = {
  nameMissing: "Enter your name.",
  nameLong: "Shorten your name to 200 characters or fewer.",
  emailMissing: "Enter your e-mail address.",
  emailShape: "Enter a full address, like name@company.com.",
  emailLong: "Use an e-mail address of 254 characters or fewer.",
  companyLong: "Shorten the company name to 200 characters or fewer.",
  messageMissing: "Tell us a little about the project.",
  messageLong: "Shorten the description to 10,000 characters or fewer.",
} as const;

/** What helps further after a form of the site could not be sent, by kind of failure, and how else we are reached. */
export const sendErrors = {
  "too-many": (wait: string) =>
    `A lot has been sent from your connection in a short time. Everything you typed is still here. Please wait ${wait} and try again.`,
  refused:
    "Our server could not accept one of the values; perhaps a text is too long. Everything you typed is still here: check the form, then send it again.",
  unreachable:
    "We could not reach our server. Everything you typed is still here: check your connection, then send it again.",
  "not-allowed":
    "Something went wrong on our side. Everything you typed is still here: please send it again.",
  failed:
    "Something went wrong on our side. Everything you typed is still here: please send it again.",
  contact: { email: site.email, phone: site.phone },
} as const;

export const signInErrors = {
  emailMissing: "Enter your email.",
  emailShape: "Enter a full address, like name@company.com.",
  passwordMissing: "Enter your password.",
} as const;
