import { round } from "#app/components/marketing/art/shapes.ts";

/**
 * For drawings that are computed. They are text, not JSX: they are in the served pages and never in a page's script. A
 * `paint` is whatever attributes a shape has besides its place; `style` may not be among them (the policy forbids it).
 */

function element(name: string, place: string, paint: string): string {
  return paint ? `<${name} ${place} ${paint}` : `<${name} ${place}`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint = "",
  radius = 0,
): string {
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `${element("rect", radius ? `${box} rx="${radius}"` : box, paint)}/>`;
}

export function circle(x: number, y: number, r: number, paint: string): string {
  return `${element("circle", `cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, paint)}/>`;
}

export function path(d: string, paint: string): string {
  return `${element("path", `d="${d}"`, paint)}/>`;
}

export function text(x: number, y: number, words: string | number, paint = ""): string {
  return `${element("text", `x="${round(x)}" y="${round(y)}"`, paint)}>${words}</text>`;
}

/** A group that gives its attributes to what is in it. */
export function group(attributes: string, ...content: readonly string[]): string {
  return `<g ${attributes}>${content.join("")}</g>`;
}

export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
): string {
  return items.map(draw).join("");
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Paints in the colour that a custom property names. */
export function filled(property: string): string {
  return `fill="var(--${property})"`;
}

export function stroked(property: string): string {
  return `fill="none" stroke="var(--${property})"`;
}
