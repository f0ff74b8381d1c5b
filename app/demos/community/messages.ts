import { matches } from "#app/lib/search-text.ts";
import type { CommunityState, Conversation, Message } from "./model.ts";

export function canSend(text: string): boolean {
  return text.trim() !== "";
}

/** Enter sends; with Shift it is a new line, and while an input method composes it belongs to that. */
export function shouldSendOnKey(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  /** 229 is what browsers report while composing. */
  readonly keyCode: number;
}): boolean {
  return event.key === "Enter" && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

/** Conversations by the name of the other side. */
export function searchConversations(list: readonly Conversation[], query: string): Conversation[] {
  return list.filter(({ name }) => matches(query, name));
}

export function unreadTotal(list: readonly Pick<Conversation, "unread">[]): number {
  return list.reduce((all, { unread }) => all + unread, 0);
}

/** Appends the text to a conversation and brings it to the top; blank text changes nothing. */
export function sendMessage(
  state: CommunityState,
  id: string,
  text: string,
  now: Date,
): CommunityState {
  const conversation = state.conversations.find((one) => one.id === id);
  if (!conversation || !canSend(text)) return state;
  const message: Message = {
    id: `${id}-own-${conversation.messages.length}`,
    sender: "You",
    content: text.trim(),
    timestamp: now,
    isOwn: true,
    isNew: true,
    type: "text",
  };
  return {
    ...moved(state, { ...conversation, messages: [...conversation.messages, message] }, message),
    unsent: { ...state.unsent, [id]: "" },
  };
}

/** The next sample answer; unread unless the conversation is open and in sight. */
export function receiveReply(state: CommunityState, id: string, now: Date): CommunityState {
  const conversation = state.conversations.find((one) => one.id === id);
  const content = conversation?.replies[conversation.repliesGiven % conversation.replies.length];
  if (!conversation || content === undefined) return { ...state, typing: null };
  const isSeen = state.tab === "messages" && state.openConversation === id;
  const message: Message = {
    id: `${id}-sample-${conversation.messages.length}`,
    sender: conversation.name,
    content,
    timestamp: now,
    isOwn: false,
    type: "text",
    isSample: true,
  };
  const answered = {
    ...conversation,
    messages: [...conversation.messages, message],
    repliesGiven: conversation.repliesGiven + 1,
    unread: isSeen ? 0 : conversation.unread + 1,
  };
  return { ...moved(state, answered, message), typing: null };
}

function moved(state: CommunityState, changed: Conversation, last: Message): CommunityState {
  const current = { ...changed, lastMessage: last.content, timestamp: last.timestamp };
  const others = state.conversations.filter(({ id }) => id !== changed.id);
  return { ...state, conversations: [current, ...others] };
}

/** Reading a conversation leaves nothing unread in it. */
export function openConversation(state: CommunityState, id: string | null): CommunityState {
  return {
    ...state,
    openConversation: id,
    conversations: state.conversations.map((one) => (one.id === id ? { ...one, unread: 0 } : one)),
  };
}
