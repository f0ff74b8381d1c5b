import { round } from "./shapes.ts";

/** Height and radius of one ring of a body, in drawing units. */
type Ring = readonly [height: number, radius: number];

export type WireframeSegment = {
  readonly frontRings: string;
  readonly innerRings: string;
  readonly backRings: string;
  readonly frontLines: string;
  readonly backLines: string;
  readonly outline: string;
};

const tilt = 0.36;
const upright = Math.cos(tilt);
const depth = Math.sin(tilt);

/** One stage of the vehicle as an orthographic wireframe: rings as arcs, meridians as polylines, split by side. */
function wireframe(profile: readonly Ring[], offset: number, meridians = 20): WireframeSegment {
  const points = profile.map(([height, radius]): Ring => [(height + offset) * upright, radius]);
  const ring = ([y, r]: Ring, sweep: 0 | 1) =>
    `M${round(-r)} ${round(y)}A${round(r)} ${round(r * depth)} 0 0 ${sweep} ${round(r)} ${round(y)}`;
  const drawn = points.filter(([, radius]) => radius >= 1);
  const isEdge = (point: Ring) => point === points[0] || point === points.at(-1);
  const side = (sign: number) =>
    "M" + points.map(([y, r]) => `${round(sign * r)} ${round(y)}`).join("L");

  let frontLines = "";
  let backLines = "";
  for (let index = 0; index < meridians; index++) {
    const angle = (index / meridians) * Math.PI * 2;
    const line =
      "M" +
      points
        .map(([y, r]) => `${round(r * Math.cos(angle))} ${round(y + r * Math.sin(angle) * depth)}`)
        .join("L");
    if (Math.sin(angle) >= -0.01) frontLines += line;
    else backLines += line;
  }
  return {
    frontRings: drawn
      .filter(isEdge)
      .map((point) => ring(point, 0))
      .join(""),
    innerRings: drawn
      .filter((point) => !isEdge(point))
      .map((point) => ring(point, 0))
      .join(""),
    backRings: drawn.map((point) => ring(point, 1)).join(""),
    frontLines,
    backLines,
    outline: side(-1) + side(1),
  };
}

function range(steps: number, ring: (t: number) => Ring): Ring[] {
  return Array.from({ length: steps + 1 }, (_, index) => ring(index / steps));
}

const nose = range(9, (t) => [t * 150, 66 * Math.sqrt(t)]);
const bell = range(6, (t) => [t * 62, 16 + 34 * t ** 0.6]);

function cylinder(height: number, radius: number, steps: number, endRadius = radius): Ring[] {
  return range(steps, (t) => [t * height, radius + (endRadius - radius) * t]);
}

/** The whole vehicle, exploded into its four stages and the engine. */
export function fullVehicle(): WireframeSegment[] {
  return [
    wireframe(nose, 0),
    wireframe(cylinder(118, 66, 5), 196),
    wireframe(cylinder(150, 66, 6, 74), 360),
    wireframe(cylinder(96, 74, 4), 556),
    wireframe(bell, 668, 16),
  ];
}

/** The upper three parts, for the hero of an inner page. */
export function upperVehicle(): WireframeSegment[] {
  return [
    wireframe(nose, -30),
    wireframe(cylinder(118, 66, 5), 170),
    wireframe(cylinder(150, 66, 6, 74), 330),
  ];
}
