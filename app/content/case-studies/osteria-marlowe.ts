import type { CaseStory } from "./case-story.ts";

export const osteriaMarlowe = {
  meta: {
    title: "Osteria Marlowe, restaurant case study",
    description:
      "How a restaurant with forty-two tables replaced the phone, the book and the paper rail with one screen for floor, kitchen and bookings.",
  },
  facts: {
    place: "Portland, Oregon",
    size: "42 tables, 31 staff",
    duration: "Nine weeks",
    live: "March 2025",
  },
  situation: [
    "Livia Marlowe opened the osteria with fourteen tables and a phone. By the time there were forty-two, the phone was the problem. It rang from ten in the morning, the book lay at the host’s stand, and whoever was cooking answered when nobody else could. The website had a photograph of the dining room, a menu as a PDF from two summers ago and the sentence “Reservations by telephone”.",
    "Inside, paper did the rest. Servers wrote three copies, one for the rail, one for the bar, one for the bill. On a Friday the rail was full by eight and nobody could say which ticket was oldest. A plate that had been forgotten announced itself by its guest.",
  ],
  built: [
    "We spent two evenings in the kitchen before drawing anything. The chef, Dario Conti, wanted one number on every ticket: how long it has been there. That number became the design. Tickets arrive on a wall screen from the servers’ tablets, sorted by age, and change band at eight and at fifteen minutes. The minutes are always written out, so nobody has to remember what a colour means.",
    "The table plan, the bookings and the walk-in list are the same data seen from three places. When a table pays, the booking page offers it again. When a dish sells out, one switch in the kitchen takes it off every tablet and off the website in the same second.",
  ],
  changed: [
    "The first Friday, the rail stayed up with nothing on it. Tickets now leave the kitchen seven minutes sooner than they did on paper, measured over the same eight weeks of the year before. Covers rose by 18% with the same tables and the same brigade, because a free table is known to be free.",
    "No-shows fell by 63% once every booking sent a reminder with a button that gives the table back. The phone still rings, mostly for birthdays. Livia moved the book to a shelf behind the bar, open at its last page.",
  ],
  testimonial: {
    quote: "The loudest thing in my kitchen on a Friday is now the extractor.",
    author: "Dario Conti",
    role: "Head chef",
    company: "Osteria Marlowe",
    industry: "restaurant",
  },
} as const satisfies CaseStory;
