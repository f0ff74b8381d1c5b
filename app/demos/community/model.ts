export const categories = [
  { id: "general", label: "General" },
  { id: "productivity", label: "Productivity" },
  { id: "books", label: "Books" },
  { id: "remote", label: "Remote Work" },
  { id: "tech", label: "Tech" },
  { id: "design", label: "Design" },
] as const;

export type Category = (typeof categories)[number]["id"];

export function categoryLabel(id: Category): string {
  return categories.find((category) => category.id === id)?.label ?? "";
}

export type FeedSort = "latest" | "top" | "unanswered" | "saved";

type Comment = {
  readonly id: string;
  readonly author: string;
  readonly content: string;
  /** Written by the visitor. */
  readonly isMine?: true;
};

export type Post = {
  readonly id: string;
  readonly author: string;
  /** The name that its initials and colour come from. */
  readonly avatar: string;
  readonly title: string;
  readonly content: string;
  readonly category: Category;
  readonly likes: number;
  /** All comments; the thread carries the first few of them. */
  readonly comments: number;
  readonly time: Date;
  readonly trending: boolean;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly thread: readonly Comment[];
  readonly isMine?: true;
  readonly isReported?: boolean;
};

export type Draft = {
  readonly title: string;
  readonly content: string;
  /** General unless chosen otherwise (specification, section 3). */
  readonly category: Category;
};

export const emptyDraft: Draft = { title: "", content: "", category: "general" };

export type SavedDraft = Draft & { readonly id: string; readonly savedAt: Date };

export type Message = {
  readonly id: string;
  readonly sender: string;
  readonly content: string;
  readonly timestamp: Date;
  readonly isOwn: boolean;
  readonly type: "text" | "event";
  /** The event that a message of that type carries. */
  readonly eventId?: string;
  /** Written by the visitor during this visit (decision D79). */
  readonly isNew?: true;
  /** An automatic answer of the demo, labelled as such. */
  readonly isSample?: true;
};

export type Conversation = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly lastMessage: string;
  readonly timestamp: Date;
  readonly unread: number;
  readonly online: boolean;
  readonly messages: readonly Message[];
  /** Sample answers, given in turn. */
  readonly replies: readonly string[];
  readonly repliesGiven: number;
};

export type ClubEvent = {
  readonly id: string;
  readonly title: string;
  readonly host: string;
  readonly about: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place: string;
  readonly going: number;
  readonly cap: number;
  readonly isJoined: boolean;
  readonly isWaitlisted: boolean;
  readonly isReminded: boolean;
};

export type Activity = {
  readonly posts: number;
  readonly comments: number;
  /** Those that one's posts got. */
  readonly likes: number;
};

export type Contributor = Activity & {
  readonly name: string;
  /** Of the last 30 days. */
  readonly recent: Activity;
};

export type Topic = {
  readonly name: string;
  readonly posts: number;
  readonly change: number;
  /** Posts on each of the last seven days. */
  readonly days: readonly number[];
  readonly leadsTo: { readonly category: Category } | { readonly query: string };
};

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly interests: readonly string[];
  readonly online: boolean;
};

export type CommunityTab = "feed" | "trending" | "messages" | "create" | "community";

export type CommunityState = {
  readonly openedAt: Date;
  readonly tab: CommunityTab;
  readonly posts: readonly Post[];
  readonly query: string;
  readonly category: Category | "all";
  readonly sort: FeedSort;
  /** The post that was asked for from elsewhere, to be brought into sight. */
  readonly sought: string | null;
  /** The post that is about to be reported. */
  readonly reporting: string | null;
  /** Posts whose comments are open. */
  readonly expanded: readonly string[];
  readonly muted: readonly string[];
  readonly followed: readonly string[];
  readonly conversations: readonly Conversation[];
  readonly conversationQuery: string;
  readonly openConversation: string | null;
  /** What stands in the message box, by conversation. */
  readonly unsent: Readonly<Record<string, string>>;
  readonly typing: string | null;
  readonly draft: Draft;
  readonly drafts: readonly SavedDraft[];
  /** The post that was just published, for the line with the way to it. */
  readonly published: string | null;
  readonly events: readonly ClubEvent[];
  readonly contributors: readonly Contributor[];
  readonly topics: readonly Topic[];
  readonly members: readonly Member[];
  readonly memberQuery: string;
};
