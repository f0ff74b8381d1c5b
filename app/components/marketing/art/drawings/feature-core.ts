import { circle, each, end, middle, moved, path, rect, text, times } from "./svg-markup.ts";
import { round } from "#app/components/marketing/art/shapes.ts";

/** Ninety days of uptime, a stroke each: twelve minutes of them down, as much as the figure leaves. */
export function database(): string {
  const badDay = 61;
  const left = (day: number) => 28 + day * 6.47;
  return (
    text(22, 232, '99.99<tspan font-size="92">%</tspan>', "a-n", 'font-size="168"') +
    times(90, (day) =>
      day === badDay
        ? rect(left(day), 279, 4.2, 87, "a-k", 1)
        : rect(left(day), 276, 4.2, 84, "a-f", 1),
    ) +
    text(28, 384, "90 days ago", "a-t", 'opacity=".75"') +
    text(left(badDay) + 2, 384, "12 min down", "a-t", middle) +
    text(608, 384, "today", "a-t", `${end} opacity=".75"`)
  );
}

const receipt = [
  ["Desk lamp", "68.00"],
  ["Headphones", "149.00"],
  ["Trail ball", "24.00"],
  ["Shipping", "0.00"],
] as const;

/** A till receipt, torn off at the bottom. */
export function commerce(): string {
  const outline = "-12.5 10-12.5-10".repeat(8);
  const tear = "12.5 10 12.5-10 ".repeat(8);
  const total = 'font-size="15" font-weight="700"';
  return moved(
    "translate(388 34) rotate(3.5)",
    path(`M0-60H200V214l${outline}Z`, "a-b"),
    path(`M0-60V214l${tear}V-60`, "a-l"),
    each(receipt, ([item, price], row) => {
      const faint = item === "Shipping" ? 'opacity=".6"' : "";
      const y = 20 + row * 26;
      return text(18, y, item, "a-t", faint) + text(182, y, price, "a-t", `${end} ${faint}`.trim());
    }),
    path("M18 116H182", "a-l", 'stroke-dasharray="3 4"'),
    text(18, 150, "Total", "a-t", total),
    text(182, 150, "241.00", "a-t", `${end} ${total}`),
    rect(18, 168, 164, 28, "a-f", 3),
    text(100, 186, "Paid", "a-t", `${middle} font-weight="700" fill="var(--on-signal)"`),
  );
}

/** Place and size of each member; the first is the one in the middle. */
const members = [
  [0, 0, 34],
  [-70, 0, 17],
  [49, -50, 20],
  [38, 59, 15],
  [-79, -80, 14],
  [108, -28, 16],
  [-54, 98, 19],
  [98, 54, 11],
  [6, -112, 12],
] as const;

/** People in orbit around one of them. */
export function community(): string {
  return moved(
    "translate(470 144)",
    '<circle r="112" class="a-l2"/><circle r="70" class="a-l2"/>',
    each(members, ([x, y, r], index) => {
      const isCentre = index === 0;
      const face = isCentre ? "a-b" : "a-k";
      const shoulders = `M${round(x - r * 0.46)} ${round(y + r * 0.56)}a${round(r * 0.46)} ${round(r * 0.42)} 0 0 1 ${round(r * 0.92)} 0z`;
      return (
        circle(x, y, r, isCentre ? "a-f" : "a-b") +
        circle(x, y, r, "a-l") +
        (r > 13 ? circle(x, y - r * 0.22, r * 0.26, face) + path(shoulders, face) : "")
      );
    }),
  );
}
