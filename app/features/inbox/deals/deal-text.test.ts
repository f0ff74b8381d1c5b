import { expect, test } from "vitest";
import { calendarDay } from "../entry/calendar-day.ts";
import { expectedText, personText, stayText, totalText, worthText } from "./deal-text.ts";

const now = new Date(2026, 10, 22, 10);

test("a column's head says how many there are and what they are worth", () => {
  expect(totalText({ count: 4, valueCents: 6_100_000, monthlyCents: 450_000 })).toBe(
    "4 · $61,000 · $4,500 a month",
  );
  expect(totalText({ count: 1, valueCents: 0, monthlyCents: 9_950 })).toBe("1 · $99.50 a month");
  expect(totalText({ count: 1_204, valueCents: 0, monthlyCents: 0 })).toBe("1,204");
});

test("a deal's worth is said as far as it is known, and nothing is an amount as well", () => {
  expect(worthText({ valueCents: 1_200_050, monthlyCents: null })).toBe("$12,000.50");
  expect(worthText({ valueCents: 0, monthlyCents: 90_000 })).toBe("$0 · $900 a month");
  expect(worthText({ valueCents: null, monthlyCents: null })).toBeNull();
});

test("what was expected before today is overdue in words, unless it is decided", () => {
  const day = calendarDay("2026-11-21", now);
  const today = calendarDay("2026-11-22", now);
  const said = (stage: "lead" | "won" | "lost", expectedOn: string | null) =>
    expectedText({ stage, expectedOn }, now);
  expect(said("lead", "2026-11-21")).toBe(`Expected ${day}, overdue`);
  expect(said("lead", "2026-11-22")).toBe(`Expected ${today}`);
  expect(said("won", "2026-11-21")).toBe(`Expected ${day}`);
  expect(said("lost", "2026-11-21")).toBe(`Expected ${day}`);
  expect(said("lead", null)).toBeNull();
});

test("days in a stage are days of the calendar", () => {
  expect(stayText({ stageAt: new Date(2026, 10, 22, 0, 5).toISOString() }, now)).toBe(
    "here since today",
  );
  expect(stayText({ stageAt: new Date(2026, 10, 21, 23).toISOString() }, now)).toBe(
    "here for 1 day",
  );
  // A clock that is behind the server's.
  expect(stayText({ stageAt: new Date(2026, 10, 23, 1).toISOString() }, now)).toBe(
    "here since today",
  );
});

test("who it is about is said by name and company, else by address", () => {
  const person = {
    id: "1",
    name: "Ada Byron",
    company: "Northgate",
    address: "ada@northgate.example",
  };
  expect(personText({ person })).toBe("Ada Byron · Northgate");
  expect(personText({ person: { ...person, name: "", company: "" } })).toBe(
    "ada@northgate.example",
  );
  expect(personText({ person: null })).toBeNull();
});
