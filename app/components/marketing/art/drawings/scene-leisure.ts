import { circle, each, middle, moved, path, rect, text, times } from "./svg-markup.ts";

/** Left edge, length and lean of each ticket on the pass; the second is the one being cooked. */
const tickets = [
  { x: 24, length: 92, lean: -3, paint: "ms" },
  { x: 104, length: 116, lean: 2, paint: "ma" },
  { x: 184, length: 78, lean: -2, paint: "ms" },
  { x: 256, length: 104, lean: 4, paint: "ms" },
] as const;

/** Tickets on a rail above a covered dish. */
export function restaurant(): string {
  return (
    rect(0, 16, 320, 20, "mk") +
    each(tickets, ({ x, length, lean, paint }) =>
      moved(
        `rotate(${lean} ${x + 28} 30)`,
        rect(x, 28, 58, length, paint, 1),
        path(
          `M${x + 10} 52h38M${x + 10} 64h26M${x + 10} 76h34`,
          paint === "ma" ? "mol" : "mkl",
          'stroke-width="3"',
        ),
        rect(x + 20, 20, 18, 16, "mk", 2),
      ),
    ) +
    path("M84 208a76 76 0 0 1 152 0Z", "mk") +
    rect(64, 208, 192, 16, "mk", 8) +
    circle(160, 126, 10, "mk") +
    path("M112 190a52 52 0 0 1 34-38", "mgl", 'stroke-width="5" stroke-linecap="round"') +
    path("M262 132l16-12M272 158l20-4M58 132l-16-12M48 158l-20-4", "mal", 'stroke-width="5"')
  );
}

/** A kettlebell inside a ring that is nearly closed. */
export function fitness(): string {
  return (
    circle(160, 124, 96, "", 'fill="none" stroke="var(--m-g2)" stroke-width="22"') +
    circle(
      160,
      124,
      96,
      "mal",
      'stroke-width="22" stroke-dasharray="440 700" transform="rotate(-90 160 124)"',
    ) +
    path(
      "M160 56c26 0 44 14 44 34 0 12-6 22-12 30h-64c-6-8-12-18-12-30 0-20 18-34 44-34Zm0 18c-14 0-24 7-24 17 0 8 4 14 8 19h32c4-5 8-11 8-19 0-10-10-17-24-17Z",
      "mk",
      'fill-rule="evenodd"',
    ) +
    path(
      "M128 112h64c16 12 26 28 26 46 0 14-6 26-16 34H118c-10-8-16-20-16-34 0-18 10-34 26-46Z",
      "mk",
    ) +
    text(160, 170, "24", "sc-n", middle)
  );
}

/** A hall: four rows of seats around a stage, four of them taken together, some still free. */
export function events(): string {
  return (
    path("M96 240a64 56 0 0 1 128 0Z", "mk") +
    path("M124 240a36 30 0 0 1 72 0Z", "ma") +
    times(4, (row) => {
      const seats = 11 + row * 3;
      return times(seats, (seat) => {
        const angle = Math.PI * 1.04 + (Math.PI * 0.92 * seat) / (seats - 1);
        const radius = 92 + row * 32;
        const x = 160 + radius * Math.cos(angle);
        const y = (240 + radius * Math.sin(angle)) * 0.96 + 8;
        if (row === 1 && seat >= 5 && seat <= 8) return circle(x, y, 10.5, "ma");
        const isFree = (seat * 7 + row * 5) % 9 === 0;
        return isFree ? circle(x, y, 10.5, "mkl", 'stroke-width="2"') : circle(x, y, 10.5, "mk");
      });
    })
  );
}
