import { describe, expect, test } from "vitest";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildPortal } from "./data.ts";

describe.each(sampleClocks)("the portal on %s", (now) => {
  const state = buildPortal(now);
  const today = isoDay(now);

  test("is the same every time", () => {
    expect(buildPortal(now)).toEqual(state);
  });

  test("has seven approved documents, three pending and a rejected one, all of the past", () => {
    const count = (status: string) =>
      state.documents.filter((document) => document.status === status).length;
    expect([count("approved"), count("pending"), count("rejected")]).toEqual([7, 3, 1]);
    for (const { uploadDate, status, reason } of state.documents) {
      expect(uploadDate < today).toBe(true);
      expect(reason !== undefined).toBe(status === "rejected");
    }
  });

  test("pays partners that are there, later than today, what is scheduled out of its lock", () => {
    expect(state.payouts).toHaveLength(6);
    for (const { partner, amount, date, status, lockUntil } of state.payouts) {
      expect(state.partners.some(({ id }) => id === partner)).toBe(true);
      expect(Number.isInteger(amount) && amount > 0).toBe(true);
      expect(date > today).toBe(true);
      expect(lockUntil > today).toBe(status === "pending");
    }
  });

  test("has ten partners, eight of them active, who joined before today", () => {
    expect(state.partners).toHaveLength(10);
    expect(state.partners.filter(({ status }) => status === "active")).toHaveLength(8);
    for (const { joinDate, revenue, paid } of state.partners) {
      expect(joinDate < today).toBe(true);
      expect(Number.isInteger(revenue)).toBe(true);
      expect(paid).toHaveLength(revenue > 0 ? 3 : 0);
      for (const { date, amount } of paid) {
        expect(date < today && Number.isInteger(amount)).toBe(true);
      }
    }
    const platinum = state.partners.filter(({ tier }) => tier === "Platinum");
    const you = state.partners.find(({ isYou }) => isYou);
    for (const { revenue } of platinum) expect(revenue).toBeGreaterThan(you?.revenue ?? 0);
  });

  test("pays on days on which banks do, and says the day it pays on", () => {
    const paid = [...state.payouts, ...state.partners.flatMap((partner) => partner.paid)];
    for (const { date } of paid) expect([1, 2, 3, 4, 5]).toContain(dateOfDay(date).getDay());
    const own = state.payouts.find(({ partner }) => partner === "halcyon");
    expect(state.feed[0]?.text).toContain(formatLocal(dateOfDay(own?.date ?? ""), "day"));
  });

  test("tells what has happened, the newest first", () => {
    const times = state.feed.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThan(now.getTime());
  });

  test("has no id twice", () => {
    for (const list of [state.documents, state.payouts, state.partners, state.deals, state.feed]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });
});

test("the golden day", () => {
  const state = buildPortal(new Date(2026, 10, 20, 9, 0));
  expect(state.view).toBe("quarterly");
  expect(state.payouts[0]?.amount).toBe(987_720);
  expect(state.partners[0]?.revenue).toBe(170_400_000);
});
