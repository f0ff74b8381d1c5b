import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { classesOf, endOf, startOf } from "./classes.ts";
import { buildFitness } from "./data.ts";
import { classesToday, onEquipment, retention } from "./figures.ts";
import { isAtRisk, isCheckedIn, trialDaysLeft } from "./members.ts";
import { elapsedMinutes, live } from "./workouts.ts";

describe.each(sampleClocks)("the club on %s", (moment) => {
  const state = buildFitness(moment);
  const { members, classes, workouts, equipment, openedAt: now } = state;
  const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
    items.filter(is).length;

  test("has its eighteen members in their states", () => {
    expect(members).toHaveLength(18);
    expect(count(members, ({ status }) => status === "active")).toBe(12);
    expect(count(members, ({ status }) => status === "inactive")).toBe(3);
    expect(count(members, ({ membershipType }) => membershipType === "Premium")).toBe(8);
    expect(count(members, ({ membershipType }) => membershipType === "Basic")).toBe(7);
    expect(count(members, (one) => isAtRisk(one, now))).toBe(3);
    expect(count(members, (one) => isCheckedIn(one, now))).toBe(8);
    const trials = members.filter(({ status }) => status === "trial");
    expect(trials.map((one) => trialDaysLeft(one, now))).toEqual([9, 5, 2]);
    for (const { joinDate, lastVisit, visits, membershipType, status } of members) {
      expect(joinDate <= now && lastVisit !== null && lastVisit <= now).toBe(true);
      expect(lastVisit && lastVisit >= joinDate).toBe(true);
      expect(visits).toHaveLength(12);
      expect(membershipType === "Trial").toBe(status === "trial");
    }
  });

  test("has ten classes a day that hold their numbers, nobody in two rooms at once", () => {
    expect(classes).toHaveLength(70);
    expect(classesToday(state, now)).toEqual({ count: 10, percent: 79 });
    const ids = new Set(members.map(({ id }) => id));
    const active = new Set(
      members.filter(({ status }) => status !== "inactive").map(({ id }) => id),
    );
    for (const { enrolled, capacity, roster, waitlist } of classes) {
      expect(enrolled).toBeLessThanOrEqual(capacity);
      expect(roster.length).toBeLessThanOrEqual(enrolled);
      expect([...roster, ...waitlist].every((id) => ids.has(id) && active.has(id))).toBe(true);
      expect(waitlist.length === 0 || enrolled === capacity).toBe(true);
    }
    for (const one of classesOf(classes, state.day)) {
      const clash = classes.filter(
        (other) =>
          other !== one &&
          other.instructor === one.instructor &&
          startOf(other) < endOf(one) &&
          startOf(one) < endOf(other),
      );
      expect(clash).toEqual([]);
    }
  });

  test("has a floor of members who are in, on machines that exist", () => {
    expect(onEquipment(state)).toEqual({ used: 57, total: 86, percent: 66 });
    expect(live(workouts).map((one) => elapsedMinutes(one, now))).toEqual([22, 31, 9, 14, 26]);
    for (const { memberId, memberName, equipment: machine, startedAt } of workouts) {
      const member = members.find(({ id }) => id === memberId);
      expect(member?.name).toBe(memberName);
      expect(member && isCheckedIn(member, now)).toBe(true);
      expect(equipment.some(({ name }) => name === machine)).toBe(true);
      expect(startedAt <= now).toBe(true);
      expect(member?.lastVisit && member.lastVisit <= startedAt).toBe(true);
    }
    for (const { available, total } of equipment) expect(available).toBeLessThanOrEqual(total);
  });

  test("has quarters and a feed of the past, and no id twice", () => {
    expect(new Set(retention(now).map(({ label }) => label)).size).toBe(6);
    for (const { at } of state.feed) expect(at <= now).toBe(true);
    const ids = [...members, ...classes, ...workouts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
