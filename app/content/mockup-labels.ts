import type { MockupName } from "./art-name.ts";
import type { CaseStudy } from "./case-study.ts";

/** What the drawings of the demo applications' windows show, for who does not see them. */
export const mockupLabels: Readonly<Record<MockupName, string>> = {
  dashboard:
    "A dashboard: revenue, orders and churn as figures, sales against target as a line, and a ring of channels.",
  ecommerce:
    "A shop: categories and a search, three products with prices, and a cart of three items ready to check out.",
  community:
    "A community: a feed with three members' posts, a list of trending topics and the next event with a button to join.",
  portal:
    "A partner portal: revenue of three quarters against target, the partner's tier and a list of payouts to come.",
  learning:
    "A course: a lesson on video with its controls, the chapters beside it, and a button that marks this one as complete.",
  healthcare:
    "A booking: a month to choose a day from, the day's free times with their doctors, and a button that confirms.",
  restaurant:
    "A kitchen screen: tickets of three tables with their age, one of them late, and an order that is being taken.",
  recruitment: "A hiring pipeline: candidates as cards in four columns, from screening to hired.",
  realestate:
    "A map of homes with their prices as pins, and the chosen house with a button to book a viewing.",
  fitness:
    "A studio's day: who is on the floor, the next class with its places, and the visits of every hour.",
};

/** What the two pictures of a case study show: the website of before and the application of after. */
export function picturesOf({ beforeSite, mockupImage }: CaseStudy): string {
  return `Before, ${beforeSite.title}: ${beforeSite.summary}. After. ${mockupLabels[mockupImage]}`;
}
