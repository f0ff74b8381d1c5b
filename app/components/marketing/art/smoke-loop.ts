import { seededRandom } from "#app/lib/random.ts";
import { circlePath } from "./shapes.ts";

const puffs = 96;
const bands = 14;
const centre = { x: 222, y: 262, rx: 140, ry: 158 };
const firstAngle = -0.62;
const lastAngle = -Math.PI * 2 + 0.02;
/** Lightness, chroma and hue from the oldest, dimmest smoke to the newest, hottest. */
const heat: readonly (readonly [number, number, number])[] = [
  [0.26, 0.03, 42],
  [0.33, 0.06, 42],
  [0.48, 0.115, 43],
  [0.66, 0.155, 48],
  [0.82, 0.14, 64],
  [0.95, 0.07, 86],
];

/** A loop of smoke in bands of one colour each, oldest first; its end leaves upwards where the vehicle is. */
export function smokeLoop(): { path: string; colour: string }[] {
  const random = seededRandom(21);
  const paths = Array.from({ length: bands }, () => "");
  for (let index = 0; index < puffs; index++) {
    const t = index / (puffs - 1);
    const { x, y } = place(t);
    const fade = t > 0.9 ? 1 - (t - 0.9) * 5 : 1;
    const radius = (46 - t * 22) * (0.72 + random() * 0.5) * fade;
    const band = Math.min(bands - 1, Math.floor(t * bands));
    const jitterX = (random() - 0.5) * 20;
    const jitterY = (random() - 0.5) * 18;
    paths[band] += circlePath(x + jitterX, y + jitterY, Math.max(6, radius));
  }
  return paths.map((path, band) => ({ path, colour: colourOf(band / (bands - 1)) }));
}

function place(t: number): { x: number; y: number } {
  if (t < 0.86) {
    const angle = firstAngle + (lastAngle - firstAngle) * (t / 0.86);
    return { x: centre.x + centre.rx * Math.cos(angle), y: centre.y + centre.ry * Math.sin(angle) };
  }
  const exit = (t - 0.86) / 0.14;
  return { x: centre.x + centre.rx + exit * exit * 34, y: centre.y - exit * 128 };
}

function colourOf(t: number): string {
  const position = t * (heat.length - 1);
  const index = Math.min(heat.length - 2, Math.floor(position));
  const from = heat[index];
  const to = heat[index + 1];
  if (!from || !to) return "none";
  const mixed = from.map((value, channel) => {
    const target = to[channel] ?? value;
    return Number((value + (target - value) * (position - index)).toFixed(3));
  });
  return `oklch(${mixed.join(" ")})`;
}
