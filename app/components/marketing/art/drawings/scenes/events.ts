import { circle, filled, path, stroked, times } from "../svg-markup.ts";

const object = filled("object");
const accent = filled("accent");

/** A hall: four rows of seats around a stage, four of them taken together, some still free. */
export function drawEvents(): string {
  return (
    path("M96 240a64 56 0 0 1 128 0Z", object) +
    path("M124 240a36 30 0 0 1 72 0Z", accent) +
    times(4, (row) => {
      const seats = 11 + row * 3;
      return times(seats, (seat) => {
        const angle = Math.PI * 1.04 + (Math.PI * 0.92 * seat) / (seats - 1);
        const radius = 92 + row * 32;
        const x = 160 + radius * Math.cos(angle);
        const y = (240 + radius * Math.sin(angle)) * 0.96 + 8;
        return circle(x, y, 10.5, paintOf(row, seat));
      });
    })
  );
}

function paintOf(row: number, seat: number): string {
  if (row === 1 && seat >= 5 && seat <= 8) return accent;
  const isFree = (seat * 7 + row * 5) % 9 === 0;
  return isFree ? `${stroked("object")} stroke-width="2"` : object;
}
