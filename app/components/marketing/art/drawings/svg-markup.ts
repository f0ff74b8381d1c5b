import { round } from "#app/components/marketing/art/shapes.ts";

/**
 * The drawings are text, not JSX: they are in the served pages and never in a page's script. A `paint` is the classes of
 * the sheet that colours the family; `more` is further attributes, which may not include `style` (the policy forbids it).
 */

function open(name: string, attributes: string, paint: string, more: string): string {
  return `<${name} ${attributes}${paint && ` class="${paint}"`}${more && ` ${more}`}`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  radius = 0,
  more = "",
): string {
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `${open("rect", radius ? `${box} rx="${radius}"` : box, paint, more)}/>`;
}

export function circle(x: number, y: number, r: number, paint = "", more = ""): string {
  return `${open("circle", `cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, paint, more)}/>`;
}

export function path(d: string, paint = "", more = ""): string {
  return `${open("path", `d="${d}"`, paint, more)}/>`;
}

export function text(x: number, y: number, words: string | number, paint = "", more = ""): string {
  return `${open("text", `x="${round(x)}" y="${round(y)}"`, paint, more)}>${words}</text>`;
}

/** A group that moves what is in it: `move` is the value of its `transform`. */
export function moved(move: string, ...content: readonly string[]): string {
  return `<g transform="${move}">${content.join("")}</g>`;
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

/** Attributes that several drawings need. */
export const middle = 'text-anchor="middle"';
export const end = 'text-anchor="end"';
export const bold = 'font-weight="650"';
