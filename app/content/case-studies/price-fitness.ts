import type { CaseStory } from "./case-story.ts";

export const priceFitness = {
  meta: {
    title: "Price Fitness, fitness case study",
    description:
      "How two studios went from a class poster and a cash box to passes that renew themselves and classes that fill from a waiting list.",
  },
  facts: {
    place: "Chattanooga, Tennessee",
    size: "2 studios, 1,150 members",
    duration: "Seven weeks",
    live: "June 2025",
  },
  situation: [
    "The timetable of Price Fitness was a poster. It hung in both studios and on the website as a photograph of the poster. Members paid in cash or by a card reader that lived in a drawer, and a class was full when the room was. People who came too late went home again, and some of them did not come back.",
    "At the same time, half of the places booked by phone stayed empty. Renee Price, who coaches the morning classes, kept the list in her head. She knew who was missing. With one studio that worked.",
  ],
  built: [
    "Members book a class in two taps and give the place back in one. When somebody cancels, the first person on the waiting list gets it, with ten minutes to say no before it goes to the next. Cancelling is free until four hours before the class, which is what makes people do it in time.",
    "Passes renew themselves and can be paused, without a form and without a conversation. The door reads a code, so a visit is a visit. Out of the visits comes a heatmap of the week by hour, the first thing Renee had ever seen that showed the two studios side by side.",
    "And there is the quiet list: members who used to come and have not been in for three weeks. It is short, it is new every Monday, and a trainer calls.",
  ],
  changed: [
    "Late cancellations fell by 29% and classes run at 96% of their places. Two classes that looked full turned out to be one class too many on Tuesday and one too few on Thursday; the heatmap moved it.",
    "The front desk saves about two hours a day that went into counting cash and reading the list aloud. Of the members on the first quiet lists, a little over a third are back. The poster is still printed. It shows where to find the real one.",
  ],
  testimonial: {
    quote: "I used to notice that somebody was gone. Now I notice while they can still be asked.",
    author: "Renee Price",
    role: "Founder and coach",
    company: "Price Fitness",
    industry: "fitness",
  },
} as const satisfies CaseStory;
