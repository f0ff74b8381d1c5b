import { describe, expect, test } from "vitest";
import { dayAt } from "#domain/dates.ts";
import { buildRecruitment } from "./data.ts";
import { marks } from "./model.ts";
import { reduceRecruitment, type RecruitmentAction } from "./reducer.ts";
import { searchCandidates } from "./search.ts";

const start = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const now = dayAt(start.openedAt, 0, "09:25");
const run = (...actions: readonly RecruitmentAction[]) =>
  actions.reduce((state, action) => reduceRecruitment(state, action), start);
const find = (id: string, state = start) => state.candidates.find((one) => one.id === id);

test("a renamed job takes its candidates along, and search follows", () => {
  const job = start.jobs.find(({ id }) => id === "J4");
  const input = {
    title: "Senior Data Analyst",
    department: "Analytics",
    location: "Remote (US)",
    type: "Contract",
    status: job?.status ?? "active",
    openings: "1",
    skills: job?.skills.join(",") ?? "",
  };
  const edited = run({ type: "editJob", id: "J4", input });
  expect(searchCandidates(edited.candidates, "senior data")).toHaveLength(4);
  expect(run({ type: "editJob", id: "J4", input: { ...input, title: " " } })).toBe(start);
});

test("a posted job is active, first, and has no applicants", () => {
  const input = {
    title: "Barista",
    department: "",
    location: "Reno, NV",
    type: "Part-time",
    status: "paused" as const,
    openings: "2",
    skills: "",
  };
  const [job] = run({ type: "postJob", input, now }).jobs;
  expect(job).toMatchObject({ title: "Barista", status: "active", posted: now, openings: 2 });
  expect(run({ type: "postJob", input: { ...input, title: "" }, now })).toBe(start);
});

describe("a scorecard", () => {
  const submit = (given: readonly (typeof marks)[number][]) =>
    run({ type: "submitScorecard", id: "c21", marks: given, now });

  test("is due no more once it is complete", () => {
    const noah = find("c21", submit(["Yes", "Yes", "Strong yes", "Yes"]));
    expect(noah?.isScorecardDue).toBe(false);
    expect(noah?.scorecard?.overall).toBe("Yes");
    expect(noah?.timeline[0]?.text).toBe("Scorecard submitted: Yes");
  });

  test("that is not complete changes nothing", () => {
    expect(submit(["Yes"])).toBe(start);
  });
});

describe("an interview", () => {
  const at = dayAt(start.openedAt, 0, "09:30");
  const schedule = (when: Date) =>
    run({
      type: "scheduleInterview",
      candidateId: "c02",
      at: when,
      interviewer: "Marta Lindholm",
      mode: "video",
      now,
    });

  test("takes a free time and no busy one", () => {
    expect(schedule(at).interviews).toHaveLength(7);
    expect(schedule(dayAt(start.openedAt, 0, "10:30"))).toBe(start);
    expect(schedule(dayAt(start.openedAt, 0, "09:00"))).toBe(start);
  });

  test("moves over itself and over nobody else", () => {
    const move = (when: Date) => run({ type: "rescheduleInterview", id: "i1", at: when, now });
    const moved = move(dayAt(start.openedAt, 0, "11:30"));
    expect(moved.interviews[0]?.at).toEqual(dayAt(start.openedAt, 0, "11:30"));
    expect(find("c01", moved)?.timeline[0]?.text).toBe("Interview moved to another time");
    expect(move(dayAt(start.openedAt, 0, "10:30"))).toBe(start);
    expect(move(dayAt(start.openedAt, 0, "14:00"))).toBe(start);
  });
});

test("ratings and notes are written down, blank or same ones are not", () => {
  const rated = run({ type: "rate", id: "c01", rating: 5, now });
  expect(find("c01", rated)).toMatchObject({ rating: 5 });
  expect(reduceRecruitment(rated, { type: "rate", id: "c01", rating: 5, now })).toBe(rated);
  expect(run({ type: "note", id: "c01", text: "  ", now })).toBe(start);
  const noted = run({ type: "note", id: "c01", text: ` ${"a".repeat(900)}`, now });
  expect(find("c01", noted)?.notes[0]?.text).toHaveLength(500);
});

test("no more than ten are selected", () => {
  const actions = start.candidates.map(({ id }) => ({ type: "select", id }) as const);
  const selected = run(...actions);
  expect(selected.selected).toHaveLength(10);
  expect(reduceRecruitment(selected, { type: "select", id: "c28" })).toBe(selected);
  expect(reduceRecruitment(selected, { type: "select", id: "c01" }).selected).toHaveLength(9);
});

test("previous and next stay inside the list they began with", () => {
  const open = { type: "open", id: "c02", from: "card", ids: ["c01", "c02"] } as const;
  expect(run(open, { type: "step", by: -1 }).open?.id).toBe("c01");
  const last = run(open);
  expect(reduceRecruitment(last, { type: "step", by: 1 })).toBe(last);
});

test("guards that change nothing give the same state", () => {
  const input = { name: "", email: "", jobId: "", years: "", salary: "", source: "", skills: "" };
  expect(run({ type: "close" })).toBe(start);
  expect(run({ type: "keep" })).toBe(start);
  expect(run({ type: "clearSelection" })).toBe(start);
  expect(run({ type: "addCandidate", input, now })).toBe(start);
});

test("arriving from a job clears every other filter", () => {
  const state = run(
    { type: "setFilters", filters: { query: "zzz", minRating: "4" } },
    { type: "viewApplicants", jobId: "J2" },
  );
  expect(state).toMatchObject({ tab: "candidates", filters: { query: "", job: "J2" } });
});
