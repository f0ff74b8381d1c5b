import { describe, expect, test } from "vitest";
import { dateOfDay } from "#app/lib/days.ts";
import { canConfirm, completed, daysUntil, upcoming, visitText } from "./booking.ts";
import { buildHealth } from "./data.ts";
import type { HealthState } from "./model.ts";
import {
  canRefill,
  requestRefill,
  requestRenewal,
  rxState,
  rxText,
  takenCount,
} from "./prescriptions.ts";
import { filterRecords, recordText, unreadCount } from "./record-search.ts";
import { reduceHealth, type HealthAction } from "./reducer.ts";
import { slotsFor } from "./slots.ts";
import { readRecords, toDos } from "./to-do.ts";

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
    const moved = [pick("2026-11-25"), slot("2026-11-25", "10:30"), confirm].reduce(
      (state, action) => reduceHealth(state, action as HealthAction),
      moving,
    );
    expect(moved.appointments).toHaveLength(7);
    const visit = moved.appointments.find(({ id }) => id === "a1");
    expect(visit?.date === "2026-11-25" || visit?.date === "2026-11-23").toBe(true);
    expect(moved.booking.movingId === null || visit?.date === "2026-11-23").toBe(true);
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
  expect(upcoming(reduceHealth(gone, { type: "undoCancel" }).appointments)).toEqual(
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

describe("prescriptions", () => {
  const by = (id: string) => {
    const found = start.prescriptions.find((one) => one.id === id);
    if (!found) throw new Error(`There is no prescription ${id}.`);
    return found;
  };

  test("are active, expiring, empty or expired; on the last day they hold", () => {
    expect(rxState(by("lisinopril"), now)).toBe("active");
    expect(rxState(by("cetirizine"), now)).toBe("empty");
    const today = { ...by("lisinopril"), expires: "2026-11-20" };
    expect(rxState(today, now)).toBe("expiring");
    expect(rxText(today, now)).toBe("Expires today");
    expect(rxState({ ...today, expires: "2026-11-19" }, now)).toBe("expired");
    expect(rxText({ ...today, expires: "2026-12-02" }, now)).toBe("Expires in 12 days");
  });

  test("are refilled once at a time, ready after two business days", () => {
    const asked = requestRefill(by("lisinopril"), "Corner Chemist (Oak Ave)", now);
    expect(asked).toMatchObject({ refills: 1, request: { ready: "2026-11-24" } });
    expect(requestRefill(asked, "Corner Chemist (Oak Ave)", now)).toBe(asked);
    expect(canRefill(by("cetirizine"), now)).toBe(false);
    expect(requestRefill(by("cetirizine"), "x", now).refills).toBe(0);
  });

  test("without refills are renewed, others not", () => {
    expect(requestRenewal(by("cetirizine"), now).request?.kind).toBe("renewal");
    expect(requestRenewal(by("lisinopril"), now)).toBe(by("lisinopril"));
  });

  test("three of four daily ones are taken", () => {
    expect(takenCount(start.prescriptions)).toEqual({ taken: 3, of: 4 });
  });
});

describe("records", () => {
  test("are filtered by kind and words, the newest first", () => {
    expect(start.records).toHaveLength(11);
    expect(filterRecords(start.records, "lab", "")).toHaveLength(3);
    expect(filterRecords(start.records, "all", "penicillin").map(({ id }) => id)).toEqual(["list"]);
    const dates = filterRecords(start.records, "all", "").map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  });

  test("two are new, one after reading", () => {
    expect(unreadCount(start.records)).toBe(2);
    expect(unreadCount(after({ type: "openRecord", id: "lipid" }).records)).toBe(1);
  });

  test("are written as text", () => {
    const lipid = start.records.find(({ id }) => id === "lipid");
    expect(lipid && recordText(lipid)).toContain("LDL cholesterol: 118 mg/dL");
  });
});

test("what is to be done is worked out, and ticks itself", () => {
  const read = readRecords(start.records);
  const texts = (state: HealthState) =>
    toDos(state, read, now).map(({ text, isDone }) => [text, isDone]);
  expect(texts(start)).toEqual([
    ["Check in for Mon, Nov 23, 10:30 AM, Dr. Amara Osei", false],
    ["Read your lipid panel", false],
    ["Read your metabolic panel", false],
    ["Renew Cetirizine 10 mg", false],
  ]);
  const done = after(
    { type: "checkIn", id: "a1" },
    { type: "openRecord", id: "lipid" },
    { type: "renew", id: "cetirizine", now },
  );
  expect(texts(done).map(([, isDone]) => isDone)).toEqual([true, true, false, true]);
});

test("messages are answered in turn, blank ones are not sent", () => {
  const sent = after({ type: "send", topic: "Results", text: " Why? " }, { type: "answer" });
  expect(sent.messages.map(({ from, text }) => [from, text])).toEqual([
    ["patient", "Why?"],
    ["clinic", "Thanks, Elena. A nurse will answer within one business day."],
  ]);
  expect(after({ type: "send", topic: "Results", text: "  " })).toEqual(start);
});
