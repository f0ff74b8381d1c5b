import { array, assert, boolean, constantFrom, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  book,
  bookable,
  cancelBooking,
  leaveWaitlist,
  memberClash,
  openTo,
  upcomingOf,
} from "./bookings.ts";
import { buildFitness } from "./data.ts";

const now = new Date("2026-11-20T17:40:00");
const { classes, members } = buildFitness(now);
function named(name: string) {
  const found = classes.find((one) => one.name === name);
  if (!found) throw new Error(`no class ${name}`);
  return found;
}
function member(id: string) {
  const found = members.find((one) => one.id === id);
  if (!found) throw new Error(`no member ${id}`);
  return found;
}
const pump = named("Power Pump");
const boxing = named("Boxing Fundamentals");

describe("booking", () => {
  test("takes the last spot, then the waitlist", () => {
    const last = book(pump, member("m01"), now, classes);
    if (last.kind !== "booked") throw new Error("not booked");
    expect(last.gymClass.enrolled).toBe(16);
    const next = book(last.gymClass, member("m09"), now, classes);
    expect(next).toMatchObject({ kind: "waiting", position: 1, gymClass: { enrolled: 16 } });
  });

  test("is refused twice, while inactive, and after the end", () => {
    expect(book(pump, member("m03"), now, classes)).toMatchObject({
      reason: "Jia-Yi Koh is already booked.",
    });
    expect(book(boxing, member("m05"), now, classes)).toMatchObject({
      reason: "Esther Quaye is already on the waitlist.",
    });
    expect(book(pump, member("m13"), now, classes)).toMatchObject({ kind: "refused" });
    expect(book(named("Iron Basics"), member("m01"), now, classes)).toMatchObject({
      reason: "Iron Basics has ended.",
    });
  });

  test("never goes beyond the capacity, whoever comes and goes", () => {
    const ids = members.map(({ id }) => id);
    assert(
      property(array(tuple(boolean(), constantFrom(...ids))), (steps) => {
        let current = { ...pump, capacity: 6, enrolled: 4 };
        for (const [isBooking, id] of steps) {
          if (isBooking) {
            const booking = book(current, member(id), now, []);
            if (booking.kind !== "refused") current = booking.gymClass;
          } else current = cancelBooking(current, id, now);
          expect(current.enrolled).toBeLessThanOrEqual(6);
          expect(current.enrolled).toBe(current.roster.length);
          expect(current.waitlist.filter((one) => current.roster.includes(one))).toEqual([]);
        }
      }),
    );
  });
});

describe("cancelling", () => {
  test("promotes the first who waits", () => {
    const after = cancelBooking(boxing, "m02", now);
    expect(after.enrolled).toBe(12);
    expect(after.roster).toContain("m05");
    expect(after.waitlist).toEqual(["m08"]);
  });

  test("frees a spot when nobody waits", () => {
    expect(cancelBooking(pump, "m03", now)).toMatchObject({ enrolled: 14, waitlist: [] });
  });

  test("changes nothing for somebody without a spot, or once the class is over", () => {
    expect(cancelBooking(pump, "m01", now)).toBe(pump);
    const iron = named("Iron Basics");
    expect(cancelBooking(iron, "m02", now)).toBe(iron);
  });

  test("a place on the waitlist can be given up", () => {
    expect(leaveWaitlist(boxing, "m05").waitlist).toEqual(["m08"]);
    expect(leaveWaitlist(boxing, "m01")).toBe(boxing);
  });
});

test("who can be booked is neither in the class nor waiting nor inactive", () => {
  const ids = bookable(members, boxing).map(({ id }) => id);
  expect(ids).not.toContain("m02");
  expect(ids).not.toContain("m05");
  expect(ids).not.toContain("m13");
  expect(ids).toContain("m04");
});

test("a member's classes to come include those waited for", () => {
  const own = upcomingOf(classes, "m05", now);
  expect(own.slice(0, 2).map(({ name }) => name)).toEqual(["Boxing Fundamentals", "Wind-down Yin"]);
  expect(openTo(classes, "m01", now)[0]?.id).toBe(pump.id);
});

test("nobody is in two rooms at once, nor waits for a second one", () => {
  expect(book(pump, member("m12"), now, classes)).toMatchObject({
    reason: "Lotte Visser is in Vinyasa 60 until 7:15 PM.",
  });
  expect(book(pump, member("m05"), now, classes)).toMatchObject({
    reason: "Esther Quaye is waiting for Boxing Fundamentals until 7:15 PM.",
  });
  const ride = named("Late Ride");
  const yin = named("Wind-down Yin");
  expect(memberClash(classes, yin, "m02")).toBeUndefined();
  expect(memberClash(classes, ride, "m18")).toBeUndefined();
  const open = openTo(classes, "m05", now).map(({ id }) => id);
  expect(open).not.toContain(pump.id);
  expect(open).not.toContain(boxing.id);
});
