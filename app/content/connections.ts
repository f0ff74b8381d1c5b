import type { ToastMessage } from "./messages.ts";

/** What a webhook can be told of, by the names that other tools see. */
export const webhookEvents = [
  { value: "lead.created", label: "A lead came in" },
  { value: "lead.status_changed", label: "A lead’s status changed" },
  { value: "lead.assigned", label: "A lead was assigned" },
  { value: "deal.stage_changed", label: "A deal was started or moved" },
  { value: "subscriber.confirmed", label: "A subscriber confirmed" },
] as const;

export type WebhookEvent = (typeof webhookEvents)[number]["value"];

/** How a message is written, for whom. */
export const webhookPresets = [
  {
    value: "plain",
    label: "Plain",
    text: "For Zapier, n8n, Make and programs of your own: JSON, signed as Standard Webhooks says.",
  },
  {
    value: "slack",
    label: "Slack",
    text: "A message in a channel. In Slack, add an app with an incoming webhook and copy its address.",
  },
  {
    value: "teams",
    label: "Teams",
    text: "A card in a channel. In Teams, make a workflow that begins with “When a Teams webhook request is received” and copy its address.",
  },
] as const;

export type WebhookPreset = (typeof webhookPresets)[number]["value"];

export type DeliveryState = "queued" | "sending" | "sent" | "failed" | "skipped";

export type OffReason = "owner" | "gone" | "failing" | "restored";

export const connections = {
  parts: "Parts of the connections",
  webhooks: "Webhooks",
  tokens: "API tokens",
  loading: "Loading...",
  ownersOnly:
    "Only owners connect this inbox to other tools. Ask one of them if a tool should be told of leads.",
  teamFailed: "Could not find out whether you are an owner",
  modeFailed: "Could not find out where this site runs",
  hosted: {
    title: "Connections need a server of your own",
    text: "This site runs on a hosted Supabase project. Nothing there hands messages over to other tools, and there is no API for them to read. Both come with your own server and a DATABASE_URL.",
  },
} as const;

export const webhooksPart = {
  help: "A webhook tells another tool at once what happens here: a message in Slack or Teams, the start of a Zap, a call of your own program. What fails is tried up to ten times within nine hours.",
  add: "New webhook",
  list: "Webhooks, the newest first",
  loadFailed: "Could not load the webhooks",
  none: "No webhooks yet",
  noneHelp:
    "Copy an address from Slack, Teams, Zapier, n8n or Make, choose what is told, and send a test to see it arrive.",
} as const;

export const webhookCard = {
  states: { on: "On", off: "Off", failing: "Failing" },
  failingSince: "Every delivery has failed since",
  failingHelp: "After five days it is switched off.",
  offSince: "Off since",
  offReasons: {
    owner: "An owner switched it off.",
    gone: "The receiver answered 410 Gone: it wants to be told no more.",
    failing: "Every delivery had failed for five days.",
    restored: "It came back from a backup, and may be in use elsewhere. Switch it on if it is not.",
  } satisfies Record<OffReason, string>,
  facts: {
    address: "Address",
    preset: "Written for",
    contact: "Contact data",
    last: "Last delivery",
  },
  contact: { with: "Told", without: "Not told" },
  never: "None yet",
  waiting: (count: number) => `${count.toLocaleString("en-US")} waiting`,
  events: "Told of",
  bothUntil: "The secret before it signs too until",
  test: "Send a test",
  testing: "Sending…",
  log: "Log",
  change: "Change",
  renew: "New secret",
  switchOff: "Switch off",
  switchOn: "Switch on",
  switching: "Switching…",
  remove: "Remove",
  /** Read out behind a button. */
  of: (name: string) => ` ${name}`,
  switchedOn: (name: string): ToastMessage => ({ title: `${name} is on`, tone: "success" }),
  switchedOff: (name: string): ToastMessage => ({
    title: `${name} is off`,
    description: "What waited is not sent.",
    tone: "success",
  }),
} as const;

export const webhookForm = {
  titleNew: "New webhook",
  titleChange: "Change the webhook",
  close: "Close",
  name: "Name",
  nameHint: "As your team knows it, such as “Slack, new leads”.",
  url: "Address",
  urlHint: "The tool gives it to you. It begins with https://.",
  events: "Tell it when",
  preset: "Write it for",
  unsigned:
    "Slack and Teams do not check signatures. There is a secret all the same, for the day you change to Plain.",
  contact: {
    label: "With contact data",
    off: "Off: it is told kind, reference, status, budget, source and a link into this inbox. Who may see the channel learns nothing about the person.",
    on: "On: it is told name, addresses, phone, company, subject and words as well. Who may see the channel reads them.",
  },
  make: "Make the webhook",
  making: "Making…",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  made: (name: string): ToastMessage => ({
    title: `${name} is ready`,
    description: "Its secret is shown this once.",
    tone: "success",
  }),
  saved: { title: "Saved", tone: "success" },
} as const;

export const webhookErrors = {
  name: "Give it a name.",
  nameLong: "Use 100 characters or fewer.",
  urlMissing: "Paste the address that the tool has given you.",
  urlSecure: "The address has to begin with https://.",
  urlShape: "This is not a whole address. Copy it from the tool once more.",
  urlUser: "Addresses with a name and password before the @ are not taken.",
  urlLong: "Use 2,000 characters or fewer.",
  events: "Choose at least one event.",
} as const;

export const newSecret = {
  title: (name: string) => `The secret of ${name}`,
  text: "Copy it now: it is not shown again. The receiver checks the headers webhook-id, webhook-timestamp and webhook-signature with it; any Standard Webhooks library does that.",
  unsigned:
    "Slack and Teams do not check it: you need it only if you change to Plain. It is not shown again.",
  renewed:
    "For a day the secret before it signs too, so that the receiver can change at its own pace.",
  label: "Secret",
  copy: "Copy secret",
  copied: "Copied",
  byHand: "The browser did not let us copy. The secret is selected: press Ctrl+C.",
  done: "Hide it",
} as const;

export const renewPanel = {
  title: (name: string) => `A new secret for ${name}?`,
  text: "You see the new one once. The secret in use signs beside it for a day; one before that signs no more.",
  close: "Close",
  confirm: "Make a new secret",
  confirming: "Making…",
  cancel: "Keep the secret",
  done: (name: string): ToastMessage => ({
    title: `${name} has a new secret`,
    description: "It is shown this once.",
    tone: "success",
  }),
} as const;

export const removePanel = {
  title: (name: string) => `Remove ${name}?`,
  text: "It is told nothing more, what waits is not sent, and its log goes with it. To pause it, switch it off instead.",
  close: "Close",
  confirm: "Remove",
  confirming: "Removing…",
  cancel: "Keep it",
  done: (name: string): ToastMessage => ({ title: `${name} is removed`, tone: "success" }),
} as const;

export const deliveryLog = {
  list: (name: string) => `Deliveries of ${name}, newest first`,
  loading: "Loading...",
  loadFailed: "Could not load the log",
  none: "Nothing was sent yet",
  noneHelp: "Send a test to see how the tool answers.",
  testEvent: "Test",
  states: {
    queued: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    failed: "Failed",
    skipped: "Not sent",
  } satisfies Record<DeliveryState, string>,
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  nextTry: "next",
  answer: "Answer",
  noAnswer: "No answer",
  took: (milliseconds: number) => `${milliseconds.toLocaleString("en-US")} ms`,
  record: "Record",
  deal: "Deal",
  resend: "Resend",
  resending: "Resending…",
  resent: {
    title: "On its way again",
    description: "Under the same webhook-id, so that the receiver can tell it from a new one.",
    tone: "success",
  } satisfies ToastMessage,
  older: "Older",
  loadingOlder: "Loading…",
  /** Read out, also while it is on its way. */
  testState: (state: string) => `Test: ${state}`,
} as const;

/** Why a change was not made. The keys are the hints of the database and the gateway. */
export const connectionRefusals = {
  "too-many": "There are 20 webhooks, and no more can be made. Remove one that nobody needs.",
  off: "This webhook is switched off. Switch it on first.",
  changed: "This delivery is about to be sent already.",
  inside:
    "This address leads into our own network, where nothing is sent. Use one that is open to the internet.",
  "unknown-host": "The name in this address leads nowhere. Check its spelling.",
} as const;

/** Somebody else has removed it meanwhile. */
export const connectionGone = "It is no longer there: somebody else has removed it.";

export const connectionFailures = {
  title: "Nothing was changed",
  unreachable: "Our server did not answer. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many requests in a short time. Please wait ${wait} and try again.`,
  "not-allowed": "Only owners change connections, and your account is none at the moment.",
  refused: "Our server could not accept one of the values. Check them, then try again.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
