import type { CaseStory } from "./case-story.ts";

export const weissAcademy = {
  meta: {
    title: "Weiss Academy, education case study",
    description:
      "How a training academy moved twelve courses from slides in attachments to chapters, notes and certificates an employer can verify.",
  },
  facts: {
    place: "Milwaukee, Wisconsin",
    size: "12 courses, 2,100 learners a year",
    duration: "Thirteen weeks",
    live: "August 2024",
  },
  situation: [
    "Weiss Academy trains machine operators and shift leads. Its twelve courses were good and its delivery was e-mail. Learners got a message with forty slides on Monday and an exam form as an attachment on Friday. Who had opened what, nobody knew. About a third finished.",
    "Certificates were made one by one in a word processor. Hannah Weiss, who runs the school her father founded, signed them on Saturdays. When a factory called to ask whether a certificate was real, someone went to look in a folder.",
  ],
  built: [
    "We cut the slides into chapters of six to nine minutes, each with one thing to be able to do afterwards. The video keeps its place between the phone on the bus and the screen in the break room. Notes are tied to the second they were written at, so going back to a note goes back to the moment.",
    "A week has one small deadline. Learners move through a course as a cohort, see how far the others are, and can ask the trainer a question at a chapter without leaving it. Employers who pay for the course see progress, never the notes.",
    "The certificate is made by the last exam. It carries a number and an address where anyone can check it, and it cannot be made any other way.",
  ],
  changed: [
    "68% of learners now finish their course. Enrolments grew by 24% over the next two terms, mostly from companies that had sent one person and then sent eight. No certificate has been made by hand since the first week.",
    "Trainers thought they would write fewer e-mails and were right, but what they mention is the questions. They arrive at the chapter they belong to, and the answer stays there for the next cohort. Hannah has her Saturdays.",
  ],
  testimonial: {
    quote: "I can see the chapter where people give up. So we rewrite that chapter.",
    author: "Hannah Weiss",
    role: "Director",
    company: "Weiss Academy",
    industry: "education",
  },
} as const satisfies CaseStory;
