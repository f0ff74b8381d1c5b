import { isSameDay, relativeDay, relativeTime } from "#domain/dates.ts";
import type { PortalState } from "./model.ts";

/** The state with a line on top of its activity: what the visitor has just done. */
export function withEntry(state: PortalState, text: string, now: Date): PortalState {
  const entry = { id: `own-${state.feed.length}`, text, at: now, isOwn: true };
  return { ...state, feed: [entry, ...state.feed] };
}

/** `just now`, `3h ago`, and by the calendar after that: `Yesterday`, `2 days ago`. */
export function agoText(at: Date, now: Date): string {
  if (at.getTime() > now.getTime()) return "just now";
  const text = relativeTime(at, now);
  if (text === "just now") return text;
  return isSameDay(at, now) ? `${text} ago` : relativeDay(at, now);
}
