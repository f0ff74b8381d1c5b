import type { Activity, Contributor, Member, Topic } from "./model.ts";

/** What a member has done since joining, and in the last 30 days of it. */
function contributor(
  name: string,
  [posts, comments, likes]: Figures,
  recent: Figures,
): Contributor {
  return { name, posts, comments, likes, recent: activity(recent) };
}

type Figures = readonly [posts: number, comments: number, likes: number];

function activity([posts, comments, likes]: Figures): Activity {
  return { posts, comments, likes };
}

export const contributors: readonly Contributor[] = [
  contributor("Priya Nair", [48, 212, 1640], [9, 41, 203]),
  contributor("Tomás Ferreira", [39, 187, 1322], [5, 26, 148]),
  contributor("Wen Zhao", [31, 240, 1105], [8, 52, 241]),
  contributor("Sade Okonkwo", [27, 156, 998], [4, 21, 122]),
  contributor("Mateo Rossi", [22, 131, 874], [7, 33, 176]),
  contributor("Robin Hale", [6, 18, 92], [2, 7, 31]),
];

/** Where the visitor stands among all members. */
export const ownRank = { all: 38, recent: 24 } as const;

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
  lastWeek: { active: 2946, replied: 91, joined: [7, 9, 8, 11, 9, 10, 12] },
  postsByCategory: {
    general: 1204,
    productivity: 986,
    books: 712,
    remote: 1118,
    tech: 1543,
    design: 837,
  },
} as const;
