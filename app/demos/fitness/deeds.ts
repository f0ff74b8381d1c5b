import { updateById } from "#app/lib/update-by-id.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { isCheckedIn } from "./members.ts";
import { live } from "./workouts.ts";
import type { Deed, FitnessState, Member, MembershipType } from "./model.ts";

type Deeds = Pick<FitnessState, "members" | "deeds" | "feed">;

/** Does one thing for one member, and remembers how to take it back. */
function done<State extends Deeds>(
  state: State,
  { kind, memberId, at }: Pick<Deed, "kind" | "memberId" | "at">,
  change: (member: Member) => Member,
  text: (member: Member) => string,
): State {
  const before = state.members.find(({ id }) => id === memberId);
  const members = updateById(state.members, memberId, change);
  if (!before || members === state.members) return state;
  const id = `${kind}-${memberId}`;
  return {
    ...state,
    members,
    deeds: [{ id, kind, memberId, at, before }, ...state.deeds.filter((deed) => deed.id !== id)],
    feed: [{ id, at, text: text(before) }, ...state.feed.filter((entry) => entry.id !== id)],
  };
}

/**
 * One visit more, once a day: a second time changes nothing. Somebody inactive has to be reactivated with it
 * (`isReactivating`), else nothing happens.
 */
export function checkIn<State extends Deeds>(
  state: State,
  memberId: string,
  now: Date,
  isReactivating = false,
): State {
  return done(
    state,
    { kind: "check-in", memberId, at: now },
    (member) => {
      if (isCheckedIn(member, now) || (member.status === "inactive" && !isReactivating)) {
        return member;
      }
      return {
        ...member,
        lastVisit: now,
        visits: withVisit(member.visits, 1),
        status: member.status === "inactive" ? "active" : member.status,
        outreach: null,
      };
    },
    ({ name }) => `${name} checked in`,
  );
}

function withVisit(visits: readonly number[], change: 1 | -1): readonly number[] {
  return visits.map((count, week) =>
    week === visits.length - 1 ? Math.max(0, count + change) : count,
  );
}

/** A trial becomes a membership. */
export function convertTrial<State extends Deeds>(
  state: State,
  memberId: string,
  membershipType: Exclude<MembershipType, "Trial">,
  now: Date,
): State {
  return done(
    state,
    { kind: "convert", memberId, at: now },
    (member) =>
      member.status === "trial" ? { ...member, status: "active", membershipType } : member,
    ({ name }) => `${name} joined as ${membershipType}`,
  );
}

/** A message without words is not sent. */
export function nudge<State extends Deeds>(
  state: State,
  memberId: string,
  message: string,
  now: Date,
): State {
  if (cleanText(message) === "") return state;
  return reachOut(state, memberId, "nudged", now);
}

export function snooze<State extends Deeds>(state: State, memberId: string, now: Date): State {
  return reachOut(state, memberId, "snoozed", now);
}

function reachOut<State extends Deeds>(
  state: State,
  memberId: string,
  outreach: "nudged" | "snoozed",
  now: Date,
): State {
  const kind = outreach === "nudged" ? "nudge" : "snooze";
  return done(
    state,
    { kind, memberId, at: now },
    (member) => (member.outreach === null ? { ...member, outreach } : member),
    ({ name }) => (outreach === "nudged" ? `Nudge sent to ${name}` : `${name} snoozed for a week`),
  );
}

/** Whoever is at a workout since has come in, and that stays. */
export function canUndo({ workouts }: Pick<FitnessState, "workouts">, deed: Deed): boolean {
  const { kind, memberId, at } = deed;
  return (
    kind !== "check-in" ||
    !live(workouts).some((one) => one.memberId === memberId && one.startedAt >= at)
  );
}

/** Takes one deed back; what has happened to the member since stays. */
export function undoDeed<State extends Deeds & Pick<FitnessState, "workouts">>(
  state: State,
  deedId: string,
): State {
  const deed = state.deeds.find(({ id }) => id === deedId);
  if (!deed || !canUndo(state, deed)) return state;
  return {
    ...state,
    members: updateById(state.members, deed.memberId, (member) => takenBack(member, deed)),
    deeds: state.deeds.filter(({ id }) => id !== deedId),
    feed: state.feed.filter(({ id }) => id !== deedId),
  };
}

function takenBack(member: Member, { kind, before }: Deed): Member {
  switch (kind) {
    case "check-in":
      return {
        ...member,
        lastVisit: before.lastVisit,
        visits: withVisit(member.visits, -1),
        status: before.status === "inactive" ? "inactive" : member.status,
        outreach: before.outreach,
      };
    case "convert":
      return { ...member, status: "trial", membershipType: "Trial" };
    default:
      return { ...member, outreach: null };
  }
}
