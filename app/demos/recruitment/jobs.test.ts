import { expect, test } from "vitest";
import { buildRecruitment } from "./data.ts";
import { checkJob, editedJob, filledFor, isLastOpening, openingsOf, shareAddress } from "./jobs.ts";
import { moveCandidates } from "./moves.ts";
import { reduceRecruitment } from "./reducer.ts";

const state = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const { jobs, candidates, openedAt } = state;

function find(id: string) {
  const job = jobs.find((one) => one.id === id);
  if (!job) throw new Error(id);
  return job;
}

const asTyped = (id: string) => {
  const { skills, openings, ...job } = find(id);
  return { ...job, skills: skills.join(", "), openings: String(openings) };
};

test("a job needs a title and at least one opening", () => {
  expect(checkJob({ ...asTyped("J4"), title: "  " })).toHaveProperty("title");
  expect(checkJob({ ...asTyped("J4"), openings: "0" })).toHaveProperty("openings");
  expect(checkJob({ ...asTyped("J4"), openings: "1.5" })).toHaveProperty("openings");
  expect(checkJob(asTyped("J4"))).toEqual({});
});

test("a job that is saved as it was stays the same", () => {
  expect(editedJob(find("J4"), asTyped("J4"))).toBe(find("J4"));
  expect(editedJob(find("J4"), { ...asTyped("J4"), title: "" })).toBe(find("J4"));
  expect(editedJob(find("J4"), { ...asTyped("J4"), title: "Senior Data Analyst" }).title).toBe(
    "Senior Data Analyst",
  );
});

test("the last opening is the one that the next hire fills", () => {
  expect(isLastOpening(find("J1"), candidates)).toBe(true);
  expect(isLastOpening({ ...find("J2"), openings: 3 }, candidates)).toBe(false);
  expect(filledFor(candidates, "J2")).toBe(1);
});

test("never more people are hired than a job is for", () => {
  const more = moveCandidates(state, ["c23"], "hired", openedAt);
  expect([filledFor(more.candidates, "J5"), openingsOf(find("J5"), more.candidates)]).toEqual([
    2, 2,
  ]);
  expect(openingsOf(find("J2"), candidates)).toBe(2);
  expect(checkJob({ ...asTyped("J5"), openings: "1" }, 2)).toEqual({
    openings: "2 are hired already: enter 2 or more.",
  });
  const input = { ...asTyped("J5"), title: "Shift Lead" };
  expect(reduceRecruitment(more, { type: "editJob", id: "J5", input })).toBe(more);
});

test("the address is made of the title", () => {
  expect(shareAddress(find("J2"))).toBe("https://careers.example/kestrel-rowe/product-designer");
  expect(shareAddress({ ...find("J2"), title: "???" })).toBe(
    "https://careers.example/kestrel-rowe/j2",
  );
});
