import type { ToastMessage } from "./messages.ts";

/** Words of the newsletter box. The answer is the same for known and unknown addresses (decision D8). */
export const newsletter = {
  heading: "One letter a month",
  text: "What we shipped, what broke, what we would do differently.",
  note: "Unsubscribe in one click. No tracking pixels.",
  label: "E-mail",
  placeholder: "you@company.com",
  send: "Subscribe",
  sending: "Subscribing…",
  errors: {
    missing: "Enter your e-mail address.",
    shape: "Enter a full address, like name@company.com.",
    long: "Use an e-mail address of 254 characters or fewer.",
  },
} as const;

export const newsletterToasts = {
  sent: {
    title: "Thank you",
    description:
      "If this address is new to the list, we ask it once by e-mail to confirm. Letters come only after that.",
    tone: "success",
  },
  /** Shown where mail is off: the address cannot be asked to confirm yet. */
  sentWithoutMail: {
    title: "Thank you",
    description: "Your address is noted. Before the first letter we ask it whether it wants one.",
    tone: "success",
  },
  failed: { title: "Error", description: "Failed to subscribe. Please try again.", tone: "error" },
} as const satisfies Record<string, ToastMessage>;

/** What the links of the e-mails lead to. */
export const letters = {
  confirm: {
    heading: "One more click",
    text: "Confirm that this address wants one letter a month. Without it we send nothing more.",
    send: "Confirm subscription",
    sending: "Confirming…",
    done: {
      title: "You are on the list",
      description:
        "The next letter leaves at the start of the month. Each has a link to unsubscribe.",
      tone: "success",
    },
    after: "Read the blog",
    failed: { title: "Error", description: "Failed to confirm. Please try again.", tone: "error" },
  },
  unsubscribe: {
    heading: "Leave the list",
    text: "One click, and this address gets no more letters from us.",
    send: "Unsubscribe",
    sending: "Unsubscribing…",
    done: {
      title: "You are off the list",
      description: "No more letters go to this address. The blog stays open to you.",
      tone: "success",
    },
    after: "Subscribe again",
    failed: {
      title: "Error",
      description: "Failed to unsubscribe. Please try again.",
      tone: "error",
    },
  },
  /** Also after an address left the list, or asked anew. */
  unknown: {
    title: "This link is not valid any more",
    description: "It may be incomplete, or a newer letter has replaced it.",
    tone: "error",
  },
  again: "Back to the newsletter",
} as const;
