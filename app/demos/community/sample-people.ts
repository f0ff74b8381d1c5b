import type { Contributor, Member, Topic } from "./model.ts";

export const contributors: readonly Contributor[] = [
  { name: "Priya Nair", posts: 48, comments: 212, likes: 1640 },
  { name: "Tomás Ferreira", posts: 39, comments: 187, likes: 1322 },
  { name: "Wen Zhao", posts: 31, comments: 240, likes: 1105 },
  { name: "Sade Okonkwo", posts: 27, comments: 156, likes: 998 },
  { name: "Mateo Rossi", posts: 22, comments: 131, likes: 874 },
  { name: "Robin Hale", posts: 6, comments: 18, likes: 92 },
];

/** Where the visitor stands among all members. */
export const ownRank = 38;

export const topics: readonly Topic[] = [
  {
    name: "remote rhythm",
    posts: 64,
    change: 12,
    days: [6, 7, 9, 8, 10, 11, 13],
    leadsTo: { category: "remote" },
  },
  {
    name: "e-ink",
    posts: 41,
    change: 19,
    days: [2, 3, 4, 6, 7, 9, 10],
    leadsTo: { query: "e-ink" },
  },
  {
    name: "accessible colour",
    posts: 38,
    change: 7,
    days: [4, 5, 4, 6, 6, 6, 7],
    leadsTo: { query: "colour" },
  },
  {
    name: "weekly review",
    posts: 33,
    change: -4,
    days: [7, 6, 5, 4, 4, 4, 3],
    leadsTo: { query: "weekly review" },
  },
  {
    name: "short stories",
    posts: 21,
    change: 3,
    days: [2, 3, 3, 2, 4, 3, 4],
    leadsTo: { category: "books" },
  },
  {
    name: "desk setups",
    posts: 19,
    change: 9,
    days: [1, 1, 2, 3, 3, 4, 5],
    leadsTo: { query: "desk" },
  },
];

export const members: readonly Member[] = [
  { id: "priya", name: "Priya Nair", interests: ["planning", "writing"], online: true },
  { id: "tomas", name: "Tomás Ferreira", interests: ["four-day week", "cycling"], online: false },
  { id: "wen", name: "Wen Zhao", interests: ["small flats", "plants"], online: true },
  { id: "sade", name: "Sade Okonkwo", interests: ["accessibility", "colour"], online: true },
  { id: "mateo", name: "Mateo Rossi", interests: ["e-ink", "hardware"], online: false },
  { id: "ilse", name: "Ilse Brandt", interests: ["essays", "letterpress"], online: false },
  { id: "noor", name: "Noor Haddad", interests: ["static sites", "tea"], online: true },
  { id: "caleb", name: "Caleb Young", interests: ["languages", "reading"], online: false },
  { id: "anouk", name: "Anouk Lefèvre", interests: ["co-working", "baking"], online: true },
  { id: "jonah", name: "Jonah Reed", interests: ["forms", "research"], online: false },
  { id: "mirela", name: "Mirela Popa", interests: ["illustration", "zines"], online: true },
  { id: "henrik", name: "Henrik Dahl", interests: ["woodwork", "podcasts"], online: false },
];

/** The club as a whole; posts by category add up to the total. */
export const club = {
  members: 8412,
  online: 317,
  postsByCategory: {
    general: 1204,
    productivity: 986,
    books: 712,
    remote: 1118,
    tech: 1543,
    design: 837,
  },
} as const;
