import { team as labels, type StaffRole } from "#app/content/team.ts";
import { relativeTime } from "#domain/dates.ts";
import { readerDate } from "#domain/zoned-dates.ts";

export type Member = {
  readonly userId: string;
  readonly email: string;
  /** Empty for who has none. */
  readonly name: string;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
  /** ISO time; null for who has never been here. */
  readonly lastSeenAt: string | null;
};

/** Everybody who works here, and which of them asks. */
export type Team = { readonly members: readonly Member[]; readonly selfId: string };

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** ISO time. */
  readonly expiresAt: string;
};

/** How somebody is spoken of. */
export function nameOf({ name, email }: Pick<Member, "name" | "email">): string {
  return name || email;
}

/** `Just now`, `12m ago`, `Nov 4`, `Not yet`. */
export function seenText(lastSeenAt: string | null, now: Date): string {
  if (lastSeenAt === null) return labels.never;
  const seen = new Date(lastSeenAt);
  // Who is here now has asked within the last minute.
  if (now.getTime() - seen.getTime() < 90_000) return labels.seen.now;
  const text = relativeTime(seen, now);
  return /^\d+[mhd]$/.test(text) ? labels.seen.ago(text) : readerDate(seen, "day");
}

export function isOwner({ members, selfId }: Team): boolean {
  return members.some(({ userId, role }) => userId === selfId && role === "owner");
}
