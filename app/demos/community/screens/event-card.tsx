import demoParts from "#app/components/demo/demo-parts.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import { formatLocal } from "#domain/dates.ts";
import { visitor } from "../compose.ts";
import { isFull, placesText } from "../events.ts";
import type { ClubEvent } from "../model.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./event-card.module.css";
import { Faces } from "./faces.tsx";

type EventCardProps = CommunityProps & { readonly event: ClubEvent };

/** One event: when, where, who goes, and the way in. */
export function EventCard(props: EventCardProps) {
  const { state, dispatch, tools, event } = props;
  const { id, title, host, about, start, minutes, place, going, isJoined } = event;
  const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" })
    .formatToParts(start)
    .find(({ type }) => type === "timeZoneName")?.value;

  function join() {
    dispatch({ type: "join", id });
    if (isJoined) {
      tools.announce(`You are no longer going to ${title}`);
      return;
    }
    if (isFull(event)) {
      tools.announce(
        event.isWaitlisted
          ? `You left the waitlist of ${title}`
          : `You are on the waitlist of ${title}`,
      );
      return;
    }
    tools.tick("event");
    tools.announce(`You are going to ${title}, ${going + 1} going`);
    tools.toast({
      text: `You are going to ${title}`,
      onUndo: () => dispatch({ type: "join", id }),
    });
  }
  function save() {
    const file = makeIcs(
      { id, title, start, minutes, place, notes: about, time: "floating" },
      state.openedAt,
    );
    tools.save(`${title.toLowerCase()}.ics`, file);
  }

  return (
    <li className={cn(stack(16), demoParts.panel, styles.event)}>
      <p className={cn(stack(0), textClass(13, 600), styles.date)} aria-hidden="true">
        {formatLocal(start, "shortMonth")}
        <b className={textClass(24, 650)}>{start.getDate()}</b>
      </p>
      <div className={cn(stack(4), styles.text)}>
        <h4 className={textClass(16, 650)} id={`event-${id}`} tabIndex={-1}>
          {title}
        </h4>
        <p>{about}</p>
        <p className={typography.quiet}>
          {formatLocal(start, "weekday")}, {formatLocal(start, "time")} {zone} · {minutes} min ·{" "}
          {place} · hosted by {host}
        </p>
        <p>
          <b>{placesText(event)}</b>
        </p>
        <Faces label="Some of those who go" names={guests(props)} size={30} />
        <div className={cn(cluster(8), styles.buttons)}>
          <button
            className={isJoined ? buttonClass("line") : buttonClass()}
            type="button"
            aria-describedby={`event-${id}`}
            aria-pressed={isJoined || event.isWaitlisted || undefined}
            onClick={join}
          >
            {joinLabel(event)}
          </button>
          {isJoined && (
            <>
              <button className={buttonClass("line")} type="button" onClick={save}>
                <Icon name="download" />
                Add to calendar
              </button>
              <button
                className={buttonClass("line")}
                type="button"
                aria-pressed={event.isReminded}
                onClick={() => dispatch({ type: "remind", id })}
              >
                {event.isReminded ? "Reminder set" : "Remind me"}
              </button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}

/** The host first, then others of the directory, and the visitor who has joined. */
function guests({ state, event }: EventCardProps): string[] {
  const others = state.members.map(({ name }) => name).filter((name) => name !== event.host);
  const from = state.events.indexOf(event) * 2;
  const names = [event.host, ...others.slice(from, from + 4)];
  return event.isJoined ? [visitor, ...names] : names;
}

function joinLabel(event: ClubEvent): string {
  if (event.isJoined) return "Going ✓";
  if (event.isWaitlisted) return "On the waitlist ✓";
  return isFull(event) ? "Join waitlist" : "Join Event";
}
