import { describe, expect, test } from "vitest";
import { dateOfDay } from "#domain/dates.ts";
import { canConfirm, completed, daysUntil, isTimeTaken, upcoming, visitText } from "./booking.ts";
import { buildHealth } from "./data.ts";
import type { HealthState } from "./model.ts";
import { reduceHealth, type HealthAction } from "./reducer.ts";
import { slotsFor } from "./slots.ts";

const now = new Date(2026, 10, 20, 9, 0);
const start = buildHealth(now);
const after = (...actions: readonly HealthAction[]): HealthState =>
  actions.reduce(reduceHealth, start);

function slot(day: string, time: string, state = start) {
  const found = slotsFor(dateOfDay(day), now, state.appointments).find((one) => one.time === time);
  if (!found) throw new Error(`There is no slot at ${time}.`);
  return { type: "slot", slot: found } as const;
}
const pick = (day: string) => ({ type: "date", day }) as const;
const confirm = { type: "confirm", now } as const;

describe("booking", () => {
  test("is confirmed only with date, time and doctor, and then clears the selection", () => {
    expect(canConfirm(start.booking)).toBe(false);
    expect(canConfirm(after(pick("2026-11-24")).booking)).toBe(false);
    expect(after(pick("2026-11-24"), confirm).appointments).toHaveLength(7);
    const chosen = after(pick("2026-11-24"), slot("2026-11-24", "09:30"));
    expect(canConfirm(chosen.booking)).toBe(true);
    expect(chosen.booking).toMatchObject({
      doctor: "Dr. Felix Brandt",
      department: "General Practice",
    });
    const booked = reduceHealth(chosen, confirm);
    expect(upcoming(booked.appointments)).toHaveLength(4);
    expect(canConfirm(booked.booking)).toBe(false);
    expect(slotsFor(dateOfDay("2026-11-24"), now, booked.appointments)[1]?.isOwn).toBe(true);
  });

  test("another date takes time and doctor back", () => {
    const { booking } = after(pick("2026-11-24"), slot("2026-11-24", "09:30"), pick("2026-11-25"));
    expect(booking).toMatchObject({ date: "2026-11-25", time: null, doctor: null });
  });

  test("a filter that hides the chosen slot takes it back", () => {
    const chosen = [pick("2026-11-24"), slot("2026-11-24", "09:30")] as const;
    const hidden = after(...chosen, { type: "filter", filter: "Cardiology" });
    expect(hidden.booking).toMatchObject({ date: "2026-11-24", time: null });
    const shown = after(...chosen, { type: "filter", filter: "General Practice" });
    expect(shown.booking.time).toBe("09:30");
  });

  test("an unavailable slot is not chosen", () => {
    expect(after(pick("2026-11-24"), slot("2026-11-24", "09:00")).booking.time).toBeNull();
  });

  test("the same slot is not booked twice", () => {
    const once = after(pick("2026-11-24"), slot("2026-11-24", "09:30"));
    const booked = reduceHealth(once, confirm);
    const again = reduceHealth({ ...booked, booking: once.booking }, confirm);
    expect(again.appointments).toHaveLength(8);
  });
});

describe("moving", () => {
  const moving = after({ type: "move", id: "a1" });

  test("starts with the visit's doctor and month", () => {
    expect(moving).toMatchObject({ tab: "appointments", booking: { filter: "Cardiology" } });
  });

  test("keeps the visit and frees its old time", () => {
    const day = "2026-11-25";
    const free = slotsFor(dateOfDay(day), now, start.appointments).find(
      ({ available, department }) => available && department === "Cardiology",
    );
    const actions: HealthAction[] = [pick(day), slot(day, free?.time ?? ""), confirm];
    const moved = actions.reduce(reduceHealth, moving);
    expect(moved.appointments).toHaveLength(7);
    expect(moved.appointments.find(({ id }) => id === "a1")).toMatchObject({
      date: day,
      time: free?.time,
      doctor: "Dr. Amara Osei",
    });
    expect(moved.booking.movingId).toBeNull();
    const old = slotsFor(dateOfDay("2026-11-23"), now, moved.appointments);
    expect(old.some(({ isOwn }) => isOwn)).toBe(false);
  });

  test("can be left alone", () => {
    expect(reduceHealth(moving, { type: "keepTime" }).booking.movingId).toBeNull();
  });

  test("is not for completed visits, and neither is cancelling", () => {
    expect(after({ type: "move", id: "a4" })).toBe(start);
    expect(after({ type: "cancel", id: "a4" })).toBe(start);
  });
});

test("a cancelled visit is gone until it is brought back", () => {
  const gone = after({ type: "cancel", id: "a3" });
  expect(upcoming(gone.appointments)).toHaveLength(2);
  expect(upcoming(reduceHealth(gone, { type: "undoCancel", id: "a3" }).appointments)).toEqual(
    upcoming(start.appointments),
  );
});

test("status decides what is upcoming; both lists are in order", () => {
  expect(upcoming(start.appointments).map(({ id }) => id)).toEqual(["a1", "a2", "a3"]);
  expect(completed(start.appointments).map(({ id }) => id)).toEqual(["a4", "a5", "a6", "a7"]);
});

test("a visit is said with its day", () => {
  const [first] = start.appointments;
  expect(first && visitText(first)).toBe("Mon, Nov 23, 10:30 AM");
  expect(first && daysUntil(first, now)).toBe("in 3 days");
  expect(daysUntil({ date: "2026-11-20" }, now)).toBe("today");
  expect(daysUntil({ date: "2026-11-21" }, now)).toBe("tomorrow");
});

test("each cancelled visit is brought back by itself, unless its time is taken again", () => {
  const both = after({ type: "cancel", id: "a2" }, { type: "cancel", id: "a3" });
  const back = reduceHealth(both, { type: "undoCancel", id: "a2" });
  expect(upcoming(back.appointments).map(({ id }) => id)).toEqual(["a1", "a2"]);
  expect(back.cancelled.map(({ id }) => id)).toEqual(["a3"]);
  const [cancelled] = back.cancelled;
  if (!cancelled) throw new Error("Nothing is cancelled.");
  expect(isTimeTaken(back.appointments, cancelled)).toBe(false);
  const again = { ...back, appointments: [...back.appointments, { ...cancelled, id: "own-1" }] };
  expect(isTimeTaken(again.appointments, cancelled)).toBe(true);
  expect(reduceHealth(again, { type: "undoCancel", id: "a3" })).toBe(again);
});
