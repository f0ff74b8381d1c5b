import { daysUntil, epochDay } from "#domain/dates.ts";
import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildEstate, openingTime } from "./data.ts";
import { countInWeek } from "./diary.ts";
import { findHome } from "./homes.ts";
import { parsePrice } from "./price.ts";

describe.each(sampleClocks)("the agency on %s", (visit) => {
  const { properties, viewings, enquiries, offers, traffic } = buildEstate(visit);

  test("is the same for the same day", () => {
    expect(buildEstate(visit)).toEqual(buildEstate(visit));
    expect(openingTime).toBe("09:30");
  });

  test("has fourteen homes, of the specified kinds and prices that can be read", () => {
    const count = (status: string) => properties.filter((home) => home.status === status).length;
    expect([count("sale"), count("rent"), count("sold")]).toEqual([9, 3, 2]);
    for (const { price, status, soldOn, listed, history, location, district } of properties) {
      const { amount, per } = parsePrice(price);
      expect(amount).toBeGreaterThan(0);
      expect(per).toBe(status === "rent" ? "month" : "total");
      expect(soldOn === null).toBe(status !== "sold");
      expect(location).toBe(`${district}, Port Alder`);
      expect(epochDay(listed)).toBeLessThan(epochDay(visit));
      expect([2, 3]).toContain(history.length);
      const days = history.map(({ on }) => on.getTime());
      expect(days).toEqual(days.toSorted((one, other) => other - one));
    }
  });

  test("names only homes that exist, and nobody twice at a time", () => {
    for (const { property, agent } of viewings) {
      expect(findHome(properties, property)?.agent.name).toBe(agent);
    }
    for (const { property } of offers) expect(findHome(properties, property)).toBeDefined();
    for (const { property } of enquiries) {
      expect(property === null || findHome(properties, property)).toBeTruthy();
    }
    const times = viewings.map(({ agent, date }) => `${agent} ${date.getTime()}`);
    expect(new Set(times).size).toBe(times.length);
    const ids = [...properties, ...viewings, ...enquiries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has its viewings in their tense and its enquiries behind it", () => {
    for (const { date, state } of viewings) {
      expect(epochDay(date) < epochDay(visit)).toBe(state === "done");
    }
    for (const { received } of enquiries) {
      expect(epochDay(received)).toBeLessThanOrEqual(epochDay(visit));
    }
    expect(enquiries.filter(({ reply }) => reply === null)).toHaveLength(3);
    expect(countInWeek(viewings, visit)).toBeGreaterThan(1);
  });

  test("was looked at and saved within its limits", () => {
    for (const { id } of properties) {
      const { views = 0, saves = 0, daily = [] } = traffic[id] ?? {};
      expect(views).toBeLessThanOrEqual(900);
      expect(Math.abs(saves - views * 0.06)).toBeLessThanOrEqual(views * 0.03 + 0.5);
      expect(daily.reduce((sum, value) => sum + value, 0)).toBe(views);
    }
  });

  test("was looked at only while it was on offer", () => {
    for (const { id, listed, soldOn } of properties) {
      const { daily = [] } = traffic[id] ?? {};
      const first = daily.length - daysUntil(visit, listed);
      const end = daily.length - (soldOn === null ? 0 : daysUntil(visit, soldOn));
      const offered = daily.map((_, day) => day >= first && day < end);
      expect(daily.map((views) => views > 0)).toEqual(offered);
    }
    // Sold thirty days ago: nobody has looked at it since.
    expect(traffic["p14"]).toMatchObject({ views: 0, saves: 0 });
  });
});
