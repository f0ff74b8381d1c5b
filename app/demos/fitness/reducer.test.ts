import { describe, expect, test } from "vitest";
import { upcomingOf } from "./bookings.ts";
import { buildFitness } from "./data.ts";
import {
  atRisk,
  checkInsToday,
  clubTotal,
  floorFigures,
  membershipMix,
  revenueByType,
} from "./figures.ts";
import { heatmap } from "./heat.ts";
import { toCall } from "./members.ts";
import type { FitnessState } from "./model.ts";
import { reduceFitness, type FitnessAction } from "./reducer.ts";

const now = new Date("2026-11-20T17:40:00");
const start = buildFitness(now);
const after = (...actions: readonly FitnessAction[]) => actions.reduce(reduceFitness, start);
const member = (state: FitnessState, id: string) => state.members.find((one) => one.id === id);

describe("a check-in", () => {
  const checked = after({ type: "checkIn", id: "m04", now });

  test("is the last visit, counts once more, and takes the member off the lists", () => {
    expect(member(checked, "m04")?.lastVisit).toBe(now);
    expect(member(checked, "m04")?.visits.at(-1)).toBe(
      (member(start, "m04")?.visits.at(-1) ?? 0) + 1,
    );
    expect(member(checked, "m04")?.classesAttended).toBe(71);
    expect(atRisk(start, now)).toHaveLength(3);
    expect(atRisk(checked, now)).toHaveLength(2);
    expect(toCall(checked.members, now)).toHaveLength(2);
    expect(checkInsToday(checked, heatmap(), now)).toBe(checkInsToday(start, heatmap(), now) + 1);
  });

  test("is possible once a day", () => {
    expect(reduceFitness(checked, { type: "checkIn", id: "m04", now })).toBe(checked);
    expect(after({ type: "checkIn", id: "m01", now })).toBe(start);
    expect(after({ type: "checkIn", id: "nobody", now })).toBe(start);
  });

  test("is taken back without a trace", () => {
    const back = reduceFitness(checked, { type: "undoDeed", id: "check-in-m04" });
    expect(back).toEqual(start);
    expect(reduceFitness(back, { type: "undoDeed", id: "check-in-m04" })).toBe(back);
  });

  test("reactivates an inactive member only when told so", () => {
    expect(after({ type: "checkIn", id: "m13", now })).toBe(start);
    const reactivated = after({ type: "checkIn", id: "m13", now, isReactivating: true });
    expect(member(reactivated, "m13")?.status).toBe("active");
    expect(reduceFitness(reactivated, { type: "undoDeed", id: "check-in-m13" })).toEqual(start);
  });
});

test("a nudge and a snooze leave the list to call, and come back to it", () => {
  const state = after(
    { type: "nudge", id: "m10", message: "We miss you", now },
    { type: "snooze", id: "m07", now },
  );
  expect(toCall(state.members, now).map(({ id }) => id)).toEqual(["m04"]);
  expect(atRisk(state, now)).toHaveLength(3);
  expect(after({ type: "nudge", id: "m10", message: "  ", now })).toBe(start);
  expect(reduceFitness(state, { type: "snooze", id: "m10", now })).toBe(state);
  const back = reduceFitness(state, { type: "undoDeed", id: "snooze-m07" });
  expect(toCall(back.members, now)).toHaveLength(2);
});

test("a trial becomes a membership, and the mix follows", () => {
  const state = after({ type: "convertTrial", id: "m18", membershipType: "Premium", now });
  expect(member(state, "m18")).toMatchObject({ status: "active", membershipType: "Premium" });
  expect(membershipMix(start).map(({ count }) => count)).toEqual([8, 7, 3]);
  expect(membershipMix(state).map(({ count }) => count)).toEqual([9, 7, 2]);
  expect(revenueByType(state).total).toBe(revenueByType(start).total + 7900);
  expect(reduceFitness(state, { type: "undoDeed", id: "convert-m18" })).toEqual(start);
  expect(after({ type: "convertTrial", id: "m01", membershipType: "Basic", now })).toBe(start);
});

test("a cancelled booking comes back as long as its class has not changed since", () => {
  const boxing = start.classes.find(({ name }) => name === "Boxing Fundamentals");
  if (!boxing) throw new Error("no boxing");
  const cancel = { type: "cancelBooking", classId: boxing.id, memberId: "m02", now } as const;
  const cancelled = after(cancel);
  expect(reduceFitness(cancelled, { type: "undoCancel" })).toMatchObject({
    classes: start.classes,
    cancelled: null,
  });
  const rebooked = reduceFitness(cancelled, { ...cancel, type: "book" });
  const kept = reduceFitness(rebooked, { type: "undoCancel" });
  expect(kept.classes).toEqual(rebooked.classes);
  expect(after({ ...cancel, memberId: "m04" })).toBe(start);
  expect(after({ ...cancel, type: "book" })).toBe(start);
});

test("freezing goes both ways, not for trials", () => {
  const frozen = after({ type: "toggleFreeze", id: "m02", now });
  expect(member(frozen, "m02")?.status).toBe("inactive");
  const boxing = frozen.classes.find(({ name }) => name === "Boxing Fundamentals");
  expect(boxing).toMatchObject({ enrolled: 12, roster: ["m18", "m05"], waitlist: ["m08"] });
  expect(upcomingOf(frozen.classes, "m02", now)).toEqual([]);
  expect(revenueByType(frozen).total).toBe(revenueByType(start).total - 3900);
  expect(clubTotal(frozen)).toBe(1284);
  expect(after({ type: "toggleFreeze", id: "m18", now })).toBe(start);
  const [fabian] = start.workouts.filter(({ memberId }) => memberId === "m06");
  expect(fabian?.status).toBe("in-progress");
  expect(after({ type: "toggleFreeze", id: "m06", now })).toBe(start);
});

test("new members, notes and classes are kept when they say something", () => {
  const added = after({ type: "addMember", name: " Lea Ott ", membershipType: "Trial", now });
  expect(added.members.at(-1)).toMatchObject({ name: "Lea Ott", status: "trial" });
  expect(clubTotal(added)).toBe(1285);
  expect(after({ type: "addMember", name: " ", membershipType: "Basic", now })).toBe(start);
  const noted = after({ type: "note", id: "m01", text: " Knee is better ", now });
  expect(member(noted, "m01")?.notes[0]?.text).toBe("Knee is better");
  expect(after({ type: "note", id: "m01", text: " ", now })).toBe(start);
});

test("whoever starts a workout has checked in", () => {
  const draft = { memberId: "m04", exercise: "Row", equipment: "Rower" };
  const state = after({ type: "startWorkout", draft, now });
  expect(member(state, "m04")?.lastVisit).toBe(now);
  expect(floorFigures(state, now)).toMatchObject({ live: 6, paused: 0, completed: 3 });
  expect(reduceFitness(state, { type: "undoDeed", id: "check-in-m04" })).toBe(state);
  const [workout] = state.workouts;
  const done = reduceFitness(state, { type: "complete", id: workout?.id ?? "", now });
  expect(member(reduceFitness(done, { type: "undoDeed", id: "check-in-m04" }), "m04")).toEqual(
    member(start, "m04"),
  );
  expect(after({ type: "startWorkout", draft: { ...draft, equipment: "Spin bike" }, now })).toBe(
    start,
  );
});

test("what changes nothing gives the same state back", () => {
  expect(after({ type: "resume", id: "w1", now })).toBe(start);
  expect(after({ type: "undoComplete", id: "w1", now })).toBe(start);
  expect(after({ type: "undoCancel" })).toBe(start);
  expect(after({ type: "selectCell", cell: start.cell })).toBe(start);
});
