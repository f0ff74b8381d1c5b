import { seededRandom } from "#app/lib/random.ts";
import { circlePath, round } from "./shapes.ts";

export const stageWidth = 1440;
export const stageHeight = 900;
/** On wide screens the vehicle stands in from the edge, and its smoke goes on. */
const wideEnd = stageWidth + 360;
/** Where the vehicle stands and the smoke is highest. */
export const rocketX = 1168;

type Billow = {
  /** Height of the ground line, downwards from the top. */
  readonly base: number;
  readonly rise: number;
  readonly radius: readonly [smallest: number, largest: number];
  readonly step: number;
};

/** Layers of smoke from back to front; the front one is the colour of the page. */
const fullBillows: readonly Billow[] = [
  { base: 742, rise: 120, radius: [46, 84], step: 46 },
  { base: 786, rise: 112, radius: [40, 72], step: 42 },
  { base: 822, rise: 84, radius: [38, 66], step: 44 },
  { base: 884, rise: 56, radius: [34, 60], step: 40 },
];

const smallBillows: readonly Billow[] = [
  { base: 816, rise: 70, radius: [40, 74], step: 44 },
  { base: 846, rise: 62, radius: [36, 64], step: 40 },
  { base: 884, rise: 50, radius: [34, 56], step: 42 },
];

/** The smoke of the landing page: four billows and the column under the engine, as paths. */
export function fullSmoke() {
  const random = seededRandom(11);
  const [back, ...front] = fullBillows;
  const backPath = back ? billow(back, random, wideEnd) : "";
  const columnPath = column(random);
  return {
    back: backPath,
    column: columnPath,
    front: front.map((layer) => billow(layer, random, wideEnd)),
  };
}

/** The smoke at the foot of a page hero: three billows. */
export function smallSmoke(): string[] {
  const random = seededRandom(11);
  return smallBillows.map((layer) => billow(layer, random));
}

/** Two Gaussian humps: a steep one under the vehicle and a wide one that fades into the page. */
function surface(x: number, { base, rise }: Billow): number {
  const steep = Math.exp(-(((x - rocketX) / 260) ** 2));
  const wide = 0.16 * Math.exp(-(((x - rocketX) / 700) ** 2));
  return base - rise * (steep + wide);
}

function billow(layer: Billow, random: () => number, end = stageWidth): string {
  const [smallest, largest] = layer.radius;
  let path = "";
  for (let x = -760; x <= end + 80; x += layer.step * (0.7 + random() * 0.6)) {
    const radius = smallest + random() * (largest - smallest);
    path += circlePath(x, surface(x, layer) + radius * 0.45 + random() * 16, radius);
  }
  path += `M-760 ${stageHeight + 20}`;
  for (let x = -760; x <= end; x += 60) path += `L${x} ${round(surface(x, layer) + 22)}`;
  return `${path}V${stageHeight + 20}Z`;
}

function column(random: () => number): string {
  let path = "";
  for (let y = 500; y < 760; y += 15) {
    const depth = (y - 500) / 260;
    const spread = 26 + depth * 92;
    for (const side of [-1, 0.15, 1]) {
      const x = rocketX + side * spread * 0.62 + (random() - 0.5) * spread * 0.5;
      const centre = y + (random() - 0.5) * 14;
      path += circlePath(x, centre, (12 + depth * 34) * (0.7 + random() * 0.55));
    }
    // No sky between the puffs.
    path += circlePath(rocketX, y, spread * 0.42);
  }
  return path;
}
