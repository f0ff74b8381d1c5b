import { callTypes, type CallTypeId } from "#domain/call-types.ts";
import { dayAfter, isWorkingDay, momentOf, wallTime } from "#domain/zoned-dates.ts";

const office = "America/Los_Angeles";
const noticeMinutes = 60;

/**
 * What a first start offers, worked out the slow way: Monday to Friday from 9 to 18 in California, on the next ten such
 * days, an hour ahead at least, not on 25 December and 1 January. ISO moments in order.
 */
export function usualTimes(type: CallTypeId, now: Date): readonly string[] {
  const { minutes: length } = callTypes[type];
  const earliest = now.getTime() + noticeMinutes * 60_000;
  const times: string[] = [];
  let { day } = wallTime(now, office);
  for (let left = 10; left > 0; day = dayAfter(day)) {
    if (!isWorkingDay(day) || /-(?:12-25|01-01)$/.test(day)) continue;
    left -= 1;
    for (let minutes = 9 * 60; minutes <= 18 * 60 - length; minutes += length) {
      const moment = momentOf({ day, minutes }, office);
      if (moment.getTime() >= earliest) times.push(moment.toISOString());
    }
  }
  return times;
}

/** The same from the morning on that follows so many others: whole days, whatever is left of today. */
export function usualTimesAfter(days: number, type: CallTypeId = "call15"): readonly string[] {
  const times = usualTimes(type, new Date());
  const mornings = times.filter((time) => wallTime(new Date(time), office).minutes === 9 * 60);
  return times.slice(times.indexOf(mornings[days] ?? ""));
}
