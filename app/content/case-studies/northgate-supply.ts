import type { CaseStory } from "./case-story.ts";

export const northgateSupply = {
  meta: {
    title: "Northgate Supply, manufacturing case study",
    description:
      "How a maker of industrial fittings replaced weekly reports typed by hand with live sales against target for every rep and region.",
  },
  facts: {
    place: "Toledo, Ohio",
    size: "180 employees, 22 sales reps",
    duration: "Eight weeks",
    live: "February 2025",
  },
  situation: [
    "Northgate makes valves and fittings for plants that do not like to wait. Its sales figures waited all week. Reps sent their numbers on Friday, an assistant typed them into a report over Monday and Tuesday, and the managers met on Wednesday about a week that had ended five days before.",
    "The website showed dealers a table called “Order status”, which was uploaded on the same day as the report. Most dealers had learned to call. Each region kept a private version of the numbers, and meetings began with a discussion of whose was right.",
  ],
  built: [
    "The orders were already in a database; they were only locked in. We gave them a clean copy that is minutes behind the original and built the dashboard on that. It has one screen that everybody sees first: sales against target, this month, with last year behind it as a dashed line.",
    "From there a rep sees their own accounts, a manager sees the team, the owner sees the regions. Roles decide, so there are no private versions. An alert is a sentence, such as “Region East is 8% under target with nine days left”, and it goes to the person who can do something about it. Reports that customers require as files are exports of the same numbers.",
    "Dealers got the real order status, on a page that needs no call.",
  ],
  changed: [
    "Figures that took until Wednesday are there on Monday, three days sooner, and nobody makes them. Sales per rep rose by 12% over two quarters. The sales director, Marcus Bell, puts most of that down to calling the right account while there is still a week to go.",
    "No report is typed any more. The assistant who typed them now looks after the forty largest dealers, which she had been asking to do for years.",
  ],
  testimonial: {
    quote: "We used to argue about whose number was right. Now we argue about what to do.",
    author: "Marcus Bell",
    role: "Sales director",
    company: "Northgate Supply",
    industry: "manufacturing",
  },
} as const satisfies CaseStory;
