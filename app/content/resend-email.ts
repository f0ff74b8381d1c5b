/** The same e-mail once more: a form of its own, and a button beside what is known. */
export const resendEmail = {
  waits: "Your address is not confirmed yet. Open the letter we have sent you.",
  email: "Email",
  submit: "Send the letter again",
  submitting: "Sending…",
  /** The same for addresses that wait for no confirmation. */
  sent: "If this address waits to be confirmed, a letter with a link is on its way. The link works for a day.",
  sentNote: "Nothing there after a few minutes? Look among the unwanted mail, then ask again.",
  sentToast: { title: "Check your e-mail", tone: "neutral" },
  failedToast: { title: "Error", description: "The letter was not sent again.", tone: "error" },
  again: "Ask again",
} as const;

/** What helps further when an e-mail with a link could not be asked for. */
export const emailReasons = {
  unreachable: "We could not reach our server. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `You have asked several times in a short time. Please wait ${wait} and try again.`,
  refused: "Our server could not accept this address. Check it, then try again.",
  "not-allowed": "Something went wrong on our side. Please try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
