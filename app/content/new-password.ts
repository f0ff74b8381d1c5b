/** `/login?view=forgot`: an e-mail with a link, where this site sends e-mails. */
export const forgotPassword = {
  title: "Forgot your password?",
  subtitle: "We send you a link with which you choose a new one.",
  email: "Email",
  submit: "Send the link",
  submitting: "Sending…",
  /** The same for addresses with and without an account. */
  sent: "If this address has an account, a letter with a link is on its way. The link works for one hour.",
  sentNote: "Nothing there after a few minutes? Look among the unwanted mail, then ask again.",
  sentToast: { title: "Check your e-mail", tone: "neutral" },
  failedToast: { title: "Error", description: "The link was not asked for.", tone: "error" },
  again: "Ask again",
  back: "Back to sign-in",
  loading: "Loading...",
  noMail: "This site does not send mail yet, so there is no link to ask for.",
  noMailHelp:
    "An owner, or whoever runs the server, sets a new password for you and tells you. On the server this is one command:",
  command: "npm run staff -- set-password you@example.com",
  unknown: "Could not find out whether this site sends mail.",
  retry: "Retry",
} as const;

/** `/login?view=reset`: where the link of the e-mail leads. */
export const newPassword = {
  title: "New password",
  subtitle: "Choose a password for your account. It works from the moment you save it.",
  password: "New password",
  hint: "10 to 72 characters",
  submit: "Save and sign in",
  submitting: "Saving…",
  savedToast: {
    title: "Password changed",
    description: "You are signed in.",
    tone: "success",
  },
  failedToast: { title: "Error", description: "The password was not changed.", tone: "error" },
  missing: "Choose a password of 10 characters or more.",
  short: "Use 10 characters or more.",
  long: "Use 72 characters or fewer.",
  same: "This is the password you had. Choose another.",
  weakHelp: "A sentence you will remember makes a good password.",
  deadTitle: "This link does not work any more",
  deadText: "It was used already, or it is older than an hour. Your password is as it was.",
  unanswered: "Our server did not answer, so the link could not be checked.",
  brokenTitle: "This link is incomplete",
  brokenText: "Open it from the letter once more, or copy all of it into the address bar.",
  anew: "Ask for a new link",
} as const;

/** What helps further when a new password could not be saved. */
export const newPasswordReasons = {
  unreachable:
    "We could not reach our server. What you typed is still here: check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many tries in a short time. What you typed is still here. Please wait ${wait} and try again.`,
  refused: "Our server could not accept this password. Choose another.",
  "not-allowed": "Something went wrong on our side. Please try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
