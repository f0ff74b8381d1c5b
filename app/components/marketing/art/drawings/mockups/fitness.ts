import { round } from "#app/components/marketing/art/shapes.ts";
import { each, filled, group, rect, text, times } from "../svg-markup.ts";

const surface = filled("surface");
const accent = filled("accent");
const onAccent = filled("on-accent");
const quiet = `${filled("ink-2")} font-weight="400"`;
const display = 'font-weight="700" font-stretch="112%" letter-spacing="-.03em"';
const heading = `font-size="22" ${display}`;
const label = 'font-size="14" font-weight="650"';

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

/** A studio's day. The visits of every hour are computed. */
export function drawFitness(): string {
  return (
    rect(0, 0, 530, 424, filled("window")) +
    text(22, 40, "Studio today", heading) +
    each(figures, ([name, value], index) => {
      const x = 22 + index * 166;
      return (
        rect(x, 56, 154, 70, surface, 8) +
        text(x + 14, 80, name, quiet) +
        text(x + 14, 110, value, heading)
      );
    }) +
    rect(22, 140, 486, 150, surface, 8) +
    text(38, 166, "Visits by hour", label) +
    visits() +
    rect(22, 304, 236, 104, accent, 8) +
    text(38, 332, "Next class", onAccent) +
    text(38, 366, "Row and lift", `font-size="24" ${display} ${onAccent}`) +
    text(38, 390, "18:00, 14 of 16 places", onAccent) +
    rect(272, 304, 236, 104, surface, 8) +
    text(288, 332, "Live workouts", label) +
    each(workouts, ([who, width], row) => {
      const y = 358 + row * 24;
      return text(288, y, who) + rect(430, y - 9, width, 9, accent, 4);
    })
  );
}

/** A week by the hour: mornings and evenings on work days, late mornings at the weekend. */
function visits(): string {
  const peak = (hour: number, at: number, spread: number) =>
    Math.exp(-(((hour - at) / spread) ** 2));
  const cells = times(7, (day) =>
    times(24, (hour) => {
      const isWeekend = day > 4;
      const busy =
        peak(hour, 7, 1.9) * 0.9 +
        peak(hour, 18, 2.4) * (isWeekend ? 0.35 : 1) +
        (isWeekend ? peak(hour, 11, 2.2) * 0.8 : 0);
      const opacity = round(Math.max(0.08, Math.min(1, busy)));
      return rect(38 + hour * 19.2, 178 + day * 14.6, 16.5, 12, `opacity="${opacity}"`, 2);
    }),
  );
  return group(accent, cells);
}
