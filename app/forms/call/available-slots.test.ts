import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callTypes } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { formatInZone, isWorkingDay, wallTime } from "#domain/zoned-dates.ts";
import { endOf, groupByDay, groupByHour, availableSlots, withBooked } from "./available-slots.ts";

const california = "America/Los_Angeles";
const sunday = new Date("2026-11-22T20:00:00Z");
const free = (type: CallTypeId, now: Date) => withBooked(type, availableSlots(type, now), []);
const daysIn = (zone: string, now = sunday) => groupByDay(free("call15", now), zone);

const days = (text: string) => text.split(" ").map((day) => `2026-${day}`);

describe("what is offered", () => {
  test("begins on whole quarters from 9:00 to 17:45 in California, half hours from 9:00 to 17:30", () => {
    const quarters = daysIn(california)[0]?.times ?? [];
    const halves = groupByDay(free("partner30", sunday), california)[0]?.times ?? [];
    const shown = (times: typeof quarters) =>
      times.map(({ startsAt }) => formatInZone(new Date(startsAt), california, "time", "en-US"));
    expect(shown(quarters)).toHaveLength(36);
    expect(shown(quarters).slice(0, 2)).toEqual(["9:00 AM", "9:15 AM"]);
    expect(shown(quarters).at(-1)).toBe("5:45 PM");
    expect(shown(halves)).toHaveLength(18);
    expect(shown(halves).at(-1)).toBe("5:30 PM");
  });

  test("from a weekend it is the next ten working days", () => {
    expect(daysIn(california).map(({ day }) => day)).toEqual(
      days("11-23 11-24 11-25 11-26 11-27 11-30 12-01 12-02 12-03 12-04"),
    );
  });

  test("today counts while it lasts: a late Friday leaves nine days with times", () => {
    const lateFriday = new Date("2026-11-28T01:50:00Z");
    expect(daysIn(california, lateFriday).map(({ day }) => day)).toEqual(
      days("11-30 12-01 12-02 12-03 12-04 12-07 12-08 12-09 12-10"),
    );
    const quarterPastFive = new Date("2026-11-28T01:15:00Z");
    const [friday] = daysIn(california, quarterPastFive);
    expect(friday?.times.map(({ startsAt }) => startsAt)).toEqual([
      "2026-11-28T01:30:00.000Z",
      "2026-11-28T01:45:00.000Z",
    ]);
  });

  test.each([
    ["autumn", "2026-10-26T12:00:00Z", "2026-10-26T16:00:00.000Z", "2026-11-06T17:00:00.000Z"],
    ["spring", "2027-03-08T12:00:00Z", "2027-03-08T17:00:00.000Z", "2027-03-19T16:00:00.000Z"],
  ])("the day begins at nine before and after the change of %s", (_season, now, first, last) => {
    const offered = daysIn(california, new Date(now));
    expect(offered[0]?.times[0]?.startsAt).toBe(first);
    expect(offered.at(-1)?.times[0]?.startsAt).toBe(last);
  });

  test("at any moment: in hours, ahead, on ten working days at most, in order, each once", () => {
    const anyMoment = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2028-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    const anyType = fc.constantFrom(...Object.values(callTypes).map(({ id }) => id));
    fc.assert(
      fc.property(anyMoment, anyType, (now, type) => {
        const times = availableSlots(type, now);
        expect(times).toEqual([...new Set(times)].toSorted());
        const used = new Set<string>();
        for (const startsAt of times) {
          const { day, minutes } = wallTime(new Date(startsAt), california);
          used.add(day);
          if (!isWorkingDay(day) || minutes < 540 || minutes > 1080 - callTypes[type].minutes) {
            throw new Error(`${startsAt} is outside the hours`);
          }
          if (new Date(startsAt) <= now) throw new Error(`${startsAt} is past`);
        }
        expect(used.size).toBeLessThanOrEqual(10);
        expect(used.size).toBeGreaterThanOrEqual(9);
      }),
      { numRuns: 30 },
    );
  });
});

describe("as the visitor's calendar shows it", () => {
  const first = (zone: string, now?: Date) => {
    const [day] = daysIn(zone, now);
    const moment = new Date(day?.times[0]?.startsAt ?? 0);
    return `${day?.day} ${formatInZone(moment, zone, "time", "en-US")}`;
  };

  test("in Lisbon the day runs from 5 PM past midnight, so that Friday ends on a Saturday", () => {
    expect(first("Europe/Lisbon")).toBe("2026-11-23 5:00 PM");
    const shown = daysIn("Europe/Lisbon").map(({ day }) => day);
    expect(shown).toHaveLength(12);
    expect(shown).toContain("2026-11-28");
  });

  test("in the weeks between the two changes Lisbon is an hour nearer", () => {
    expect(first("Europe/Lisbon", new Date("2026-10-24T12:00:00Z"))).toBe("2026-10-26 4:00 PM");
    expect(first("Europe/Lisbon", new Date("2026-10-31T12:00:00Z"))).toBe("2026-11-02 5:00 PM");
    expect(first("Europe/Lisbon", new Date("2027-03-13T12:00:00Z"))).toBe("2027-03-15 4:00 PM");
    expect(first("Europe/Lisbon", new Date("2027-03-27T12:00:00Z"))).toBe("2027-03-29 5:00 PM");
  });

  test("in Kolkata it begins at half past ten in the evening", () => {
    expect(first("Asia/Kolkata")).toBe("2026-11-23 10:30 PM");
    const [monday, tuesday] = daysIn("Asia/Kolkata");
    expect(monday?.times).toHaveLength(6);
    expect(groupByHour(tuesday?.times ?? [], "Asia/Kolkata").map((hour) => hour.length)).toEqual([
      4, 4, 4, 4, 4, 4, 4, 2, 2, 4,
    ]);
  });

  test("on Kiritimati, a day ahead, all of Monday is on Tuesday", () => {
    expect(first("Pacific/Kiritimati")).toBe("2026-11-24 7:00 AM");
    const offered = daysIn("Pacific/Kiritimati");
    expect(offered).toHaveLength(10);
    expect(offered.every(({ times }) => times.length === 36)).toBe(true);
  });

  test("no time is lost or doubled by the grouping, in any zone", () => {
    for (const zone of ["Europe/Lisbon", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Kiritimati"]) {
      const all = daysIn(zone).flatMap(({ times }) => groupByHour(times, zone).flat());
      expect(all).toEqual(free("call15", sunday));
    }
  });

  test("an hour that the clock shows twice is two rows", () => {
    const times = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:00:00.000Z"].map((startsAt) => ({
      startsAt,
      isBooked: false,
    }));
    expect(groupByHour(times, "Europe/Lisbon")).toHaveLength(2);
  });
});

test("a time is taken when the calls would overlap, and not when one begins as the other ends", () => {
  const nine = "2026-11-23T17:00:00.000Z";
  const half = { starts: nine, ends: endOf("partner30", nine) };
  const isBooked = (type: CallTypeId) =>
    withBooked(type, availableSlots(type, sunday).slice(0, 3), [half]).map((time) => time.isBooked);
  expect(isBooked("call15")).toEqual([true, true, false]);
  expect(isBooked("partner30")).toEqual([true, false, false]);
});
