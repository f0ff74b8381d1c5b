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
