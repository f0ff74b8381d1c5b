import { expect, test } from "vitest";
import { formatLocal, relativeTime } from "./local-dates.ts";

const now = new Date(2026, 10, 20, 9, 0);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("dates read as people write them", () => {
  const evening = new Date(2026, 10, 20, 19, 30);
  expect(formatLocal(evening, "day")).toBe("Nov 20");
  expect(formatLocal(evening, "date")).toBe("Nov 20, 2026");
  expect(formatLocal(evening, "weekday")).toBe("Fri, Nov 20");
  expect(formatLocal(evening, "longWeekday")).toBe("Friday, November 20");
  expect(formatLocal(evening, "month")).toBe("November 2026");
  expect(formatLocal(evening, "time")).toBe("7:30 PM");
});

test.each([
  [0, "just now"],
  [0.74, "just now"],
  [0.76, "1m"],
  [12, "12m"],
  [59.9, "59m"],
  [60, "1h"],
  [3 * 60, "3h"],
  [2 * 24 * 60, "2d"],
  [16 * 24 * 60, "Nov 4"],
])("%d minutes ago reads %s", (minutes, text) => {
  expect(relativeTime(ago(minutes), now)).toBe(text);
});

test("what lies ahead says so", () => {
  expect(relativeTime(ago(-3 * 24 * 60), now)).toBe("in 3d");
  expect(relativeTime(ago(-0.5), now)).toBe("just now");
});
