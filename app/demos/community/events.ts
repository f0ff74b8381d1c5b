import { counted } from "#domain/counted.ts";
import type { ClubEvent } from "./model.ts";

export function isFull({ going, cap, isJoined }: ClubEvent): boolean {
  return !isJoined && going >= cap;
}

/** `38 going · 22 places left`; nothing is left of a full one. */
export function placesText({ going, cap }: Pick<ClubEvent, "going" | "cap">): string {
  return going >= cap
    ? `${going} going, full`
    : `${going} going · ${counted(cap - going, "place")} left`;
}

/** Joins, or leaves again; a full event has a waitlist instead, whose length nobody sees. */
export function toggleJoin(event: ClubEvent): ClubEvent {
  if (event.isJoined) {
    return { ...event, isJoined: false, isReminded: false, going: event.going - 1 };
  }
  if (isFull(event)) return { ...event, isWaitlisted: !event.isWaitlisted };
  return { ...event, isJoined: true, going: event.going + 1 };
}
