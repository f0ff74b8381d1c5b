import { formatLocal } from "#domain/dates.ts";
import { classPhase, endOf, overlaps, spotsLeft, startOf } from "./classes.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import type { GymClass, Member } from "./model.ts";

export type Booking =
  | { readonly kind: "booked"; readonly gymClass: GymClass }
  | { readonly kind: "waiting"; readonly gymClass: GymClass; readonly position: number }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Takes a spot while there is one, else a place on the waitlist. Nobody twice or in two rooms at once, and nothing once
 * the class is over.
 *
 * @param classes all that the member could be in meanwhile
 */
export function book(
  gymClass: GymClass,
  member: Member,
  now: Date,
  classes: readonly GymClass[],
): Booking {
  const { id, name, status } = member;
  const { roster, waitlist } = gymClass;
  if (classPhase(gymClass, now) === "ended") {
    return { kind: "refused", reason: `${gymClass.name} has ended.` };
  }
  if (status === "inactive") {
    return { kind: "refused", reason: `Reactivate ${name} to book a class.` };
  }
  if (roster.includes(id)) return { kind: "refused", reason: `${name} is already booked.` };
  if (waitlist.includes(id)) {
    return { kind: "refused", reason: `${name} is already on the waitlist.` };
  }
  const clash = memberClash(classes, gymClass, id);
  if (clash) return { kind: "refused", reason: `${name} is ${clashText(clash, id)}.` };
  if (spotsLeft(gymClass) === 0) {
    const position = waitlist.length + 1;
    return {
      kind: "waiting",
      position,
      gymClass: { ...gymClass, waitlist: [...waitlist, id] },
    };
  }
  const enrolled = gymClass.enrolled + 1;
  return { kind: "booked", gymClass: { ...gymClass, enrolled, roster: [...roster, id] } };
}

/** The class that a member is in, or waits for, while another one runs. */
export function memberClash(
  classes: readonly GymClass[],
  wanted: GymClass,
  memberId: string,
): GymClass | undefined {
  return classes.find(
    (one) =>
      one.id !== wanted.id &&
      (one.roster.includes(memberId) || one.waitlist.includes(memberId)) &&
      overlaps(one, wanted),
  );
}

/** `in Vinyasa 60 until 7:15 PM`, `waiting for Boxing Fundamentals until 7:15 PM` */
export function clashText(clash: GymClass, memberId: string): string {
  const how = clash.roster.includes(memberId) ? "in" : "waiting for";
  return `${how} ${clash.name} until ${formatLocal(endOf(clash), "time")}`;
}

/**
 * Gives a spot back; the first who waits takes it. The same class when the member has no spot in it or the class is
 * over.
 */
export function cancelBooking(gymClass: GymClass, memberId: string, now: Date): GymClass {
  const { roster, waitlist, enrolled } = gymClass;
  if (!roster.includes(memberId) || classPhase(gymClass, now) === "ended") return gymClass;
  const left = roster.filter((id) => id !== memberId);
  const [promoted, ...waiting] = waitlist;
  if (promoted === undefined) return { ...gymClass, enrolled: enrolled - 1, roster: left };
  return { ...gymClass, roster: [...left, promoted], waitlist: waiting };
}

/** Gives a place on the waitlist up. */
export function leaveWaitlist(gymClass: GymClass, memberId: string): GymClass {
  if (!gymClass.waitlist.includes(memberId)) return gymClass;
  return { ...gymClass, waitlist: gymClass.waitlist.filter((id) => id !== memberId) };
}

/** Who can still be booked: neither in the class nor waiting nor inactive. */
export function bookable(members: readonly Member[], { roster, waitlist }: GymClass) {
  return members.filter(
    ({ id, status }) => status !== "inactive" && !roster.includes(id) && !waitlist.includes(id),
  );
}

/** What a member has a spot in, or waits for, soonest first. */
export function upcomingOf(classes: readonly GymClass[], memberId: string, now: Date) {
  const own = classes.filter(
    (one) =>
      startOf(one) > now && (one.roster.includes(memberId) || one.waitlist.includes(memberId)),
  );
  return sortRows(own, (one) => startOf(one).getTime(), "ascending");
}

/** The classes that a member could still be put into, soonest first. */
export function openTo(classes: readonly GymClass[], memberId: string, now: Date) {
  const others = classes.filter(
    (one) =>
      startOf(one) > now &&
      !one.roster.includes(memberId) &&
      !one.waitlist.includes(memberId) &&
      !memberClash(classes, one, memberId),
  );
  return sortRows(others, (one) => startOf(one).getTime(), "ascending");
}
