import type { DayTaken, Reading } from "./model.ts";

export type PressureCategory =
  "Normal" | "Elevated" | "High, stage 1" | "High, stage 2" | "Very high";

/** The category of a reading, by the higher of its two values. */
export function bpCategory(systolic: number, diastolic: number): PressureCategory {
  if (systolic >= 180 || diastolic >= 120) return "Very high";
  if (systolic >= 140 || diastolic >= 90) return "High, stage 2";
  if (systolic >= 130 || diastolic >= 80) return "High, stage 1";
  if (systolic >= 120) return "Elevated";
  return "Normal";
}

export type Pressure = { readonly systolic: number; readonly diastolic: number };

/** The mean of some readings, not rounded; null without any. */
function meanPressure(readings: readonly Reading[]): Pressure | null {
  if (readings.length === 0) return null;
  const mean = (pick: (reading: Reading) => number) =>
    readings.reduce((all, reading) => all + pick(reading), 0) / readings.length;
  return {
    systolic: mean(({ systolic }) => systolic),
    diastolic: mean(({ diastolic }) => diastolic),
  };
}

/** The mean of the last four readings, or of as many as there are. */
export function mean4(readings: readonly Reading[]): Pressure | null {
  return meanPressure(readings.slice(-4));
}

/** `Average of the last 4 readings: 129/82, down 13/8 from your first 4.` */
export function pressureSentence(readings: readonly Reading[]): string {
  const last = mean4(readings);
  const first = meanPressure(readings.slice(0, 4));
  if (!last || !first) return "There are no readings yet.";
  const head = `Average of the last ${Math.min(4, readings.length)} readings: ${Math.round(last.systolic)}/${Math.round(last.diastolic)}`;
  if (readings.length < 8) return `${head}.`;
  const fall = [first.systolic - last.systolic, first.diastolic - last.diastolic].map(Math.round);
  const [systolic = 0, diastolic = 0] = fall;
  const word = systolic >= 0 && diastolic >= 0 ? "down" : "changed by";
  const text = word === "down" ? `${systolic}/${diastolic}` : `${-systolic}/${-diastolic}`;
  return `${head}, ${word} ${text} from your first 4.`;
}

export type ReadingErrors = { readonly systolic?: string; readonly diastolic?: string };

/** One sentence for each value that cannot be. */
export function checkReading(systolic: number, diastolic: number): ReadingErrors {
  const isSystolic = systolic >= 60 && systolic <= 260;
  const isDiastolic = diastolic >= 30 && diastolic <= 160;
  return {
    ...(!isSystolic && { systolic: "The upper value lies between 60 and 260." }),
    ...(!isDiastolic && { diastolic: "The lower value lies between 30 and 160." }),
    ...(isSystolic &&
      isDiastolic &&
      diastolic >= systolic && { diastolic: "The lower value is less than the upper one." }),
  };
}

export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  return systolic >= 180 || diastolic >= 120;
}

/** The days with what was ticked off today in place of today's sample. */
export function takenDays(
  days: readonly DayTaken[],
  today: { readonly taken: number; readonly of: number },
): DayTaken[] {
  return days.map((one, index) =>
    index === days.length - 1 ? { ...one, count: today.taken, of: today.of } : one,
  );
}

/** Percent of the daily medicines that were taken. */
export function adherence(days: readonly Pick<DayTaken, "count" | "of">[]): number {
  const due = days.reduce((all, { of }) => all + of, 0);
  const taken = days.reduce((all, { count, of }) => all + Math.min(count, of), 0);
  return due === 0 ? 0 : Math.round((taken / due) * 100);
}
