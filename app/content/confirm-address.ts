/** `/login?view=confirm`: where the e-mail leads that asks whether a mailbox belongs to a new account. */
export const confirmAddress = {
  title: "Confirm your address",
  subtitle:
    "The password shows that the account is yours. It is the one you chose with your application.",
  subtitleHere: "One press, and you can sign in to your account from anywhere.",
  signedInAs: "You are signed in as",
  password: "Password",
  missing: "Enter the password you chose with your application.",
  wrong: "This is not the password of an account that waits for this address.",
  wrongHelp: "Check the password; capital letters count. The link still works.",
  notHere:
    "The account you are signed in to here is not the one this letter is about. Enter the password you chose with your application.",
  submit: "Confirm your address",
  submitting: "Confirming…",
  confirmedToast: {
    title: "Address confirmed",
    description: "You are signed in.",
    tone: "success",
  },
  movedToast: {
    title: "Address confirmed",
    description: "Your application is with the account you had.",
    tone: "success",
  },
  failedToast: { title: "Error", description: "The address was not confirmed.", tone: "error" },
  movedTitle: "You have an account already",
  movedText:
    "Your application is with it now. Sign in with the password of that account; the newer one has ended.",
  toApplications: "See your application",
  deadTitle: "This link does not work any more",
  deadText:
    "It was used already, or it is older than a day. If your address is confirmed, sign in; if not, a new letter brings a new link.",
  toSignIn: "Sign in",
  brokenTitle: "This link is incomplete",
  brokenText: "Open it from the letter once more, or copy all of it into the address bar.",
} as const;

/** What helps further when the address could not be confirmed. */
export const confirmReasons = {
  unreachable: "We could not reach our server. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many tries in a short time. Please wait ${wait} and try again. The link still works.`,
  refused: "Our server could not accept this link. Open it from the letter once more.",
  "not-allowed": "Something went wrong on our side. Please try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
