/** Words of the sign-in page. Title, subtitle, labels and link are the specification's, section 2. */
export const signIn = {
  meta: {
    title: "Sign in to the admin panel",
    description:
      "Sign in with your staff e-mail address and password to read and answer contact submissions.",
  },
  title: "Admin Login",
  subtitle: "Sign in to access the admin panel",
  email: "Email",
  password: "Password",
  submit: "Sign In",
  submitting: "Signing In...",
  back: "Back to Website",
  forgot: "Forgot your password?",
  needsScript: "Signing in needs JavaScript.",
  signedInAs: "You are signed in as",
  carryOn: "Continue",
  signOut: "Sign out",
} as const;

/** What helps further after a refused sign-in; it stands under the service's own sentence (decision D59). */
export const signInHelp = {
  credentials:
    "Check both fields; capital letters count in passwords. If yours is lost, ask for a new one below.",
  tooMany:
    "Your account is not locked. Wait that long, or use a browser or a network from which you have signed in before.",
  unconfirmed: "Open the link in the confirmation e-mail first, then sign in again.",
  unreachable:
    "We could not reach our server. What you typed is still here: check your connection, then sign in again.",
  other: "What you typed is still here: please try again.",
} as const;

/** `/login?view=forgot`: a letter with a link, where this site sends letters. */
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

/** What helps further when the link could not be asked for. */
export const forgotReasons = {
  unreachable: "We could not reach our server. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `You have asked several times in a short time. Please wait ${wait} and try again.`,
  refused: "Our server could not accept this address. Check it, then try again.",
  "not-allowed": "Something went wrong on our side. Please try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;

/** `/login?view=reset`: where the link of the letter leads. */
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

/** `/login?view=invite`: where the link leads that an owner hands out. */
export const invitation = {
  title: "Join the team",
  subtitle: (siteName: string) =>
    `An owner of ${siteName} has invited you to read and answer what comes in. Use the address the invitation is for.`,
  email: "Email",
  password: "Choose a password",
  hint: "10 to 72 characters. If you have an account here already, this becomes its password.",
  create: "Join the team",
  creating: "Joining…",
  signedInAs: "You are signed in as",
  changes: "Joining signs you in with the invited account.",
  joinedToast: { title: "Welcome to the team", tone: "success" },
  failedToast: { title: "Error", description: "The invitation was not accepted.", tone: "error" },
  accountToast: (reason: string) => ({
    title: "Error signing up",
    description: reason,
    tone: "error" as const,
  }),
  taken:
    "There is an account with this address. Use its password here, or ask for a new one first.",
  unconfirmed:
    "Your account is made. Open the link in the e-mail we have sent you, then open this invitation once more.",
  broken: "This link is incomplete. Copy all of it into the address bar, or ask for a new one.",
} as const;

/** Why an invitation was not accepted. The keys are the database's. */
export const invitationRefusals = {
  unknown:
    "This invitation is not known. It was used already, taken back, or replaced by a newer one: ask the owner who sent it.",
  expired: "This invitation is older than three days. Ask the owner who sent it for a new one.",
  "other-address": "This invitation is for another address. Use the address it was made for.",
  "new-password":
    "This invitation needs a new password. Choose one here, and the one from before stops working.",
} as const;

export const invitationReasons = {
  unreachable:
    "We could not reach our server. The invitation is unused: check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many tries in a short time. The invitation is unused. Please wait ${wait} and try again.`,
  refused: "Something went wrong on our side. Please try again.",
  "not-allowed": "Your session has ended. Please press the button once more.",
  failed: "Something went wrong on our side. Please try again.",
} as const;

/** What the server tells staff about itself. */
export const serverNotices = {
  diskLow: {
    title: "The server is running out of disk space. New requests may not be stored soon.",
    advice:
      "Tell whoever runs the server: it needs more space, or something on its disk has to go. What is in the inbox is safe.",
  },
} as const;

/** The guard of the admin panel and what it can find out about a visitor. */
export const access = {
  loading: "Loading...",
  unknownSession: "Could not check your session",
  unknownSessionHelp: "Our server did not answer. You are still signed in on this device.",
  unknownRights: "Could not check your access",
  unknownRightsHelp: "Our server did not answer, so we cannot tell yet what you may see.",
  retry: "Retry",
  retrying: "Trying again…",
  noAccess: "Your account has no access to this area",
  noAccessHelp: "An owner of this site can give it access. To use another account, sign out first.",
  signOut: "Sign Out",
} as const;
