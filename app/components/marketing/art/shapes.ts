/** One decimal is enough for art drawn on a grid of about a thousand units, and keeps the page small. */
export function round(value: number): number {
  return Number(value.toFixed(1));
}

/** A circle as a subpath, so that a whole cloud of them is one element. */
export function circlePath(cx: number, cy: number, r: number): string {
  const [x, y, radius] = [round(cx - r), round(cy), round(r)];
  const width = round(2 * r);
  return `M${x} ${y}a${radius} ${radius} 0 1 1 ${width} 0a${radius} ${radius} 0 1 1 ${-width} 0`;
}
