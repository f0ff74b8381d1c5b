import { seededRandom } from "#app/lib/random.ts";

export type Bit = { readonly x: number; readonly y: number; readonly turn: number };

/** The seed of everything drawn for this restaurant. */
const houseSeed = 5051;

/**
 * Places on a plate, spread evenly and a little out of line; the same name gives the same ones.
 *
 * @param reach the distance from the middle that none exceeds
 */
export function scatter(name: string, count: number, reach: number): readonly Bit[] {
  const seed = Array.from(name).reduce(
    (sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0),
    houseSeed,
  );
  const random = seededRandom(seed | 0);
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.39996 + random() * 0.5;
    const distance = reach * Math.sqrt((index + 0.3 + random() * 0.5) / count);
    return {
      x: round(Math.cos(angle) * distance),
      y: round(Math.sin(angle) * distance),
      turn: Math.floor(random() * 360),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
