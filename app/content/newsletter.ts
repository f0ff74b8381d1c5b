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
    title: "You are on the list",
    description: "The next letter leaves at the start of the month.",
    tone: "success",
  },
  failed: { title: "Error", description: "Failed to subscribe. Please try again.", tone: "error" },
} as const satisfies Record<string, ToastMessage>;
