import { dayAt, formatLocal } from "#domain/dates.ts";
import {
  emptyDraft,
  type ClubEvent,
  type CommunityState,
  type Conversation,
  type Post,
} from "./model.ts";
import { sampleConversations, type SampleConversation } from "./sample-conversations.ts";
import { contributors, members, topics } from "./sample-people.ts";
import { samplePosts, type SamplePost } from "./sample-posts.ts";

/** The club as the visitor finds it. */
export function buildCommunity(now: Date): CommunityState {
  const events = buildEvents(now);
  const tour = events.find(({ id }) => id === "desks");
  const tourDay = formatLocal(tour?.start ?? now, "dayName");
  return {
    openedAt: now,
    tab: "feed",
    posts: samplePosts.map((sample) => buildPost(sample, now)),
    query: "",
    category: "all",
    sort: "latest",
    sought: null,
    reporting: null,
    expanded: [],
    muted: [],
    followed: [],
    conversations: sampleConversations(tourDay).map((sample) => buildConversation(sample, now)),
    conversationQuery: "",
    openConversation: null,
    unsent: {},
    typing: null,
    draft: emptyDraft,
    drafts: [],
    published: null,
    events,
    contributors,
    topics,
    members,
    memberQuery: "",
  };
}

function buildPost({ hours, thread = [], trending, ...sample }: SamplePost, now: Date): Post {
  return {
    ...sample,
    avatar: sample.author,
    time: before(now, hours * 60),
    trending: trending ?? false,
    isLiked: false,
    isSaved: false,
    thread: thread.map(([author, content], index) => ({
      id: `${sample.id}-c${index + 1}`,
      author,
      content,
    })),
  };
}

/** Lines lie a few minutes apart; the last one is the youngest. */
const minutesBetween = 4;

function buildConversation(sample: SampleConversation, now: Date): Conversation {
  const { id, name, online, unread, minutes, lines, replies } = sample;
  const messages = lines.map(([from, content, eventId], index) => ({
    id: `${id}-${index + 1}`,
    sender: from === "me" ? "You" : from,
    content,
    timestamp: before(now, minutes + (lines.length - 1 - index) * minutesBetween),
    isOwn: from === "me",
    ...(eventId === undefined ? { type: "text" as const } : { type: "event" as const, eventId }),
  }));
  return {
    id,
    name,
    avatar: name,
    online,
    unread,
    messages,
    lastMessage: messages.at(-1)?.content ?? "",
    timestamp: before(now, minutes),
    replies,
    repliesGiven: 0,
  };
}

function buildEvents(now: Date): ClubEvent[] {
  const event = (
    id: string,
    days: number,
    time: string,
    rest: Pick<ClubEvent, "title" | "host" | "about" | "minutes" | "place" | "going" | "cap">,
  ): ClubEvent => ({
    id,
    start: dayAt(now, days, time),
    isJoined: false,
    isWaitlisted: false,
    isReminded: false,
    ...rest,
  });
  return [
    event("writing", 1, "17:00", {
      title: "Silent writing hour",
      host: "Priya Nair",
      about: "Say what you will write, write it, say how it went.",
      minutes: 60,
      place: "Video call, cameras optional",
      going: 38,
      cap: 60,
    }),
    event("desks", 4, "18:30", {
      title: "Desk tour live",
      host: "Wen Zhao",
      about: "Six members show the corner they work in, five minutes each.",
      minutes: 45,
      place: "Video call",
      going: 52,
      cap: 80,
    }),
    event("essays", 9, "19:00", {
      title: "Book Circle: essays",
      host: "Ilse Brandt",
      about: "Chapters 1 to 3. Bring one sentence you marked.",
      minutes: 90,
      place: "Video call, small group",
      going: 14,
      cap: 14,
    }),
    event("critique", 16, "18:00", {
      title: "Design critique night",
      host: "Sade Okonkwo",
      about: "Three pieces of work, twenty kind and specific minutes for each.",
      minutes: 75,
      place: "Video call with a shared board",
      going: 27,
      cap: 40,
    }),
  ];
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
