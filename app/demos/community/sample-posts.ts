import type { Category } from "./model.ts";

/** `hours` ago; the replies that are shown are the first of all comments. */
export type SamplePost = {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly content: string;
  readonly category: Category;
  readonly likes: number;
  readonly comments: number;
  readonly hours: number;
  readonly trending?: true;
  readonly thread?: readonly (readonly [author: string, content: string])[];
};

export const samplePosts: readonly SamplePost[] = [
  {
    id: "p1",
    author: "Priya Nair",
    title: "I stopped planning days and started planning mornings",
    content:
      "For years I filled ten boxes a day and finished three. Now I plan until noon and leave the rest open. Surprisingly, more gets done after lunch.",
    category: "productivity",
    likes: 41,
    comments: 18,
    hours: 3,
    trending: true,
    thread: [
      ["Wen Zhao", "I plan afternoons instead, mornings are for walking."],
      ["Caleb Young", "How do you handle calls at 2?"],
      ["Priya Nair", "One call slot, 2 to 3, that's it."],
      ["Noor Haddad", "Trying this tomorrow."],
    ],
  },
  {
    id: "p2",
    author: "Tomás Ferreira",
    title: "Four-day week, month three: what broke, what held",
    content:
      "We moved to four days three months ago. Meetings broke first, deep work held. The surprise was Friday: nobody touches chat, and Monday starts calmer.",
    category: "remote",
    likes: 128,
    comments: 46,
    hours: 20,
    trending: true,
    thread: [
      ["Anouk Lefèvre", "Did pay change?"],
      ["Tomás Ferreira", "No, output stayed level so pay did too."],
      ["Mateo Rossi", "Support rota is our blocker."],
      ["Sade Okonkwo", "We split Fridays in two teams."],
      ["Ilse Brandt", "Please post month six."],
    ],
  },
  {
    id: "p3",
    author: "Wen Zhao",
    title: "Show your desk: tiny-flat edition",
    content:
      "Mine is a shelf that folds out of a wardrobe. Chair by day, plant stand by night. Show me yours, the smaller the better.",
    category: "general",
    likes: 23,
    comments: 9,
    hours: 1,
    trending: true,
    thread: [
      ["Jonah Reed", "Windowsill, and proud of it."],
      ["Ilse Brandt", "A tray on a bunk bed."],
      ["Wen Zhao", "Ilse, photo please!"],
    ],
  },
  {
    id: "p4",
    author: "Sade Okonkwo",
    title: "A colour palette tool I made for low-vision readers",
    content:
      "Pick two colours and it tells you how they look with cloudy vision, glare and night mode. It started as a favour for my aunt. Feedback from people who live with this is what I need most.",
    category: "design",
    likes: 212,
    comments: 87,
    hours: 44,
    trending: true,
  },
  {
    id: "p5",
    author: "Mateo Rossi",
    title: "Which e-ink tablet survived your backpack?",
    content:
      "Mine cracked in month two under a laptop. Looking for a sleeve or a tougher model. Pens that do not need charging get extra points.",
    category: "tech",
    likes: 64,
    comments: 31,
    hours: 9,
    trending: true,
    thread: [
      ["Caleb Young", "Felt sleeve plus a thin board."],
      ["Noor Haddad", "Older models are thicker and tougher."],
      ["Priya Nair", "Keep it on the outside pocket, screen in."],
      ["Mateo Rossi", "Felt plus board it is, thanks."],
    ],
  },
  {
    id: "p6",
    author: "Ilse Brandt",
    title: "Book note: the chapter on waiting",
    content:
      "The author treats waiting as work you do with your attention. I copied one line onto the door. Curious who else stopped at page 112.",
    category: "books",
    likes: 17,
    comments: 4,
    hours: 6,
  },
  {
    id: "p7",
    author: "Noor Haddad",
    title: "Static sites again, and I'm not sorry",
    content:
      "I rebuilt my site as plain files last weekend. It loads before I finish blinking and I can fix a typo from a phone. What do you still need a server for?",
    category: "tech",
    likes: 96,
    comments: 22,
    hours: 52,
  },
  {
    id: "p8",
    author: "Caleb Young",
    title: "Reading in a second language: small habits",
    content:
      "Ten pages before breakfast, no dictionary until the chapter ends. I mark words twice and only look up the ones that return. Four months in, I dream in subtitles.",
    category: "books",
    likes: 38,
    comments: 12,
    hours: 28,
  },
  {
    id: "p9",
    author: "Priya Nair",
    title: "My weekly review fits on one index card",
    content:
      "Three lines: what moved, what is stuck, who needs to hear from me. If it does not fit on the card it is not a review, it is a diary.",
    category: "productivity",
    likes: 155,
    comments: 63,
    hours: 70,
  },
  {
    id: "p10",
    author: "Anouk Lefèvre",
    title: "Anyone up for a co-working call on Thursdays?",
    content:
      "An hour, cameras optional, say your one task at the start and report at the end. I will host if three people say yes.",
    category: "general",
    likes: 12,
    comments: 0,
    hours: 14,
  },
  {
    id: "p11",
    author: "Jonah Reed",
    title: "Designing forms people finish",
    content:
      "Ask one thing per screen, say why you need it, and never clear what someone typed. Our sign-up finished rate went from 61 to 83 percent with those three rules.",
    category: "design",
    likes: 71,
    comments: 19,
    hours: 98,
  },
  {
    id: "p12",
    author: "Sade Okonkwo",
    title: "Time zones: our overlap chart",
    content:
      "We drew everyone's day as a bar and looked for the dark patch in the middle. Ninety minutes, four cities, no one before eight. The chart is now our meeting rule.",
    category: "remote",
    likes: 29,
    comments: 5,
    hours: 120,
  },
];
