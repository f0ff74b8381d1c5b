import { testimonials } from "../testimonials.ts";
import type { CaseStory } from "./case-story.ts";

export const fieldstore = {
  meta: {
    title: "Fieldstore, retail case study",
    description:
      "How an outdoor shop with two counters and a PDF price list got one stock count, a search that finds things and a four-step checkout.",
  },
  facts: {
    place: "Duluth, Minnesota",
    size: "2 shops, 4,300 products",
    duration: "Eleven weeks",
    live: "September 2024",
  },
  situation: [
    "Two brothers, two shops, two stock lists. Tomas Lindqvist ran the counter by the harbour, his brother Erik the one at the trailhead, and every Sunday night one of them typed the other’s sales into a spreadsheet. On the website, customers found a price list as a PDF and a phone number. If the tent was on the list and the phone was answered, they could reserve it.",
    "About one reservation in twelve ended with an apology, because the last tent had been sold at the other counter that morning. Meanwhile discontinued stoves sat in the back room of the shop where nobody asked for them.",
  ],
  built: [
    "We started with the count. Every product is one record with a number for each shop, and the tills write to it as they sell. The website reads the same number, so a page can say “three at the harbour, none at the trailhead” and be right. The old part numbers moved over, with redirects for the few pages that others linked to.",
    "On top of that sits an ordinary, quick shop: a search that forgives spelling, reviews from people who bought the thing, and a checkout in four steps that remembers what was typed. Returns have their own desk, in the application and in the shop. A return puts the item back into the count the moment it is checked. A working build was on a private address every Friday, which is how the brothers settled most of their arguments.",
  ],
  changed: [
    "Orders grew by 38% in the first ninety days, nearly half of them after closing time. Stock errors fell by 71%; the ones that are left are mostly things that walked out of the door. The Sunday spreadsheet ended in the second week.",
    "The discontinued stoves sold in a month, at a fair price, to people who lived four states away. Erik has asked for a third count, for a van that goes to the climbing festivals. It took one afternoon to add.",
  ],
  testimonial: testimonials.fieldstore,
} as const satisfies CaseStory;
