import { addDays, dateOfDay, isoDay, type IsoDay } from "#domain/dates.ts";
import type { LearningDay } from "./model.ts";

export const goalChoices = [60, 150, 300] as const;

export type WeeklyGoal = {
  /** Whole percent, cut; the ring stops at 100. */
  readonly percent: number;
  readonly minutes: number;
  /** Minutes to go. */
  readonly left: number;
};

/** The last seven days against the goal. */
export function weeklyGoal(days: readonly LearningDay[], goal: number): WeeklyGoal {
  const seconds = days.slice(-7).reduce((all, day) => all + day.seconds, 0);
  const minutes = Math.floor(seconds / 60);
  return {
    percent: Math.min(100, Math.floor((seconds / (goal * 60)) * 100)),
    minutes,
    left: Math.max(0, Math.ceil(goal - seconds / 60)),
  };
}

/** Days in a row with some learning, up to today; today may still come. */
export function streak(days: readonly LearningDay[]): number {
  const fromToday = days.toReversed();
  const counted = fromToday[0]?.seconds === 0 ? fromToday.slice(1) : fromToday;
  const gap = counted.findIndex(({ seconds }) => seconds === 0);
  return gap === -1 ? counted.length : gap;
}

/** Adds learning to today, or takes it back; no day falls below nothing. */
export function learned(days: readonly LearningDay[], seconds: number): readonly LearningDay[] {
  return days.map((day, index) =>
    index === days.length - 1 ? { ...day, seconds: Math.max(0, day.seconds + seconds) } : day,
  );
}

/** As many days as were asked for, the last one today. */
export function daysUpTo(today: Date, count: number): IsoDay[] {
  const last = dateOfDay(isoDay(today));
  return Array.from({ length: count }, (_, index) => isoDay(addDays(last, index - count + 1)));
}
