import { expect, test } from "vitest";
import { agendaOf, spanOf } from "./agenda.ts";
import { aCall } from "./call-sample.ts";
import { isNobodys, type Block, type SpecialDays } from "./call.ts";
import { daysOf } from "./iso-week.ts";

const zone = "America/Los_Angeles";
const nothing = { calls: [], blocks: [], specialDays: [] };
const aBlock = (startsAt: string, endsAt: string): Block => ({
  id: startsAt,
  host: 2,
  startsAt,
  endsAt,
  reason: "",
});
const closed: SpecialDays = {
  id: "closed",
  host: null,
  firstDay: "2026-12-25",
  lastDay: "2026-12-25",
  isYearly: true,
  hours: null,
  reason: "Christmas Day",
};

test("a week begins and ends at midnights of the zone, also when its clocks change", () => {
  const spring = spanOf(daysOf("2027-W10"), zone);
  expect(spring.from.toISOString()).toBe("2027-03-08T08:00:00.000Z");
  expect(spring.to.toISOString()).toBe("2027-03-15T07:00:00.000Z");
  const autumn = spanOf(daysOf("2026-W44"), zone);
  expect(autumn.to.getTime() - autumn.from.getTime()).toBe((7 * 24 + 1) * 3_600_000);
});

test("calls stand on the day that the zone's calendar has, in their order", () => {
  const calls = [
    aCall({ id: "late", startsAt: "2026-11-01T06:30:00Z" }),
    aCall({ id: "second", startsAt: "2026-11-01T09:30:00Z" }),
    aCall({ id: "first", startsAt: "2026-11-01T08:30:00Z" }),
    aCall({ id: "end", startsAt: "2026-11-02T07:45:00Z" }),
  ];
  const days = agendaOf(daysOf("2026-W44"), zone, { ...nothing, calls });
  const idsOn = (day: string) =>
    days.find((one) => one.day === day)?.items.map(({ id }) => id) ?? [];
  expect(idsOn("2026-10-31")).toEqual(["late"]);
  // The clocks show half past one twice, and the day has an hour more.
  expect(idsOn("2026-11-01")).toEqual(["first", "second", "end"]);
  expect(days).toHaveLength(7);
});

test("a block of several days is on each of them, as far as it lies there", () => {
  const blocks = [aBlock("2026-12-01T20:00:00Z", "2026-12-03T20:00:00Z")];
  const days = agendaOf(daysOf("2026-W49"), zone, { ...nothing, blocks });
  const parts = days.map(({ items: [item] }) =>
    item?.kind === "block"
      ? [item.part.from?.toISOString() ?? "", item.part.until?.toISOString() ?? ""]
      : null,
  );
  expect(parts).toEqual([
    null,
    ["2026-12-01T20:00:00.000Z", ""],
    ["", ""],
    ["", "2026-12-03T20:00:00.000Z"],
    null,
    null,
    null,
  ]);
});

test("a block that ends at midnight is not on the next day", () => {
  const blocks = [aBlock("2026-12-01T08:00:00Z", "2026-12-02T08:00:00Z")];
  const days = agendaOf(daysOf("2026-W49"), zone, { ...nothing, blocks });
  expect(days.map(({ items }) => items.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});

test("a yearly day comes again, others do not", () => {
  const trip = {
    ...closed,
    id: "trip",
    firstDay: "2027-12-20",
    lastDay: "2027-12-22",
    isYearly: false,
  };
  const days = agendaOf(daysOf("2027-W51"), zone, { ...nothing, specialDays: [closed, trip] });
  expect(days.map(({ special }) => special.map(({ id }) => id).join())).toEqual([
    "trip",
    "trip",
    "trip",
    "",
    "",
    "closed",
    "",
  ]);
});

test("a call that is ahead in the calendar of somebody who has left is nobody's", () => {
  const hosts = [
    { number: 1, name: "Team", isMine: false, isGone: false },
    { number: 2, name: "Lee", isMine: false, isGone: true },
  ];
  const before = new Date("2026-11-26T10:00:00Z");
  const call = aCall({ host: 2, startsAt: "2026-11-26T11:00:00Z" });
  expect(isNobodys(call, hosts, before)).toBe(true);
  expect(isNobodys(call, hosts, new Date("2026-11-27T10:00:00Z"))).toBe(false);
  expect(isNobodys({ ...call, host: 1 }, hosts, before)).toBe(false);
  expect(isNobodys({ ...call, status: "cancelled" }, hosts, before)).toBe(false);
});
