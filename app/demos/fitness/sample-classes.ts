import { addDays, isoDay } from "#domain/dates.ts";
import { hash01 } from "#app/lib/random.ts";
import { overlaps } from "./classes.ts";
import { clubTime, isWeekend } from "./club-day.ts";
import { dayIndex } from "./heat.ts";
import type { ClassType, GymClass, Level } from "./model.ts";

type Row = readonly [
  name: string,
  instructor: string,
  time: string,
  duration: number,
  enrolled: number,
  capacity: number,
  type: ClassType,
  level: Level,
  roster: string,
  waitlist: string,
];

/** The timetable, with the numbers of today. Nobody is in two rooms at once, nor in a class before coming in. */
const rows: readonly Row[] = [
  ["Sunrise Flow", "Mara Ellison", "06:30", 60, 18, 20, "Yoga", "All levels", "m09", ""],
  ["Iron Basics", "Theo Grant", "07:15", 45, 14, 14, "Strength", "Beginner", "m02", ""],
  ["Lunch Burn", "Kwame Asante", "12:15", 30, 15, 18, "HIIT", "Intermediate", "m16", ""],
  ["Spin Intervals", "Lucia Moretti", "17:15", 45, 22, 22, "Cycling", "Intermediate", "", ""],
  ["Power Pump", "Theo Grant", "18:00", 50, 15, 16, "Strength", "Advanced", "m03 m06 m11 m17", ""],
  ["Vinyasa 60", "Mara Ellison", "18:15", 60, 12, 20, "Yoga", "All levels", "m12 m16", ""],
  [
    "Boxing Fundamentals",
    "Kwame Asante",
    "18:30",
    45,
    12,
    12,
    "Boxing",
    "Beginner",
    "m02 m18",
    "m05 m08",
  ],
  ["Core & Mobility", "Sana Iqbal", "19:00", 40, 7, 18, "Mobility", "All levels", "m17", ""],
  [
    "Late Ride",
    "Lucia Moretti",
    "19:30",
    45,
    16,
    22,
    "Cycling",
    "Intermediate",
    "m02 m08 m11 m03",
    "",
  ],
  ["Wind-down Yin", "Sana Iqbal", "20:15", 60, 9, 16, "Yoga", "All levels", "m05 m18", ""],
];

const seed = 6173;
/** How busy a day is against the busiest, Monday first; as in the heatmap. */
const busyness = [0.96, 1, 0.93, 0.89, 0.73, 0.89, 0.7];
const regulars = ["m01", "m02", "m03", "m05", "m06", "m08", "m09", "m11", "m12"];

const weekendNames: Readonly<Record<string, string>> = {
  "Late Ride": "Long Ride",
  "Wind-down Yin": "Slow Yin",
};

/** A week of classes from today: the timetable of each day, less booked the further away. */
export function sampleClasses(now: Date): readonly GymClass[] {
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = addDays(now, ahead);
    const day = rows.map((row, index): GymClass => {
      const [weekdayName, instructor, weekdayTime, duration, enrolled, capacity, type, level] = row;
      const isFree = isWeekend(date);
      const name = (isFree && weekendNames[weekdayName]) || weekdayName;
      const share = (0.86 - ahead * 0.07) * (busyness[dayIndex(date)] ?? 1);
      const swing = 0.85 + hash01(seed + 50 * ahead + index) * 0.3;
      const booked = ahead === 0 ? enrolled : Math.round(enrolled * Math.min(1, share * swing));
      return {
        id: `d${ahead}-c${String(index + 1).padStart(2, "0")}`,
        name,
        instructor,
        day: isoDay(date),
        time: clubTime(date, weekdayTime),
        duration,
        capacity,
        enrolled: booked,
        type,
        level,
        roster: ahead === 0 ? ids(row[8]) : laterRoster(ahead, index, booked),
        waitlist: ahead === 0 ? ids(row[9]) : [],
      };
    });
    return inOneRoom(day);
  }).flat();
}

/** Keeps everybody in the first of the classes that overlap. */
function inOneRoom(day: readonly GymClass[]): readonly GymClass[] {
  return day.map((one, index) => {
    const before = day.slice(0, index).filter((other) => overlaps(one, other));
    const taken = new Set(before.flatMap(({ roster }) => roster));
    return { ...one, roster: one.roster.filter((id) => !taken.has(id)) };
  });
}

function ids(text: string): readonly string[] {
  return text === "" ? [] : text.split(" ");
}

/** Who of the sample has booked early. */
function laterRoster(ahead: number, index: number, booked: number): readonly string[] {
  return regulars
    .filter((_, at) => hash01(seed + 1000 * ahead + 20 * index + at) < 0.06)
    .slice(0, booked);
}
