import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildRecruitment } from "./data.ts";
import type { RecruitmentState } from "./model.ts";
import { isComplete, moveCandidates, moveSentence, undoMove } from "./moves.ts";
import { daysInStage, groupByStatus, reached, stages } from "./stages.ts";

const start = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const now = new Date(2026, 10, 20, 9, 25);
const rejection = {
  reason: "Skills mismatch",
  detail: "",
  notes: { c01: " Dear Anika " },
  isSent: true,
} as const;

function find(state: RecruitmentState, id: string) {
  const found = state.candidates.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe("a move", () => {
  const moved = moveCandidates(start, ["c01"], "offer", now);

  test("starts the days again and is written down", () => {
    const anika = find(moved, "c01");
    expect(anika.status).toBe("offer");
    expect(daysInStage(anika, now)).toBe(0);
    expect(anika.timeline[0]).toMatchObject({ at: now, text: "Moved to Offer" });
    expect(moveSentence(moved, ["c01"], "offer")).toBe(
      "Anika Sørensen moved to Offer. 4 in Offer.",
    );
  });

  test("is undone once", () => {
    const back = undoMove(moved);
    expect(find(back, "c01")).toEqual(find(start, "c01"));
    expect(undoMove(back)).toBe(back);
    expect(undoMove(moved, -1)).toBe(moved);
    expect(undoMove(moved, moved.lastMove?.id)).toEqual(back);
  });

  test("is undone alone: what was written meanwhile stays", () => {
    const rated = {
      ...moved,
      candidates: moved.candidates.map((one) => (one.id === "c01" ? { ...one, rating: 2 } : one)),
    };
    expect(find(undoMove(rated), "c01")).toMatchObject({ status: "interview", rating: 2 });
  });

  test("to where the candidate is changes nothing", () => {
    expect(moveCandidates(start, ["c01"], "interview", now)).toBe(start);
    expect(moveCandidates(start, ["nobody"], "offer", now)).toBe(start);
    expect(undoMove(start)).toBe(start);
  });

  test("of eleven at once is refused", () => {
    const ids = start.candidates.slice(0, 11).map(({ id }) => id);
    expect(moveCandidates(start, ids, "offer", now)).toBe(start);
  });
});

describe("a rejection", () => {
  test("needs a reason, and Other needs words", () => {
    expect(moveCandidates(start, ["c01"], "rejected", now)).toBe(start);
    const without = { ...rejection, reason: null };
    expect(moveCandidates(start, ["c01"], "rejected", now, { rejection: without })).toBe(start);
    expect(isComplete({ ...rejection, reason: "Other", detail: "  " })).toBe(false);
    expect(isComplete({ ...rejection, reason: "Other", detail: "Moved abroad" })).toBe(true);
  });

  test("keeps how far the candidate came, and what was sent", () => {
    const anika = find(moveCandidates(start, ["c01"], "rejected", now, { rejection }), "c01");
    expect(reached(anika)).toBe("interview");
    expect(anika.reject).toEqual({
      reason: "Skills mismatch",
      detail: "",
      note: "Dear Anika",
      noteSent: true,
    });
    const texts = anika.timeline.slice(0, 2).map(({ text }) => text);
    expect(texts).toEqual(["Note sent", "Rejected: Skills mismatch"]);
  });

  test("without a note says nothing of one", () => {
    const options = { rejection: { ...rejection, isSent: false } };
    const anika = find(moveCandidates(start, ["c01"], "rejected", now, options), "c01");
    expect(anika.reject?.note).toBe("");
    expect(anika.timeline[0]?.text).toBe("Rejected: Skills mismatch");
  });

  test("can be taken back by a move, which reopens", () => {
    const colm = find(moveCandidates(start, ["c06"], "interview", now), "c06");
    expect(colm.reject).toBeNull();
    expect(colm.timeline[0]?.text).toBe("Reopened, moved to Interview");
  });
});

test("a hire may pause its job, and undo opens it again", () => {
  const hired = moveCandidates(start, ["c03"], "hired", now, { isJobPaused: true });
  const job = (state: RecruitmentState) => state.jobs.find(({ id }) => id === "J1")?.status;
  expect(job(hired)).toBe("paused");
  expect(job(undoMove(hired))).toBe("active");
});

test("whatever moves, nobody is lost, and undo gives everything back", () => {
  const ids = fc.uniqueArray(fc.constantFrom(...start.candidates.map(({ id }) => id)), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(ids, fc.constantFrom(...stages), (moving, to) => {
      const moved = moveCandidates(start, moving, to, now, { rejection });
      const groups = groupByStatus(moved.candidates);
      expect(stages.reduce((sum, stage) => sum + groups[stage].length, 0)).toBe(28);
      expect(undoMove(moved).candidates).toEqual(start.candidates);
      const events = moved.candidates.flatMap(({ timeline }) => timeline.map(({ id }) => id));
      expect(new Set(events).size).toBe(events.length);
    }),
  );
});
