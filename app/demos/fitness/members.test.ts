import { describe, expect, test } from "vitest";
import { addDays, dayAt } from "#domain/dates.ts";
import { buildFitness } from "./data.ts";
import {
  daysSinceVisit,
  endingTrials,
  filterMembers,
  isAtRisk,
  isCheckedIn,
  newMember,
  noFilters,
  rhythmText,
  searchMembers,
  sortMembers,
  tenure,
  toCall,
  trialDaysLeft,
  trialText,
  visitWeek,
} from "./members.ts";
import type { Member } from "./model.ts";

const now = dayAt(new Date(2026, 10, 20), 0, "17:40");
const { members } = buildFitness(now);
const names = (list: readonly Member[]) => list.map(({ name }) => name);
const [alina] = members;
if (!alina) throw new Error("no sample members");
const seen = (days: number, status: Member["status"] = "active"): Member => ({
  ...alina,
  status,
  lastVisit: addDays(now, -days),
});

describe("the list", () => {
  test("is searched by a part of the name in any case", () => {
    expect(names(searchMembers(members, " JO "))).toEqual(["Jonas Weir"]);
    expect(searchMembers(members, "(")).toEqual([]);
    expect(searchMembers(members, "")).toHaveLength(18);
  });

  test("is filtered by all filters together", () => {
    expect(filterMembers(members, { ...noFilters, status: "trial" }, now)).toHaveLength(3);
    expect(
      names(filterMembers(members, { ...noFilters, type: "Basic", isAtRiskOnly: true }, now)),
    ).toEqual(["Gabriela Pinto"]);
  });

  test("is sorted by name, last visit and classes; who never came stands last", () => {
    const sorted = (field: "name" | "lastVisit" | "classes", direction = "ascending" as const) =>
      names(
        sortMembers([...members, newMember([], "Aa", "Basic", now)], { field, direction }, now),
      );
    expect(sorted("name")[0]).toBe("Aa");
    expect(sorted("lastVisit").at(-1)).toBe("Aa");
    expect(sorted("classes").at(-1)).toBe("Fabian Roth");
  });
});

describe("staying away", () => {
  test("is counted in days, never less than none", () => {
    expect(daysSinceVisit(seen(16), now)).toBe(16);
    expect(daysSinceVisit(seen(-1), now)).toBe(0);
    expect(daysSinceVisit({ ...alina, lastVisit: null, joinDate: addDays(now, -3) }, now)).toBe(3);
  });

  test("is a risk from 14 days on, for active members only", () => {
    expect(isAtRisk(seen(13), now)).toBe(false);
    expect(isAtRisk(seen(14), now)).toBe(true);
    expect(isAtRisk(seen(30, "inactive"), now)).toBe(false);
    expect(isAtRisk(seen(30, "trial"), now)).toBe(false);
  });

  test("makes the list to call, the longest first, without those who were written to", () => {
    expect(names(toCall(members, now))).toEqual(["Jonas Weir", "Gabriela Pinto", "Devon Marsh"]);
    const nudged = members.map((one): Member => ({ ...one, outreach: "nudged" }));
    expect(toCall(nudged, now)).toEqual([]);
  });
});

test("trials end after 14 days", () => {
  expect(endingTrials(members, now).map((one) => [one.name, trialDaysLeft(one, now)])).toEqual([
    ["Rosa Ilves", 2],
    ["Quentin Hale", 5],
    ["Paige Donovan", 9],
  ]);
  expect(trialText({ ...alina, joinDate: addDays(now, -13) }, now)).toBe("1 day left");
  expect(trialText({ ...alina, joinDate: addDays(now, -30) }, now)).toBe("Ended");
});

test("a rhythm is that of the weeks before somebody stayed away", () => {
  const visits = [0, 0, 2, 2, 1, 3, 2, 2, 2, 0, 0, 0];
  expect(rhythmText({ ...alina, visits })).toBe("usually 2 visits a week");
  expect(rhythmText({ ...alina, visits: visits.map(() => 0) })).toBe(
    "no visits in the last 12 weeks",
  );
  expect(rhythmText({ ...alina, visits: [0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0] })).toBe(
    "usually every other week",
  );
});

test("a tenure is in years and months, at first in days", () => {
  const since = (joinDate: Date) => tenure({ ...alina, joinDate }, now);
  expect(since(addDays(now, -12))).toBe("12 days");
  expect(since(new Date(2026, 9, 20))).toBe("1 month");
  expect(since(new Date(2024, 10, 20))).toBe("2 years");
  expect(since(new Date(2024, 8, 21))).toBe("2 years, 1 month");
});

test("the strip's last week ends today", () => {
  expect(visitWeek(11, now)).toEqual({ from: addDays(now, -6), to: now });
});

test("somebody new has joined today and was not here yet", () => {
  const trial = newMember(members, "  Lea Ott ", "Trial", now);
  expect(trial).toMatchObject({ name: "Lea Ott", status: "trial", joinDate: now, lastVisit: null });
  expect(newMember(members, "Lea Ott", "Basic", now).status).toBe("active");
  expect(isCheckedIn(trial, now)).toBe(false);
});
