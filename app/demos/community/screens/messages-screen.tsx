import { useRef } from "react";
import { flushSync } from "react-dom";
import { Avatar } from "#app/components/demo/avatar.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import { searchConversations } from "../messages.ts";
import type { Conversation } from "../model.ts";
import type { CommunityProps } from "./community-props.ts";
import { MessageThread } from "./message-thread.tsx";
import styles from "./messages-screen.module.css";

/** Two panes: conversations, searched by name, and the open one. A telephone shows one of them. */
export function Messages(props: CommunityProps & { readonly onSent: (id: string) => void }) {
  const { state, dispatch } = props;
  const list = useRef<HTMLDivElement>(null);
  const open = state.conversations.find(({ id }) => id === state.openConversation);
  const shown = searchConversations(state.conversations, state.conversationQuery);
  function back() {
    const id = state.openConversation;
    // The list may be hidden until then, and what is hidden takes no focus.
    flushSync(() => dispatch({ type: "openConversation", id: null }));
    list.current?.querySelector<HTMLElement>(`[data-conversation="${id}"]`)?.focus();
  }
  return (
    <>
      <h2 className={typography.visuallyHidden}>Messages</h2>
      <div className={cn(surface("large"), styles.messages)} data-open={open ? true : undefined}>
        <div className={styles.list} ref={list}>
          <SearchBox
            name="people"
            label="Search conversations"
            query={state.conversationQuery}
            onQuery={(query) => dispatch({ type: "searchPeople", query })}
          />
          {shown.length === 0 ? (
            <EmptyState text={`No conversation with "${state.conversationQuery.trim()}".`}>
              <button
                className={buttonClass("line")}
                type="button"
                onClick={() => dispatch({ type: "searchPeople", query: "" })}
              >
                Clear
              </button>
            </EmptyState>
          ) : (
            <ul aria-label="Conversations">
              {shown.map((one) => (
                <li key={one.id}>
                  <ConversationRow
                    conversation={one}
                    now={props.now}
                    isOpen={one.id === open?.id}
                    onOpen={() => dispatch({ type: "openConversation", id: one.id })}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.thread}>
          {open ? (
            <MessageThread key={open.id} {...props} conversation={open} onBack={back} />
          ) : (
            <div className={cn(styles.empty, typography.quiet)}>
              <Icon name="chat" />
              <p>Choose a conversation to read it.</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

type ConversationRowProps = {
  readonly conversation: Conversation;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function ConversationRow({ conversation, now, isOpen, onOpen }: ConversationRowProps) {
  const { id, name, lastMessage, timestamp, unread, online } = conversation;
  return (
    <button
      className={cn(shapes.wholeLine, stack(12), styles.conversation)}
      type="button"
      data-conversation={id}
      aria-current={isOpen ? "true" : undefined}
      onClick={onOpen}
    >
      <span className={cn(stack(0), styles.avatar)} data-online={online || undefined}>
        <Avatar name={name} />
        {online && <span className={typography.visuallyHidden}>online</span>}
      </span>
      <span className={cn(stack(0), styles.text)}>
        <b>{name}</b>
        <span className={textClass(14, "quiet")}>{lastMessage || "No messages yet"}</span>
      </span>
      <span className={cn(stack(4), textClass(12, "quiet"), styles.ending)}>
        <span>{relativeTime(timestamp, now)}</span>
        {unread > 0 && (
          <b>
            {unread}
            <span className={typography.visuallyHidden}> unread</span>
          </b>
        )}
      </span>
    </button>
  );
}
