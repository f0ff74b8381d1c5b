import { describe, expect, test } from "vitest";
import { isoDay } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildHealth } from "./data.ts";
import { doctors } from "./model.ts";
import { slotTimes } from "./slots.ts";

describe.each(sampleClocks)("the portal on %s", (now) => {
  const { appointments, prescriptions, records, vitals } = buildHealth(now);
  const today = isoDay(now);

  test("has every visit in its tense, at a time of its doctor", () => {
    for (const { date, time, status, doctor } of appointments) {
      expect(status === "upcoming").toBe(date > today);
      const index = slotTimes.findIndex((slot) => slot === time);
      expect(doctors[index % doctors.length]?.name).toBe(doctor);
    }
  });

  test("has records of the past only, a note for each completed visit", () => {
    for (const { date } of records) expect(date < today).toBe(true);
    const completed = appointments.filter(({ status }) => status === "completed");
    for (const visit of completed) {
      const note = records.find(({ visitId }) => visitId === visit.id);
      expect(note?.date).toBe(visit.date);
      expect(note?.paragraphs).toHaveLength(3);
    }
  });

  test("has valid prescriptions and readings up to today", () => {
    for (const { expires } of prescriptions) expect(expires > today).toBe(true);
    expect(vitals.pressure.at(-1)?.day).toBe(today);
    expect(vitals.steps.at(-1)?.day).toBe(today);
    expect(vitals.taken).toHaveLength(35);
  });

  test("has no id twice", () => {
    const ids = [...appointments, ...prescriptions, ...records].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
