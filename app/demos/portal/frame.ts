/** What the viewer says around this demo; the firm behind the person is the one that the profile names. */
export const frame = {
  description:
    "Try a partner portal: revenue against target, payouts that say why and when, deals with their commission, documents to upload, and the partner network.",
  persona: { name: "Maren Okafor", title: "Partnerships Director" },
  steps: [
    { id: "deal", label: "Register a deal and see your commission" },
    { id: "export", label: "Export your payouts" },
    { id: "upload", label: "Upload a document" },
  ],
  bullets: [
    "Payouts come from Stripe or your own ledger, with the reason and the day.",
    "Registered deals sync with your CRM, both ways.",
    "Contracts are signed in the portal, with an e-signature that holds.",
  ],
} as const;
