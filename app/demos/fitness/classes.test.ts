import { describe, expect, test } from "vitest";
import { buildFitness } from "./data.ts";
import {
  checkClass,
  classesOf,
  classPhase,
  classLabel,
  countdown,
  fillBar,
  fillRate,
  filterClasses,
  instructorClash,
  nextClasses,
  noClassFilters,
  openFirst,
  spanText,
  type ClassDraft,
} from "./classes.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00`);
const now = at("17:40");
const { classes, day } = buildFitness(now);
const today = classesOf(classes, day);
const named = (name: string) => {
  const found = today.find((one) => one.name === name);
  if (!found) throw new Error(`no class ${name}`);
  return found;
};

test("a fill rate is a whole percent; its bar ends at 100", () => {
  expect(fillRate(140, 178)).toBe(79);
  expect(fillRate(3, 0)).toBe(0);
  expect(fillRate(18, 16)).toBe(113);
  expect(fillBar(18, 16)).toBe(100);
});

describe("the phase of a class", () => {
  const pump = named("Power Pump");
  test("begins with its start and ends with its end", () => {
    expect(classPhase(pump, at("17:29"))).toBe("upcoming");
    expect(classPhase(pump, at("17:30"))).toBe("soon");
    expect(classPhase(pump, at("18:00"))).toBe("in progress");
    expect(classPhase(pump, at("18:49"))).toBe("in progress");
    expect(classPhase(pump, at("18:50"))).toBe("ended");
  });

  test("is said in words", () => {
    expect(classLabel(pump, now)).toBe("1 spot left");
    expect(classLabel(named("Vinyasa 60"), now)).toBe("8 spots left");
    expect(classLabel(named("Boxing Fundamentals"), now)).toBe("Full · 2 waiting");
    expect(classLabel({ ...pump, enrolled: 16 }, now)).toBe("Full");
    expect(classLabel(named("Spin Intervals"), now)).toBe("In progress");
    expect(classLabel(named("Iron Basics"), now)).toBe("Ended");
  });
});

test("times are short", () => {
  expect(spanText(named("Power Pump"))).toBe("6:00–6:50 PM");
  expect(spanText({ day, time: "11:30", duration: 45 })).toBe("11:30 AM–12:15 PM");
  expect(countdown(named("Power Pump"), now)).toBe("in 20 min");
  expect(countdown(named("Wind-down Yin"), now)).toBe("in 2 h 35 min");
  expect(countdown(named("Core & Mobility"), at("18:00"))).toBe("in 1 h");
});

test("an instructor cannot be in two rooms; one class may end when the other begins", () => {
  const mara = { instructor: "Mara Ellison", day, duration: 45 };
  expect(instructorClash(classes, { ...mara, time: "18:15" })?.name).toBe("Vinyasa 60");
  expect(instructorClash(classes, { ...mara, time: "17:30" })).toBeUndefined();
  expect(instructorClash(classes, { ...mara, time: "19:15" })).toBeUndefined();
  expect(instructorClash(classes, { ...mara, time: "17:31" })?.name).toBe("Vinyasa 60");
  expect(
    instructorClash(classes, { ...mara, instructor: "Theo Grant", time: "19:00" }),
  ).toBeUndefined();
});

test("a day's classes are filtered and told in order", () => {
  expect(nextClasses(classes, now, 3).map(({ name }) => name)).toEqual([
    "Power Pump",
    "Vinyasa 60",
    "Boxing Fundamentals",
  ]);
  expect(openFirst(today, now).map(({ name }) => name)).toMatchObject({
    0: "Spin Intervals",
    6: "Wind-down Yin",
    7: "Sunrise Flow",
  });
  expect(filterClasses(today, { ...noClassFilters, type: "Yoga" })).toHaveLength(3);
  expect(filterClasses(today, { ...noClassFilters, hasSpots: true })).toHaveLength(7);
  const theo = { ...noClassFilters, instructor: "Theo Grant", level: "Advanced" as const };
  expect(filterClasses(today, theo).map(({ name }) => name)).toEqual(["Power Pump"]);
});

describe("a new class", () => {
  const draft: ClassDraft = {
    name: "Dawn Yoga",
    instructor: "Mara Ellison",
    day,
    time: "21:15",
    duration: 45,
    capacity: 20,
    type: "Yoga",
    level: "All levels",
  };
  const wrong = (change: Partial<ClassDraft>) => checkClass(classes, { ...draft, ...change }, now);

  test("is refused where its instructor teaches already", () => {
    expect(wrong({ time: "18:15" })).toEqual({
      time: "Mara Ellison already teaches Vinyasa 60 at 6:15 PM.",
    });
  });

  test("needs a name, a time to come, 15 to 120 minutes and 1 to 60 spots", () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ name: "  " })).toEqual({ name: "Name the class." });
    expect(wrong({ time: "" })).toEqual({ time: "Choose a start time." });
    expect(wrong({ time: "09:30" })).toEqual({ time: "That time has passed today." });
    expect(wrong({ time: "22:30" })).toEqual({
      time: "The club is open from 5 AM to 11 PM on Fridays.",
    });
    expect(wrong({ time: "22:15" })).toEqual({});
    expect(wrong({ day: "2026-11-22", time: "05:30" })).toEqual({
      time: "The club is open from 6 AM to 9 PM on Sundays.",
    });
    expect(wrong({ duration: 14 })).toEqual({ duration: "Enter 15 to 120 minutes." });
    expect(wrong({ duration: 121, capacity: 0 })).toEqual({
      duration: "Enter 15 to 120 minutes.",
      capacity: "Enter 1 to 60 spots.",
    });
    expect(wrong({ duration: 15, capacity: 60 })).toEqual({});
    expect(wrong({ capacity: Number.NaN })).toEqual({ capacity: "Enter 1 to 60 spots." });
  });
});
