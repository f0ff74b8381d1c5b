import { testimonials } from "../testimonials.ts";
import type { CaseStory } from "./case-story.ts";

export const ortegaClinics = {
  meta: {
    title: "Ortega Clinics, healthcare case study",
    description:
      "How four clinics with 900 appointments a week let patients choose their own slot, read their results and meet a doctor by video.",
  },
  facts: {
    place: "Tucson, Arizona",
    size: "4 clinics, 23 doctors",
    duration: "Fourteen weeks",
    live: "January 2025",
  },
  situation: [
    "The site of Ortega Clinics had one form. Patients printed it, filled it in and brought it to the desk, where someone typed it into one of four calendars, one for each clinic. Nine hundred appointments a week went through that desk. A patient who could see Dr. Ruiz on the north side on Tuesday was told to wait until Friday, because nobody could look into two calendars at once.",
    "Roughly one visit in nine was missed. Staff called patients the day before when there was time, and most days there was not.",
  ],
  built: [
    "Four calendars became one. A patient picks a reason first, then sees the next free slots at every clinic with a doctor who treats it. The form is gone: whatever the desk used to ask is asked once, in plain words, and kept.",
    "Results and medication are pages that patients read themselves. A refill request goes to the right doctor with the record already open. Follow-ups that need no examination can be a video call from the same page, with no extra program to install. Behind all of it stands an audit log: each time somebody opens a record, the log keeps who, when and why, and a patient can ask to see it.",
    "We moved one clinic at a time, smallest first, and ran the paper beside it for one week each.",
  ],
  changed: [
    "Missed visits fell by 41%, through reminders that can be answered and a slot that is easy to move. Seven in ten appointments are now booked outside opening hours, most of them between eight and eleven at night.",
    "The front desk did not shrink. It stopped typing and began to greet people. Two of its members now run the telehealth schedule, a thing that did not exist before. The printer by the door went to the school across the road.",
  ],
  testimonial: testimonials.ortegaClinics,
} as const satisfies CaseStory;
