import { describe, expect, test } from "vitest";
import { dayAfter, formatInZone, isWorkingDay, momentOf, wallTime } from "#domain/zoned-dates.ts";
import { groupByDay, groupByHour, type OpenTime } from "./open-times.ts";

const sunday = new Date("2026-11-22T20:00:00Z");

/** Quarters from 9 to 18 in California, on ten working days from the day after `now`. */
function free(now = sunday): readonly OpenTime[] {
  const zone = "America/Los_Angeles";
  const days: string[] = [];
  let { day } = wallTime(now, zone);
  while (days.length < 10) {
    day = dayAfter(day);
    if (isWorkingDay(day)) days.push(day);
  }
  return days.flatMap((one) =>
    Array.from({ length: 36 }, (_, quarter) => ({
      startsAt: momentOf({ day: one, minutes: 540 + quarter * 15 }, zone).toISOString(),
      isBooked: false,
      hasVideo: false,
    })),
  );
}
const daysIn = (zone: string, now = sunday) => groupByDay(free(now), zone);

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
      expect(all).toEqual(free());
    }
  });

  test("an hour that the clock shows twice is two rows", () => {
    const times = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:00:00.000Z"].map((startsAt) => ({
      startsAt,
      isBooked: false,
      hasVideo: false,
    }));
    expect(groupByHour(times, "Europe/Lisbon")).toHaveLength(2);
  });
});
