import type { FeatureArtName } from "./art-name.ts";
import type { DemoSlug } from "./demo-catalog.ts";
import { site } from "./site.ts";

type FeatureSheet = {
  /** What it takes the place of. */
  readonly before: string;
  /** What the features page adds to the card's own lines. */
  readonly more: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** A demo in which a feature without one of its own can be tried. */
  readonly seenIn?: DemoSlug;
};

/** The long form of each feature card. Figures that are not the specification's are samples. */
export const featureSheets: Readonly<Record<FeatureArtName, FeatureSheet>> = {
  database: {
    before:
      "A shared hosting account, a nightly dump nobody has tried to restore, and one person who knows the password.",
    more: "Every write is on two machines before it counts as saved. The weekly restore is run on the newest backup, and its result goes into your logbook as well as ours.",
    facts: [
      { label: "Uptime", value: site.claims.databaseUptime },
      { label: "Backups", value: "Daily, kept for 30 days" },
      { label: "Export", value: "SQL, CSV or JSON" },
    ],
  },
  commerce: {
    before: "A shop plug-in whose stock disagrees with the till every weekend.",
    more: "Discounts, bundles and deliveries are rows in your own database, so a report about them is a question and not an export. Card numbers never touch it.",
    facts: [
      { label: "Checkout", value: "4 steps, no account needed" },
      { label: "Stock", value: "One count for shop and till" },
    ],
  },
  community: {
    before:
      "A group on a social network: their rules, their advertising, their list of your members.",
    more: "Members use the account they already have with you. What they write stays with you when a network closes, changes its rules or raises its price.",
    facts: [
      { label: "Spaces", value: "Open, members only, invited" },
      { label: "Moderation", value: "A queue, reasons and appeals" },
    ],
  },
  partners: {
    before:
      "A spreadsheet of deals sent round every quarter, and a week of calls about what is wrong in it.",
    more: "A partner sees their own deals, documents and next payout, and nothing of anybody else's. The database enforces that row by row, not the screen.",
    facts: [
      { label: "Payouts", value: "Monthly, with a statement" },
      { label: "Documents", value: "Versioned, readers listed" },
      { label: "Tiers", value: "4, with commission by tier" },
    ],
  },
  apis: {
    before: "Orders copied from one window into another on Friday afternoon.",
    more: "Accounting, stock and mail systems can do what a screen can, with the same permissions. Webhooks are signed, and sent again until your side confirms.",
    facts: [
      { label: "Limit", value: `${site.claims.requestsAnHour} requests an hour` },
      { label: "Keys", value: "One per system, revocable" },
    ],
  },
  cdn: {
    before: "One server in one city, fast for its neighbours.",
    more: "Pages and pictures are sent from the nearest location. Accounts, orders and records stay in your database, in one region that you choose.",
    facts: [
      { label: "Uptime", value: site.claims.cdnUptime },
      { label: "Locations", value: site.claims.edgeLocations },
    ],
  },
  chat: {
    before: "A chat bubble from another company, and no idea which order the question is about.",
    more: "Whoever answers sees the page, the order and what was said last time. Out of hours the thread goes on by e-mail, and nobody has to start again.",
    facts: [
      { label: "Average reply", value: site.claims.chatReply },
      { label: "Out of hours", value: "Continues by e-mail" },
      { label: "History", value: "On the customer's record" },
    ],
    seenIn: "community",
  },
  analytics: {
    before: "A monthly PDF that is two weeks old when it arrives.",
    more: "Sales, sign-ups and clicks are counted in the same tables the application runs on, so the figures agree with your books. Visitors are counted without cookies.",
    facts: [
      { label: "Delay", value: "Seconds" },
      { label: "Sharing", value: "Link, CSV, weekly e-mail" },
      { label: "Tracking", value: "No cookies, no third party" },
    ],
  },
  workflows: {
    before: "A request forwarded nine times, and nobody who knows whether it was granted.",
    more: "Draw the steps once: who asks, who decides, and what happens after three days of silence.",
    facts: [{ label: "To start from", value: "12 flows, from leave to refunds" }],
    seenIn: "recruitment",
  },
  payments: {
    before: "Three providers, three statements, and a day a month to make them agree.",
    more: "Every movement of money is one line, with the order, refund or payout that caused it.",
    facts: [{ label: "Methods", value: "Cards, invoices, payouts" }],
    seenIn: "portal",
  },
  users: {
    before: "One login for the whole office, on a note beside the screen.",
    more: "The database checks each permission again, so a link that reaches the wrong person opens nothing.",
    facts: [{ label: "Roles", value: "Owner, editor, viewer" }],
    seenIn: "dashboard",
  },
  security: {
    before: "A padlock in the address bar, and plug-ins last updated three years ago.",
    more: "Updates are in within days, secrets are rotated, and you read the tester's report itself, not a summary.",
    facts: [{ label: "Penetration test", value: "Every year" }],
  },
};
