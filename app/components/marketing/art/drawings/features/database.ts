import { group, rect, text, times } from "../svg-markup.ts";

const days = 90;
const badDay = 61;
const mono = 'fill="currentColor" font-family="var(--font-mono)" font-stretch="80%"';
const display =
  'font-stretch="var(--display-width)" font-weight="var(--display-weight)" letter-spacing="var(--display-tracking)"';

/** Ninety days of uptime, a stroke each: twelve minutes of them down, as much as the figure leaves. */
export function drawDatabase(): string {
  return (
    text(
      22,
      232,
      '99.99<tspan font-size="92">%</tspan>',
      `fill="currentColor" ${display} font-size="168"`,
    ) +
    group(
      'fill="var(--c-a)"',
      times(days, (day) =>
        day === badDay
          ? rect(left(day), 279, 4.2, 87, 'fill="currentColor"', 1)
          : rect(left(day), 276, 4.2, 84, "", 1),
      ),
    ) +
    group(
      mono,
      text(28, 384, "90 days ago", 'opacity=".75"'),
      text(left(badDay) + 2, 384, "12 min down", 'text-anchor="middle"'),
      text(608, 384, "today", 'text-anchor="end" opacity=".75"'),
    )
  );
}

function left(day: number): number {
  return 28 + day * 6.47;
}
