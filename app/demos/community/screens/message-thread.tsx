import type { FormEvent, KeyboardEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, isSameDay } from "#domain/dates.ts";
import { demoLog } from "#app/lib/demo-log.ts";
import { canSend, shouldSendOnKey } from "../messages.ts";
import type { Conversation, Message } from "../model.ts";
import { firstName } from "#app/lib/person.ts";
import type { CommunityProps } from "./community-props.ts";
import { EventMessage } from "./event-message.tsx";
import styles from "./message-thread.module.css";

type MessageThreadProps = CommunityProps & {
  readonly conversation: Conversation;
  readonly onBack: () => void;
  /** A sample answer may follow. */
  readonly onSent: (id: string) => void;
};

/** One conversation and the box to write into; Enter sends (specification, section 2). */
export function MessageThread(props: MessageThreadProps) {
  const { state, dispatch, tools, conversation, onBack, onSent } = props;
  const { id, name, online, messages } = conversation;
  const written = state.unsent[id] ?? "";

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend(written)) return;
    demoLog("Sending message:", { conversation: name, content: written.trim() });
    dispatch({ type: "send", id, text: written, at: new Date() });
    if (id === "wen") tools.tick("reply");
    onSent(id);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (key === "Escape") onBack();
    if (key !== "Enter" || shiftKey) return;
    if (!shouldSendOnKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return;
    event.preventDefault();
    send();
  }

  return (
    <section className={styles.thread} aria-label={`Conversation with ${name}`}>
      <header className={row(12)}>
        <button className={cn(demoParts.iconButton, styles.back)} type="button" onClick={onBack}>
          <Icon name="back" />
          <span className={typography.visuallyHidden}>Back</span>
        </button>
        <h3>{name}</h3>
        {online && (
          <span className={demoParts.presence} data-presence="online">
            online
          </span>
        )}
      </header>
      <div
        className={styles.messages}
        data-messages=""
        role="group"
        aria-label={`Messages with ${name}`}
        tabIndex={0}
      >
        <div role="log" aria-label="Messages">
          {messages.length === 0 && <p className={typography.quiet}>Say hello to {name}.</p>}
          {messages.map((message, index) => (
            <MessageRow
              key={message.id}
              {...props}
              message={message}
              before={messages[index - 1]}
            />
          ))}
          {/* A new one whenever something is added, which brings the end into sight. */}
          <span key={`${messages.length} ${state.typing}`} ref={showEnd} />
          {state.typing === id && (
            <p className={textClass(14, "quiet")}>{firstName(name)} is typing…</p>
          )}
        </div>
      </div>
      <form onSubmit={send}>
        <textarea
          className={forms.input}
          name="content"
          rows={6}
          maxLength={2000}
          aria-label={`Message to ${name}`}
          aria-describedby="message-hint"
          value={written}
          onChange={(event) => dispatch({ type: "write", id, text: event.target.value })}
          onKeyDown={press}
        />
        <div className={cn(spread(0), textClass(13), styles.send)}>
          <p className={typography.quiet} id="message-hint">
            Enter to send, Shift+Enter for a new line
          </p>
          <button className={buttonClass()} type="submit" disabled={!canSend(written)}>
            Send
            <Icon name="arrow" />
          </button>
        </div>
      </form>
    </section>
  );
}

function showEnd(end: HTMLElement | null) {
  const scroller = end?.closest("[data-messages]");
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}

type MessageRowProps = CommunityProps & {
  readonly message: Message;
  readonly before: Message | undefined;
};

function MessageRow({ message, before, ...props }: MessageRowProps) {
  const { sender, content, timestamp, isOwn, isNew, isSample, eventId } = message;
  const event = props.state.events.find(({ id }) => id === eventId);
  return (
    <>
      {(!before || !isSameDay(before.timestamp, timestamp)) && (
        <p className={cn(textClass(12, "quiet"), styles.date)}>
          {formatLocal(timestamp, "weekday")}
        </p>
      )}
      <div className={styles.message} data-message={isOwn ? "own" : "other"}>
        <p className={cn(textClass(12, "quiet"), styles.sender)}>
          {sender}, {formatLocal(timestamp, "time")}
          {isNew && " · Only you can see this"}
          {isSample && " · Sample reply"}
        </p>
        <p className={styles.content}>{content}</p>
        {event && <EventMessage {...props} event={event} />}
      </div>
    </>
  );
}
