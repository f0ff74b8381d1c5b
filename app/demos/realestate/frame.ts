/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a real estate site: filter homes in words, work out the monthly cost, book a viewing in two clicks, and watch it land in the agent's own diary.",
  persona: { name: "Rosalind Vane", role: "listing agent at Harbour & Vale" },
  steps: [
    { id: "filter", label: "Filter to $1M–$2M houses" },
    { id: "book", label: "Book a viewing at Linden Crest House" },
    { id: "diary", label: "Find it in the Viewings diary" },
  ],
  bullets: [
    "Homes come live from your MLS or portal feed, with your own photographs.",
    "Viewings go into every agent's calendar, and clients are reminded by text message.",
    "Each valuation lead lands in your CRM with the estimate it was given.",
  ],
} as const;
