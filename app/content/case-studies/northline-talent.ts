import type { CaseStory } from "./case-story.ts";

export const northlineTalent = {
  meta: {
    title: "Northline Talent, recruitment case study",
    description:
      "How a recruitment agency moved from CVs in a shared inbox to a pipeline with owners and dates that its clients can watch.",
  },
  facts: {
    place: "Minneapolis, Minnesota",
    size: "14 recruiters, 60 clients",
    duration: "Ten weeks",
    live: "May 2025",
  },
  situation: [
    "Applications to Northline arrived at one address, jobs@, and fourteen recruiters read it. A CV had an owner when somebody moved it into their own folder. When two did, the candidate got two calls. When nobody did, the candidate got none, and wrote a review about it.",
    "Clients called every few days to ask how the search was going. Answering took a recruiter twenty minutes of scrolling, and the answer was out of date by the time it was sent. “Our best people spent their afternoons reporting on the morning,” says Femi Okafor, who runs the agency.",
  ],
  built: [
    "Every application now becomes a card with three things it cannot be without: an owner, a stage and a next date. A card whose date has passed turns up at the top of its owner’s day. Nobody needs to chase anyone, because the list does it.",
    "Candidates choose an interview slot from times that are really free. A search by skill covers everyone who ever applied and agreed to be kept. Job pages are written once and carry the markup that job boards read. Notes stay with the card and show who wrote them.",
    "The part clients talk about is the shortlist page. It shows the stages, the people the client may see and what happens next. It updates while they watch. Permissions decide what is shown: a client never sees salary expectations before the candidate has agreed.",
  ],
  changed: [
    "Time from brief to offer fell by nine days on average over the first two quarters. 94% of candidates get an answer, a refusal included, and the rejection note is written by the person who read the CV.",
    "Each recruiter now delivers three times as many shortlists as before. The calls from clients have not stopped, but they are about people now. The shared inbox still exists. It receives invoices.",
  ],
  testimonial: {
    quote: "Clients stopped asking for updates the week they could see them.",
    author: "Femi Okafor",
    role: "Managing director",
    company: "Northline Talent",
    industry: "recruitment",
  },
} as const satisfies CaseStory;
