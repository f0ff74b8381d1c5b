type Point = readonly [x: number, y: number, z: number];

const ringRadius = 150;
const tubeRadius = 52;
const ringSteps = 34;
const tubeSteps = 13;
const turn = 0.62;
const nod = 0.34;

/** A turned wireframe torus as two paths: the edges that face the viewer and those behind. */
export function torus(): { front: string; back: string } {
  const edges = { front: "", back: "" };
  for (let u = 0; u < ringSteps; u++) {
    for (let v = 0; v < tubeSteps; v++) {
      addEdge(edges, [u, v], [u, v + 1]);
      addEdge(edges, [u, v], [u + 1, v]);
    }
  }
  return edges;
}

function addEdge(edges: { front: string; back: string }, a: [number, number], b: [number, number]) {
  const [x1, y1] = surface(...a);
  const [x2, y2] = surface(...b);
  const edge = `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`;
  if (facing((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) > 0) edges.front += edge;
  else edges.back += edge;
}

function surface(u: number, v: number): Point {
  const [a, b] = angles(u, v);
  const reach = ringRadius + tubeRadius * Math.cos(b);
  return rotate([reach * Math.cos(a) * 0.92, reach * Math.sin(a) * 1.12, tubeRadius * Math.sin(b)]);
}

/** Depth of the surface's normal: positive towards the viewer. */
function facing(u: number, v: number): number {
  const [a, b] = angles(u, v);
  return rotate([Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)])[2];
}

function angles(u: number, v: number): [number, number] {
  return [(u / ringSteps) * 2 * Math.PI, (v / tubeSteps) * 2 * Math.PI];
}

function rotate([x, y, z]: Point): Point {
  const turnedX = x * Math.cos(turn) + z * Math.sin(turn);
  const turnedZ = -x * Math.sin(turn) + z * Math.cos(turn);
  return [
    turnedX,
    y * Math.cos(nod) - turnedZ * Math.sin(nod),
    y * Math.sin(nod) + turnedZ * Math.cos(nod),
  ];
}
