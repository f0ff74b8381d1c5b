import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatLocal } from "#domain/dates.ts";
import { isFull, placesText } from "../events.ts";
import type { ClubEvent } from "../model.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./event-message.module.css";

type EventMessageProps = CommunityProps & { readonly event: ClubEvent };

/** An event that somebody has put into a message; it is joined where it stands. */
export function EventMessage({ dispatch, tools, event }: EventMessageProps) {
  const { id, title, start, isJoined } = event;
  function join() {
    dispatch({ type: "join", id });
    if (isJoined) return tools.announce(`You are no longer going to ${title}`);
    tools.tick("event");
    tools.announce(`You are going to ${title}, ${event.going + 1} going`);
  }
  return (
    <div className={styles.event}>
      <Icon name="calendar" />
      <p className={stack(0)}>
        <b id={`shared-${id}`}>{title}</b>
        <span>
          {formatLocal(start, "weekday")}, {formatLocal(start, "time")}
        </span>
        <span>{placesText(event)}</span>
      </p>
      {!isFull(event) && (
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={`shared-${id}`}
          aria-pressed={isJoined || undefined}
          onClick={join}
        >
          {isJoined ? "Going ✓" : "Join Event"}
        </button>
      )}
    </div>
  );
}
