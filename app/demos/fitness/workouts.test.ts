import { describe, expect, test } from "vitest";
import { buildFitness } from "./data.ts";
import {
  canStart,
  canUndoComplete,
  checkWorkout,
  clockText,
  complete,
  effort,
  elapsedMinutes,
  elapsedSec,
  kcal,
  pause,
  resume,
  startWorkout,
  undoComplete,
} from "./workouts.ts";

const now = new Date("2026-11-20T17:40:00");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const state = buildFitness(now);
const [alina, fabian] = state.workouts;
if (!alina || !fabian) throw new Error("nobody is live");
const free = (name: string, { equipment } = state) =>
  equipment.find((one) => one.name === name)?.available;
const cable = "w5";

describe("a live workout", () => {
  test("goes on with the clock", () => {
    expect(elapsedSec(fabian, now)).toBe(31 * 60);
    expect(elapsedSec(fabian, later(5))).toBe(31 * 60 + 5);
    expect(kcal(fabian, now)).toBe(229);
    expect(kcal(alina, later(60))).toBe(Math.round(11.2 * 23));
    expect(elapsedSec(fabian, new Date(0))).toBe(0);
  });

  test("stands still while paused and goes on without the gap", () => {
    const paused = pause(fabian, now);
    expect(paused).toMatchObject({ status: "in-progress", paused: true });
    expect(elapsedSec(paused, later(300))).toBe(31 * 60);
    expect(kcal(paused, later(300))).toBe(229);
    const again = resume(paused, later(300));
    expect(elapsedSec(again, later(305))).toBe(31 * 60 + 5);
    expect(elapsedMinutes(again, later(305))).toBe(31);
  });

  test("is paused and resumed once; a completed one never", () => {
    const paused = pause(fabian, now);
    expect(pause(paused, later(9))).toBe(paused);
    expect(resume(fabian, now)).toBe(fabian);
    const over = { ...fabian, status: "completed" as const };
    expect(pause(over, now)).toBe(over);
    expect(resume(over, now)).toBe(over);
  });

  test("takes its effort from its rate, none while resting", () => {
    expect(effort(alina)).toBe(75);
    expect(effort(pause(alina, now))).toBe(0);
    expect(effort({ ...alina, rate: 99 })).toBe(100);
  });
});

describe("completing", () => {
  test("frees exactly one machine and keeps minutes and calories", () => {
    const after = complete(state, cable, later(30));
    expect(free("Cable station", after)).toBe(1);
    const workout = after.workouts.find(({ id }) => id === cable);
    expect(workout).toMatchObject({ status: "completed", duration: 27, caloriesBurned: 180 });
    expect(after.members).toBe(state.members);
    expect(complete(after, cable, later(60))).toBe(after);
    expect(complete(state, "nobody", now)).toBe(state);
  });

  test("never frees more machines than there are", () => {
    const full = state.equipment.map((one) => ({ ...one, available: one.total }));
    expect(free("Cable station", complete({ ...state, equipment: full }, cable, now))).toBe(5);
  });

  test("is taken back as if it had not been", () => {
    const after = complete(state, cable, later(30));
    const back = undoComplete(after, cable, now);
    expect(back.workouts).toEqual(state.workouts);
    expect(free("Cable station", back)).toBe(0);
    expect(undoComplete(back, cable, now)).toBe(back);
  });

  test("stays when the machine or the member is taken meanwhile", () => {
    const after = complete(state, cable, now);
    const draft = { memberId: "m09", exercise: "Rows", equipment: "Cable station" };
    const taken = startWorkout(after, draft, now);
    expect(free("Cable station", taken)).toBe(0);
    expect(canUndoComplete(taken, cable, now)).toBe(false);
    expect(undoComplete(taken, cable, now)).toBe(taken);
    const again = startWorkout(after, { ...draft, memberId: "m12", equipment: "Bench" }, now);
    expect(canUndoComplete(again, cable, now)).toBe(false);
  });
});

describe("starting", () => {
  const draft = { memberId: "m09", exercise: " Easy row ", equipment: "Rower" };

  test("takes a machine", () => {
    const after = startWorkout(state, draft, now);
    expect(after.workouts[0]).toMatchObject({
      memberName: "Imani Clarke",
      exercise: "Easy row",
      status: "in-progress",
      rate: 10.4,
    });
    expect(free("Rower", after)).toBe(2);
  });

  test("is refused without a free machine, and to a member who is live", () => {
    const none = { ...draft, equipment: "Cable station" };
    expect(checkWorkout(state, none, now)).toEqual({ equipment: "No Cable station is free." });
    expect(startWorkout(state, none, now)).toBe(state);
    expect(checkWorkout(state, { ...draft, memberId: "m06" }, now)).toEqual({
      memberId: "Fabian Roth is working out already.",
    });
    expect(
      Object.keys(checkWorkout(state, { memberId: "", exercise: " ", equipment: "" }, now)),
    ).toEqual(["memberId", "exercise", "equipment"]);
    expect(canStart(state.members, state.workouts)).toHaveLength(10);
  });
});

test("a clock has hours only when there are some", () => {
  expect(clockText(0)).toBe("00:00");
  expect(clockText(545)).toBe("09:05");
  expect(clockText(3750)).toBe("1:02:30");
});
