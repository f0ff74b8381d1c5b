import type { ToastMessage } from "./messages.ts";

export type TokenScope = "leads:read" | "bounces:write";

export type TokenState = "active" | "revoked" | "expired" | "orphaned";

export const tokensPart = {
  help: "With a token a program of your own reads the leads in this inbox, or reports letters that came back. It works for a year, and only while whoever made it is an owner.",
  make: "New token",
  list: "Tokens",
  loadFailed: "Could not load the tokens",
  none: "No tokens yet",
  noneHelp: "Make one for each program, so that one can be revoked without the others.",
} as const;

export const tokenForm = {
  name: "Name",
  nameHint: "The program that uses it, such as “Monthly report”.",
  scopes: "It may",
  choices: [
    {
      value: "leads:read",
      label: "Read leads",
      text: "All leads with names, addresses and words. Not what is in quarantine.",
    },
    {
      value: "bounces:write",
      label: "Report letters that came back",
      text: "Hands in what mail servers report of our letters. It reads nothing.",
    },
  ],
  submit: "Make the token",
  submitting: "Making…",
  sent: { title: "Token ready", description: "It is shown this once.", tone: "success" },
  failed: { title: "Error", description: "The token was not made.", tone: "error" },
  errors: {
    name: "Give it a name.",
    nameLong: "Use 100 characters or fewer.",
    scopes: "Choose what it may do.",
  },
  ready: {
    title: (name: string) => `The token for ${name}`,
    text: "Copy it now: it is not shown again. Keep it where the program keeps its passwords, never in a page.",
    label: "Token",
    copy: "Copy token",
    copied: "Copied",
    byHand: "The browser did not let us copy. The token is selected: press Ctrl+C.",
    try: "Try it",
    another: "Make another",
  },
} as const;

export const tokenList = {
  states: {
    active: "Active",
    revoked: "Revoked",
    expired: "Expired",
    orphaned: "Without effect",
  } satisfies Record<TokenState, string>,
  orphaned: "Whoever made it is no owner any more.",
  may: {
    "leads:read": "Reads leads",
    "bounces:write": "Reports letters that came back",
  } satisfies Record<TokenScope, string>,
  madeBy: (name: string) => `Made by ${name},`,
  made: "Made",
  expires: "works until",
  ended: "worked until",
  revokedOn: "revoked",
  lastUsed: "Last used",
  neverUsed: "Never used",
  revoke: "Revoke",
} as const;

export const revokePanel = {
  title: (name: string) => `Revoke the token for ${name}?`,
  text: "The program that uses it is refused from now on. This cannot be undone; a new token can be made.",
  close: "Close",
  confirm: "Revoke",
  confirming: "Revoking…",
  cancel: "Keep it",
  done: (name: string): ToastMessage => ({
    title: `The token for ${name} works no more`,
    tone: "success",
  }),
} as const;

export const apiReference = {
  title: "How a program uses a token",
  help: "Send the token in the header “Authorization: Bearer prl_…”. An answer has at most 100 leads, and a program may ask 60 times a minute.",
  calls: [
    {
      code: "GET /api/v1/leads",
      text: "Leads, the oldest first, without what is in quarantine and without subscribers.",
    },
    { code: "GET /api/v1/leads/{id}", text: "One lead with all that its form asked." },
    {
      code: "POST /api/v1/bounces",
      text: "A mail server’s report of a letter that came back, as it came (message/rfc822): answered with 204.",
    },
  ],
  parameters: [
    { code: "since", text: "A time, such as 2026-11-01T00:00:00Z: leads from then on." },
    { code: "kind", text: "One kind of lead:" },
    { code: "cursor", text: "What the answer before said in “next”, for the leads behind it." },
  ],
  request: "Request",
  answer: "Answer",
  copyRefused: "The browser did not let us copy. The text is selected: press Ctrl+C.",
} as const;

export const tokenRefusals = {
  "too-many": "There are 50 tokens that work, and no more can be made. Revoke one nobody uses.",
} as const;
