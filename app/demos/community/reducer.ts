import { openConversation, receiveReply, sendMessage } from "./messages.ts";
import { canSave, publish, visitor } from "./compose.ts";
import { toggleJoin } from "./events.ts";
import { credited } from "./levels.ts";
import {
  emptyDraft,
  type Category,
  type CommunityState,
  type CommunityTab,
  type Conversation,
  type Draft,
  type FeedSort,
  type Member,
  type SavedDraft,
} from "./model.ts";

export type CommunityAction =
  | { readonly type: "tab"; readonly tab: CommunityTab }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "category"; readonly category: Category | "all" }
  | { readonly type: "sort"; readonly sort: FeedSort }
  | { readonly type: "clearFeed" }
  | { readonly type: "like" | "savePost" | "expand" | "report"; readonly id: string }
  | { readonly type: "askReport"; readonly id: string | null }
  | { readonly type: "comment"; readonly id: string; readonly content: string }
  | { readonly type: "follow" | "mute"; readonly author: string }
  | { readonly type: "unmuteAll" }
  | { readonly type: "showPost"; readonly id: string }
  | { readonly type: "searchPeople" | "searchMembers"; readonly query: string }
  | { readonly type: "openConversation"; readonly id: string | null }
  | { readonly type: "write"; readonly id: string; readonly text: string }
  | { readonly type: "send"; readonly id: string; readonly text: string; readonly at: Date }
  | { readonly type: "typing"; readonly id: string | null }
  | { readonly type: "reply"; readonly id: string; readonly at: Date }
  | { readonly type: "messageMember"; readonly member: Member; readonly at: Date }
  | { readonly type: "draft"; readonly values: Partial<Draft> }
  | { readonly type: "publish"; readonly at: Date }
  | { readonly type: "saveDraft"; readonly at: Date }
  | {
      readonly type: "continueDraft";
      readonly id: string;
      readonly isSaving: boolean;
      readonly at: Date;
    }
  | { readonly type: "deleteDraft"; readonly id: string }
  | { readonly type: "restoreDraft"; readonly draft: SavedDraft; readonly index: number }
  | { readonly type: "join" | "remind"; readonly id: string };

export function reduceCommunity(state: CommunityState, action: CommunityAction): CommunityState {
  switch (action.type) {
    case "tab":
      return {
        ...state,
        tab: action.tab,
        published: null,
        sought: null,
        ...seen(state, action.tab),
      };
    case "search":
      return { ...state, query: action.query };
    case "category":
      return { ...state, category: action.category };
    case "sort":
      return { ...state, sort: action.sort };
    case "clearFeed":
      return { ...state, query: "", category: "all", sort: "latest" };
    case "searchPeople":
      return { ...state, conversationQuery: action.query };
    case "searchMembers":
      return { ...state, memberQuery: action.query };
    case "openConversation":
      return openConversation(state, action.id);
    case "write":
      return { ...state, unsent: { ...state.unsent, [action.id]: action.text } };
    case "send":
      return sendMessage(state, action.id, action.text, action.at);
    case "typing":
      return { ...state, typing: action.id };
    case "reply":
      return receiveReply(state, action.id, action.at);
    case "messageMember":
      return messagedMember(state, action.member, action.at);
    case "join":
      return withEvent(state, action.id, toggleJoin);
    case "remind":
      return withEvent(state, action.id, (event) => ({ ...event, isReminded: !event.isReminded }));
    case "draft":
    case "publish":
    case "saveDraft":
    case "continueDraft":
    case "deleteDraft":
    case "restoreDraft":
      return reduceDraft(state, action);
    default:
      return reducePosts(state, action);
  }
}

type PostAction = Extract<
  CommunityAction,
  {
    type:
      | "like"
      | "savePost"
      | "expand"
      | "askReport"
      | "report"
      | "comment"
      | "follow"
      | "mute"
      | "unmuteAll"
      | "showPost";
  }
>;

function reducePosts(state: CommunityState, action: PostAction): CommunityState {
  switch (action.type) {
    case "like":
      return withPost(state, action.id, (post) => ({
        ...post,
        isLiked: !post.isLiked,
        likes: post.likes + (post.isLiked ? -1 : 1),
      }));
    case "savePost":
      return withPost(state, action.id, (post) => ({ ...post, isSaved: !post.isSaved }));
    case "askReport":
      return { ...state, reporting: action.id };
    case "report":
      return withPost(state, action.id, (post) => ({ ...post, isReported: !post.isReported }));
    case "expand":
      return { ...state, expanded: toggled(state.expanded, action.id) };
    case "comment":
      return withComment(state, action.id, action.content.trim());
    case "follow":
      return { ...state, followed: toggled(state.followed, action.author) };
    case "mute":
      return { ...state, muted: toggled(state.muted, action.author) };
    case "unmuteAll":
      return { ...state, muted: [] };
    case "showPost":
      return {
        ...state,
        tab: "feed",
        query: "",
        category: "all",
        sort: "latest",
        sought: action.id,
        expanded: state.expanded.includes(action.id)
          ? state.expanded
          : [...state.expanded, action.id],
      };
  }
}

type DraftAction = Extract<
  CommunityAction,
  {
    type: "draft" | "publish" | "saveDraft" | "continueDraft" | "deleteDraft" | "restoreDraft";
  }
>;

function reduceDraft(state: CommunityState, action: DraftAction): CommunityState {
  switch (action.type) {
    case "draft":
      return { ...state, draft: { ...state.draft, ...action.values }, published: null };
    case "publish":
      return publish(state, action.at);
    case "saveDraft":
      return canSave(state.draft)
        ? { ...withSavedDraft(state, action.at), draft: emptyDraft }
        : state;
    case "continueDraft": {
      const draft = state.drafts.find(({ id }) => id === action.id);
      if (!draft) return state;
      const kept =
        action.isSaving && canSave(state.draft) ? withSavedDraft(state, action.at) : state;
      const { title, content, category } = draft;
      return {
        ...kept,
        draft: { title, content, category },
        drafts: kept.drafts.filter(({ id }) => id !== action.id),
      };
    }
    case "deleteDraft":
      return { ...state, drafts: state.drafts.filter(({ id }) => id !== action.id) };
    case "restoreDraft":
      return { ...state, drafts: state.drafts.toSpliced(action.index, 0, action.draft) };
  }
}

function withSavedDraft(state: CommunityState, savedAt: Date): CommunityState {
  const id = `draft-${savedAt.getTime()}-${state.drafts.length}`;
  return { ...state, drafts: [{ ...state.draft, id, savedAt }, ...state.drafts] };
}

function withPost(
  state: CommunityState,
  id: string,
  change: (post: CommunityState["posts"][number]) => CommunityState["posts"][number],
): CommunityState {
  return { ...state, posts: state.posts.map((post) => (post.id === id ? change(post) : post)) };
}

/** A comment stands last in the thread, and its points are the visitor's. */
function withComment(state: CommunityState, id: string, content: string): CommunityState {
  const commented = withPost(state, id, (post) => ({
    ...post,
    comments: post.comments + 1,
    thread: [
      ...post.thread,
      { id: `${id}-own-${post.thread.length}`, author: "You", content, isMine: true },
    ],
  }));
  return { ...commented, contributors: credited(state.contributors, visitor, "comments") };
}

function withEvent(
  state: CommunityState,
  id: string,
  change: (event: CommunityState["events"][number]) => CommunityState["events"][number],
): CommunityState {
  return { ...state, events: state.events.map((one) => (one.id === id ? change(one) : one)) };
}

/** Coming back to Messages, the open conversation is in sight again. */
function seen(state: CommunityState, tab: CommunityTab): Partial<CommunityState> {
  if (tab !== "messages" || state.openConversation === null) return {};
  return { conversations: openConversation(state, state.openConversation).conversations };
}

function messagedMember(state: CommunityState, member: Member, at: Date): CommunityState {
  const known = state.conversations.find(({ name }) => name === member.name);
  if (known) return openConversation({ ...state, tab: "messages" }, known.id);
  const created: Conversation = {
    id: `new-${member.id}`,
    name: member.name,
    avatar: member.name,
    lastMessage: "",
    timestamp: at,
    unread: 0,
    online: member.online,
    messages: [],
    replies: [],
    repliesGiven: 0,
  };
  const conversations = [created, ...state.conversations];
  return openConversation({ ...state, conversations, tab: "messages" }, created.id);
}

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
