import { dayAt } from "#domain/dates.ts";
import { clubTime } from "./club-day.ts";
import type { Equipment, FeedEntry, Member, Workout } from "./model.ts";
import { minutesBefore } from "./workouts.ts";

/** Not at a workout, and in all; `machinesNow` takes off what a class rides on. */
export const sampleEquipment: readonly Equipment[] = [
  { name: "Treadmill", available: 5, total: 12, type: "Cardio" },
  { name: "Rower", available: 3, total: 6, type: "Cardio" },
  { name: "Air bike", available: 2, total: 5, type: "Cardio" },
  { name: "Elliptical", available: 5, total: 8, type: "Cardio" },
  { name: "Stair climber", available: 3, total: 4, type: "Cardio" },
  { name: "Spin bike", available: 22, total: 22, type: "Cardio" },
  { name: "Power rack", available: 1, total: 6, type: "Strength" },
  { name: "Bench", available: 3, total: 8, type: "Strength" },
  { name: "Cable station", available: 0, total: 5, type: "Functional" },
  { name: "Kettlebell set", available: 7, total: 10, type: "Functional" },
];

const running = [
  ["m01", "Treadmill intervals", 22, 11.2, "Treadmill"],
  ["m06", "Barbell squat 5×5", 31, 7.4, "Power rack"],
  ["m18", "5 km row", 9, 10.6, "Rower"],
  ["m11", "Air-bike sprints", 14, 12.1, "Air bike"],
  ["m12", "Cable circuit", 26, 6.8, "Cable station"],
] as const;

const finished = [
  ["m09", "Stair climb", 35, 333, "Stair climber", "07:36"],
  ["m02", "Bench & row supersets", 48, 331, "Bench", "08:04"],
  ["m16", "Elliptical steady", 30, 246, "Elliptical", "12:50"],
] as const;

function clockAt(now: Date, weekdayTime: string): Date {
  return dayAt(now, 0, clubTime(now, weekdayTime));
}

export function sampleWorkouts(members: readonly Member[], now: Date): readonly Workout[] {
  const nameOf = (memberId: string) => members.find(({ id }) => id === memberId)?.name ?? "";
  return [
    ...running.map(([memberId, exercise, duration, rate, equipment], index) => ({
      id: `w${index + 1}`,
      memberId,
      memberName: nameOf(memberId),
      exercise,
      duration,
      caloriesBurned: Math.round(duration * rate),
      equipment,
      status: "in-progress" as const,
      startedAt: minutesBefore(now, duration),
      paused: false,
      pausedAt: null,
      pausedMs: 0,
      rate,
    })),
    ...finished.map(([memberId, exercise, duration, caloriesBurned, equipment, time], index) => ({
      id: `w${running.length + index + 1}`,
      memberId,
      memberName: nameOf(memberId),
      exercise,
      duration,
      caloriesBurned,
      equipment,
      status: "completed" as const,
      startedAt: clockAt(now, time),
      paused: false,
      pausedAt: null,
      pausedMs: 0,
      rate: caloriesBurned / duration,
    })),
  ];
}

/** What has happened lately, the latest first. */
export function sampleFeed(now: Date): readonly FeedEntry[] {
  return [
    { id: "f1", at: clockAt(now, "17:31"), text: "Rosa Ilves started 5 km row" },
    { id: "f2", at: clockAt(now, "17:24"), text: "Rosa Ilves checked in" },
    { id: "f3", at: clockAt(now, "17:19"), text: "Kiran Sethi checked in" },
    { id: "f4", at: clockAt(now, "17:15"), text: "Spin Intervals began, 22 of 22" },
    {
      id: "f5",
      at: clockAt(now, "16:52"),
      text: "Harvey Lund joined the waitlist of Boxing Fundamentals",
    },
    { id: "f6", at: clockAt(now, "13:20"), text: "Paige Donovan finished Elliptical steady" },
  ];
}
