import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { memberClash } from "./bookings.ts";
import { classesOf, endOf, startOf } from "./classes.ts";
import { buildFitness } from "./data.ts";
import { classesToday, onEquipment, retention } from "./figures.ts";
import { dayIndex, heatmap } from "./heat.ts";
import { isAtRisk, isCheckedIn, trialDaysLeft } from "./members.ts";
import { elapsedMinutes, live } from "./workouts.ts";

const saturday = new Date(2026, 10, 21, 15, 0);

describe.each([...sampleClocks, saturday])("the club on %s", (moment) => {
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

  test("has each member in one room at a time, and only after coming in", () => {
    const inside = new Map(
      live(workouts).map(({ memberId, startedAt }) => [memberId, startedAt] as const),
    );
    for (const one of classes) {
      for (const id of [...one.roster, ...one.waitlist]) {
        expect(memberClash(classes, one, id)).toBeUndefined();
      }
      if (startOf(one) > now) continue;
      for (const id of one.roster) {
        const came = members.find((member) => member.id === id)?.lastVisit;
        expect(came && came <= startOf(one)).toBe(true);
        expect(inside.has(id) && endOf(one) > now).toBe(false);
      }
    }
    for (const { memberId, startedAt, duration, status } of workouts) {
      const end = status === "completed" ? startedAt.getTime() + duration * 60_000 : now.getTime();
      expect(end).toBeLessThanOrEqual(now.getTime());
      const own = classesOf(classes, state.day).filter(({ roster }) => roster.includes(memberId));
      for (const one of own) {
        expect(startOf(one).getTime() >= end || endOf(one) <= startedAt).toBe(true);
      }
    }
  });

  test("has no fuller classes than people who have come in", () => {
    const day = heatmap()[dayIndex(now)] ?? [];
    const today = classesOf(classes, state.day);
    for (const { time } of today) {
      const hour = Number(time.slice(0, 2));
      const came = day.slice(0, hour + 1).reduce((sum, value) => sum + value, 0);
      const begun = today.filter((one) => one.time <= time);
      expect(begun.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBeLessThanOrEqual(came);
    }
  });

  test("has a floor of members who are in, on machines that exist", () => {
    expect(onEquipment(state, now)).toEqual({ used: 57, total: 86, percent: 66 });
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
    const said = (text: string) => state.feed.find((one) => one.text.startsWith(text))?.at;
    const ended = workouts.find(({ memberName }) => memberName === "Paige Donovan");
    expect(said("Paige Donovan finished")?.getTime()).toBe(
      (ended?.startedAt.getTime() ?? 0) + 30 * 60_000,
    );
    const spin = classesOf(classes, state.day).find(({ name }) => name === "Spin Intervals");
    expect(spin && said("Spin Intervals began")).toEqual(spin && startOf(spin));
    expect(said("Rosa Ilves checked in")).toEqual(
      members.find(({ name }) => name === "Rosa Ilves")?.lastVisit,
    );
    const ids = [...members, ...classes, ...workouts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
