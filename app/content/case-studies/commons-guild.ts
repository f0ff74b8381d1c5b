import type { CaseStory } from "./case-story.ts";

export const commonsGuild = {
  meta: {
    title: "Commons Guild, membership case study",
    description:
      "How a guild of 1,800 craftspeople moved from a mailing list archive to posts, events and messages without losing twenty years of answers.",
  },
  facts: {
    place: "Asheville, North Carolina",
    size: "1,800 members, 9 chapters",
    duration: "Eleven weeks",
    live: "November 2024",
  },
  situation: [
    "The Commons Guild has 1,800 members who build furniture, boats and instruments. For twenty years it lived on a mailing list. The answers on it were excellent and nobody could find them. Newer members asked what had been answered in 2009, older members answered it again, and a fair number quietly filtered the list into a folder.",
    "The website was a notice board that two volunteers kept in plain HTML. Joining meant a form, a cheque and a wait for the next board meeting. About two hundred people wrote. Sixteen hundred paid and were silent.",
  ],
  built: [
    "The archive came first. All 41,000 messages were imported, joined into threads and made searchable, with the names of their authors if the authors agreed. It meant that the new place was worth visiting on its first day.",
    "Posts have a subject from a short list, so a boatbuilder can follow boats. Chapters put their own events on one calendar, with places and a waiting list. Members can write to each other without giving away an address. Joining takes three minutes and a card.",
    "Moderation was the longest conversation. Three volunteers a week hold the role, every decision they make is written down, and the member concerned can read it. E-mail stayed: whoever prefers it gets the posts they follow as messages, and replying to one posts the answer.",
  ],
  changed: [
    "The guild now writes three times as many posts a week as the list did, from a much larger group: 61% of the members are active in any given month. Most of the growth is people who had never written before, asking in the small subjects.",
    "Two chapters that had stopped meeting began again, because their calendar was empty where everyone could see it. The board approves new members once a quarter, after the fact. It has not refused one yet.",
  ],
  testimonial: {
    quote: "Someone found an answer my late husband wrote in 2006, and thanked him.",
    author: "Ruth Calloway",
    role: "Chair",
    company: "Commons Guild",
    industry: "membership",
  },
} as const satisfies CaseStory;
