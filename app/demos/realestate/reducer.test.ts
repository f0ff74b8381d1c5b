import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/dates.ts";
import { buildEstate } from "./data.ts";
import { filterProperties, noFilters } from "./filters.ts";
import type { EstateState } from "./model.ts";
import { reduceEstate, type EstateAction } from "./reducer.ts";

const now = new Date(2026, 10, 20, 9, 30);
const start = buildEstate(now);
const after = (...actions: readonly EstateAction[]) => actions.reduce(reduceEstate, start);
const viewing = (state: EstateState, id: string) => state.viewings.find((one) => one.id === id);

const ana = { name: " Ana Reyes ", email: "ana@example.com", phone: "" };
const tomorrow = dayAt(now, 1, "11:00");
const book: EstateAction = {
  type: "bookViewing",
  property: "p04",
  date: tomorrow,
  visitor: ana,
  now,
};

describe("booking", () => {
  test("lands in the diary as requested, with the agent of the home", () => {
    const state = after({ type: "openHome", id: "p04", view: "booking" }, book);
    expect(state.viewings).toHaveLength(10);
    expect(state.viewings.at(-1)).toMatchObject({
      property: "p04",
      client: "Ana Reyes",
      state: "requested",
      agent: "Rosalind Vane",
    });
    expect(state.open?.booked).toBe(state.viewings.at(-1)?.id);
    expect(state.diary).toEqual({ week: "2026-11-16", day: null, filter: "all" });
  });

  test.each<[string, Partial<Extract<EstateAction, { type: "bookViewing" }>>]>([
    ["a taken time", { date: dayAt(now, 0, "11:00") }],
    ["a time that has passed", { date: dayAt(now, -1, "11:00") }],
    ["a sold home", { property: "p12" }],
    ["a home that is not there", { property: "p99" }],
    ["nobody", { visitor: { ...ana, name: " " } }],
    ["no address", { visitor: { ...ana, email: "ana" } }],
  ])("refuses %s", (_, change) => {
    expect(reduceEstate(start, { ...book, ...change })).toBe(start);
  });

  test("takes the time, and cancelling gives it back", () => {
    const booked = after(book);
    const again = { ...book, property: "p06" };
    expect(reduceEstate(booked, again)).toBe(booked);
    const cancelled = reduceEstate(booked, { type: "cancelViewing", id: "v10" });
    expect(reduceEstate(cancelled, again).viewings).toHaveLength(11);
  });
});

describe("a viewing", () => {
  test("is confirmed once, and cancelled while it lies ahead", () => {
    const confirmed = after({ type: "confirmViewing", id: "v6" });
    expect(viewing(confirmed, "v6")?.state).toBe("confirmed");
    expect(reduceEstate(confirmed, { type: "confirmViewing", id: "v6" })).toBe(confirmed);
    expect(reduceEstate(start, { type: "cancelViewing", id: "v1" })).toBe(start);
    const cancelled = after({ type: "cancelViewing", id: "v6" });
    expect(reduceEstate(cancelled, { type: "confirmViewing", id: "v6" })).toBe(cancelled);
  });

  test("comes back as requested, unless its time was given away", () => {
    const restore: EstateAction = { type: "restoreViewing", id: "v4" };
    const cancelled = after({ type: "cancelViewing", id: "v4" });
    expect(viewing(reduceEstate(cancelled, restore), "v4")?.state).toBe("requested");
    const taken = reduceEstate(cancelled, {
      type: "addViewing",
      property: "p01",
      date: dayAt(now, 0, "11:00"),
      client: "Somebody",
      phone: "",
      now,
    });
    expect(reduceEstate(taken, restore)).toBe(taken);
    expect(reduceEstate(start, restore)).toBe(start);
  });

  test("moves to a free time only", () => {
    const move = (date: Date): EstateAction => ({ type: "rescheduleViewing", id: "v4", date, now });
    expect(viewing(after(move(tomorrow)), "v4")?.date).toEqual(tomorrow);
    for (const date of [dayAt(now, 0, "16:00"), dayAt(now, 0, "11:00"), dayAt(now, -1, "10:00")]) {
      expect(reduceEstate(start, move(date))).toBe(start);
    }
  });

  test("gets feedback when it is over, trimmed", () => {
    const feedback = { interest: "Hot", note: " Wants it. ", isShared: true } as const;
    const state = after({ type: "feedback", id: "v2", feedback, now });
    expect(viewing(state, "v2")?.feedback).toEqual({ ...feedback, note: "Wants it." });
    expect(reduceEstate(start, { type: "feedback", id: "v4", feedback, now })).toBe(start);
  });
});

describe("a home", () => {
  const between = (state: EstateState) =>
    filterProperties(state.properties, { ...noFilters, price: "1m-2m" }, []).length;

  test("that is sold leaves the bands, and is back when it is not", () => {
    const sold = after({ type: "setStatus", id: "p04", status: "sold", now });
    expect(between(sold)).toBe(3);
    expect(sold.properties.find(({ id }) => id === "p04")?.soldOn).toBe(now);
    expect(between(reduceEstate(sold, { type: "setStatus", id: "p04", status: "sale", now }))).toBe(
      4,
    );
    expect(reduceEstate(sold, { type: "setStatus", id: "p04", status: "sold", now })).toBe(sold);
  });

  test("is saved and featured by a press, and not by a second one", () => {
    const twice = (type: "toggleSave" | "toggleFeatured") =>
      after({ type, id: "p01" }, { type, id: "p01" });
    expect(after({ type: "toggleSave", id: "p01" }).saved).toEqual(["p01"]);
    expect(twice("toggleSave").saved).toEqual([]);
    expect(twice("toggleFeatured").properties).toEqual(start.properties);
    expect(reduceEstate(start, { type: "toggleSave", id: "p99" })).toBe(start);
  });
});

test("an enquiry is replied to once, and not with nothing", () => {
  const replied = after({ type: "replyEnquiry", id: "e1", text: " Gladly. " });
  expect(replied.enquiries[0]?.reply).toBe("Gladly.");
  expect(reduceEstate(replied, { type: "replyEnquiry", id: "e1", text: "Again" })).toBe(replied);
  expect(reduceEstate(start, { type: "replyEnquiry", id: "e1", text: "  " })).toBe(start);
});

describe("a valuation", () => {
  const estimated = after(
    { type: "valuationForm", change: { area: "1,640" } },
    { type: "estimate" },
  );
  const ask: EstateAction = {
    type: "requestValuation",
    name: "Ana",
    email: "ana@example.com",
    now,
  };

  test("is worked out, and forgotten when the form changes", () => {
    expect(estimated.valuation.estimate?.low).toBe(910_000);
    const changed = reduceEstate(estimated, { type: "valuationForm", change: { type: "condo" } });
    expect(changed.valuation.estimate).toBeNull();
    expect(reduceEstate(start, { type: "estimate" })).toBe(start);
  });

  test("brings an enquiry to the desk", () => {
    const [enquiry] = reduceEstate(estimated, ask).enquiries;
    expect(enquiry).toMatchObject({ kind: "Valuation", from: "Ana", reply: null });
    expect(enquiry?.text).toContain(
      "house in Mill Row, 1,640 sq ft, good. Your page says $910,000 to",
    );
    expect(reduceEstate(start, ask)).toBe(start);
  });
});

test("the diary opens where it is asked to", () => {
  const state = after({ type: "showInDiary", date: dayAt(now, 3, "14:00"), filter: "all" });
  expect([state.tab, state.diary.week]).toEqual(["viewings", "2026-11-23"]);
  expect(after({ type: "diaryDay", day: "2026-11-20" }).diary.day).toBe("2026-11-20");
  expect(after({ type: "diaryWeek", week: "2026-11-23" }).diary.filter).toBe("all");
  expect(after({ type: "diaryFilter", filter: "confirm" }).diary.filter).toBe("confirm");
});
