import { testimonials } from "../testimonials.ts";
import type { CaseStory } from "./case-story.ts";

export const harborviewHomes = {
  meta: {
    title: "Harborview Homes, real estate case study",
    description:
      "How an agency with 400 homes and nineteen agents turned a shared spreadsheet into a map search that books its own viewings.",
  },
  facts: {
    place: "Portsmouth, New Hampshire",
    size: "400 homes, 19 agents",
    duration: "Twelve weeks",
    live: "October 2024",
  },
  situation: [
    "The list of homes at Harborview was a spreadsheet with nineteen editors. Each agent kept a copy, because the shared one was always being changed by somebody. On Monday mornings they met to decide which copy was true. The website was updated from the winner, by hand, usually by Wednesday.",
    "Buyers saw homes that had been sold and missed homes that had not been typed in yet. To see one, they called, and were called back, and found a time that suited the seller on the third attempt. A third of all calls reached a machine.",
  ],
  built: [
    "Each home is now one record that belongs to one agent. The website, the window display, the brochure and the portals all read from it. An agent takes photographs on the phone, answers twelve questions and publishes; the longest part is choosing the first picture.",
    "Buyers search on a map, draw the streets they like and save the search. When a home appears inside the line, they hear about it before the portals do. Every listing shows the viewing times that seller, agent and tenant have all agreed to, so choosing one is booking it. A reminder goes out the day before with directions and a button to cancel.",
    "Agents got pages of their own, with their homes, their sold homes and their calendar. It ended the question of whose client is whose.",
  ],
  changed: [
    "Viewings rose by 52% in the first six months, with the same number of agents. Publishing a home takes four minutes, down from two days. Sold homes leave the map the same minute, so the calls that come in are about homes that can be bought.",
    "The Monday meeting survived, at half its length. It is about prices now. The old spreadsheet has been made read-only and nobody has asked for it since March.",
  ],
  testimonial: testimonials.harborviewHomes,
} as const satisfies CaseStory;
