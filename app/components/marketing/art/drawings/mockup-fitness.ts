import { round } from "#app/components/marketing/art/shapes.ts";
import { each, rect, text, times } from "./svg-markup.ts";

const figures = [
  ["On the floor", 64],
  ["Classes", 11],
  ["Expiring", 5],
] as const;

/** Width of each live workout's bar. */
const workouts = [
  ["Maya, rower", 62],
  ["Jonas, bike", 40],
] as const;

export function fitness(): string {
  return (
    text(22, 40, "Studio today", "tb") +
    each(figures, ([name, value], index) => {
      const x = 22 + index * 166;
      return (
        rect(x, 56, 154, 70, "ms", 8) +
        text(x + 14, 80, name, "t2") +
        text(x + 14, 110, value, "tb")
      );
    }) +
    rect(22, 140, 486, 150, "ms", 8) +
    text(38, 166, "Visits by hour", "tm") +
    visits() +
    rect(22, 304, 236, 104, "ma", 8) +
    text(38, 332, "Next class", "to") +
    text(38, 366, "Row and lift", "to tx", 'font-size="24"') +
    text(38, 390, "18:00, 14 of 16 places", "to") +
    rect(272, 304, 236, 104, "ms", 8) +
    text(288, 332, "Live workouts", "tm") +
    each(workouts, ([who, width], row) => {
      const y = 358 + row * 24;
      return text(288, y, who) + rect(430, y - 9, width, 9, "ma", 4);
    })
  );
}

/** A week by the hour: mornings and evenings on work days, late mornings at the weekend. */
function visits(): string {
  const peak = (hour: number, at: number, spread: number) =>
    Math.exp(-(((hour - at) / spread) ** 2));
  return times(7, (day) =>
    times(24, (hour) => {
      const isWeekend = day > 4;
      const busy =
        peak(hour, 7, 1.9) * 0.9 +
        peak(hour, 18, 2.4) * (isWeekend ? 0.35 : 1) +
        (isWeekend ? peak(hour, 11, 2.2) * 0.8 : 0);
      const opacity = round(Math.max(0.08, Math.min(1, busy)));
      return rect(38 + hour * 19.2, 178 + day * 14.6, 16.5, 12, "ma", 2, `opacity="${opacity}"`);
    }),
  );
}
