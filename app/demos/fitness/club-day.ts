import { dayIndex } from "./heat.ts";

/** Saturday and Sunday are mornings: the heatmap's peak is at ten, and the club closes at nine. */
export function isWeekend(day: Date): boolean {
  return dayIndex(day) > 4;
}

/** When the demo opens: in the evening peak of a weekday, in the morning peak of the weekend. */
export function openingTimeOf(day: Date): string {
  return isWeekend(day) ? "10:10" : "17:40";
}

/** What has hours of its own at the weekend: the morning's classes, and who came for them. */
const weekendTimes: Readonly<Record<string, string>> = {
  "06:22": "07:52",
  "06:30": "08:00",
  "07:04": "08:04",
  "07:15": "08:15",
  "07:36": "09:06",
  "08:04": "09:04",
  "12:06": "08:31",
  "12:15": "12:15",
  "12:50": "08:40",
  "13:20": "09:10",
};

const afternoon = 16 * 60;
/** From the evening peak to the weekend's. */
const earlier = 7 * 60 + 30;

/** The time on a day of what happens at some time of a weekday; at the weekend the day lies around noon. */
export function clubTime(day: Date, weekdayTime: string): string {
  if (!isWeekend(day)) return weekdayTime;
  const own = weekendTimes[weekdayTime];
  if (own !== undefined) return own;
  const [hours = 0, minutes = 0] = weekdayTime.split(":").map(Number);
  const at = hours * 60 + minutes;
  const moved = at >= afternoon ? at - earlier : 390 + Math.floor((at - 360) / 5);
  return `${String(Math.floor(moved / 60)).padStart(2, "0")}:${String(moved % 60).padStart(2, "0")}`;
}
