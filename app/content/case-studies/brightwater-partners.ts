import type { CaseStory } from "./case-story.ts";

export const brightwaterPartners = {
  meta: {
    title: "Brightwater Partners, channel case study",
    description:
      "How a water technology maker replaced quarterly statements by post with a portal where resellers see revenue, documents and payouts.",
  },
  facts: {
    place: "Sacramento, California",
    size: "210 resellers, 4 tiers",
    duration: "Twelve weeks",
    live: "April 2025",
  },
  situation: [
    "Brightwater sells filtration systems through 210 resellers. Four times a year, each of them got an envelope with a statement. It said what had been sold, what was owed and, in a column few understood, why. Then the phone rang for two weeks. Nearly all of the calls were the same one: how was this number made.",
    "Price lists, logos and certificates lay in a “download area” behind one password that everybody shared, including resellers who had left. There were four tiers of partners and, for historical reasons, eleven versions of the contract.",
  ],
  built: [
    "The portal opens on the three things a reseller wants to know: revenue this quarter, distance to the next tier and the date and amount of the next payout. Each amount opens into the orders it is made of, with the rate that applied on that day. Nothing has to be explained that can be shown.",
    "Before we could build that, four tiers needed one contract. The channel manager, Ingrid Solheim, spent a week with us and a lawyer writing the rules as a table. The application calculates from the same table.",
    "Documents belong to tiers and have a version and an expiry date. Each person at a reseller has an account of their own, and leaves with it. Whatever is on the screen can be exported, because accountants are also users.",
  ],
  changed: [
    "Questions about payouts fell by 85% within two quarters, and the remaining ones tend to find real mistakes. Revenue through partners rose by 27% in the first year; the resellers close to their next tier turned out to be the ones who needed to see it.",
    "There are still four tiers, and one contract. The envelopes cost more than anyone had thought, in paper and in days. The last ones went out in April with a single sheet inside: an address and a first password to change.",
  ],
  testimonial: {
    quote: "A partner who can see the next tier behaves like one who is already in it.",
    author: "Ingrid Solheim",
    role: "Channel manager",
    company: "Brightwater",
    industry: "water technology",
  },
} as const satisfies CaseStory;
