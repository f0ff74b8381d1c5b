import { describe, expect, test } from "vitest";
import { dayAt, formatLocal, isSameDay, isWeekend } from "#domain/dates.ts";
import { buildRecruitment } from "./data.ts";
import {
  interviewDays,
  interviewSlots,
  interviewsThisWeek,
  nextWorkday,
  plannedInterviews,
  roomOpens,
  splitByWeek,
} from "./interviews.ts";

const friday = new Date(2026, 10, 20, 9, 20);
const { interviews, candidates } = buildRecruitment(friday);

describe("slots", () => {
  test("are eight, and what overlaps an interview is busy", () => {
    const slots = interviewSlots(friday, interviews, friday);
    expect(slots).toHaveLength(8);
    const busy = slots.filter(({ isBusy }) => isBusy).map(({ at }) => formatLocal(at, "time"));
    expect(busy).toEqual(["10:30 AM", "1:30 PM", "2:30 PM", "3:30 PM", "4:30 PM"]);
  });

  test("are none on weekends, and none that have begun", () => {
    expect(interviewSlots(dayAt(friday, 1, "09:00"), [], friday)).toEqual([]);
    expect(interviewSlots(friday, [], dayAt(friday, 0, "09:30"))).toHaveLength(7);
    expect(interviewSlots(friday, [], dayAt(friday, 0, "18:00"))).toEqual([]);
  });
});

describe("working days", () => {
  test("pass over the weekend", () => {
    expect(isSameDay(nextWorkday(friday, 0), friday)).toBe(true);
    expect(isSameDay(nextWorkday(friday, 1), dayAt(friday, 3, "09:00"))).toBe(true);
    expect(isSameDay(nextWorkday(dayAt(friday, 1, "09:00"), 0), dayAt(friday, 3, "09:00"))).toBe(
      true,
    );
  });

  test("of the picker are ten", () => {
    const days = interviewDays(dayAt(friday, 2, "09:20"));
    expect(days).toHaveLength(10);
    expect(days.some(isWeekend)).toBe(false);
  });
});

test("planned are the ones of candidates in play, the next first", () => {
  const gone = candidates.map((one) =>
    one.id === "c08" ? { ...one, status: "rejected" as const } : one,
  );
  expect(plannedInterviews(interviews, gone, friday).map(({ candidateId }) => candidateId)).toEqual(
    ["c01", "c24", "c19", "c05", "c15"],
  );
});

test("three are this week on a Friday, six in five working days", () => {
  const planned = plannedInterviews(interviews, candidates, friday);
  expect(interviewsThisWeek(planned, friday)).toBe(3);
  expect(splitByWeek(planned, friday)).toMatchObject({ later: [] });
  const far = { id: "x", candidateId: "c01", at: nextWorkday(friday, 5) };
  const later = { ...far, interviewer: "", mode: "video" } as const;
  expect(splitByWeek([later], friday).later).toHaveLength(1);
});

test("a room opens ten minutes before", () => {
  expect(formatLocal(roomOpens({ at: dayAt(friday, 0, "10:30") }), "time")).toBe("10:20 AM");
});
