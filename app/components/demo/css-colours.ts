import { clampRgb, converter, formatHex, interpolate, parse, type Color } from "culori";

/** Custom properties by name, as they stand in a sheet. */
export type Declarations = Readonly<Record<string, string>>;

export type Scheme = "light" | "dark";

const toOklch = converter("oklch");

/** What a browser makes of a colour of a sheet: the screen's nearest, as `#rrggbb`. Tests read sheets with it. */
export function resolveColour(value: string, declarations: Declarations, scheme: Scheme): string {
  return formatHex(clampRgb(evaluate(withoutVariables(value, declarations), scheme)));
}

/** A value with the values of its variables in their place. */
export function withoutVariables(
  value: string,
  declarations: Declarations,
  open: readonly string[] = [],
): string {
  const at = value.search(/var\(/);
  if (at === -1) return value.trim();
  const end = closing(value, at + 3);
  const [name = "", ...fallback] = parts(value.slice(at + 4, end));
  if (open.includes(name)) throw new Error(`${name} is made from itself.`);
  const found = declarations[name] ?? (fallback.length > 0 ? fallback.join(", ") : undefined);
  if (found === undefined) throw new Error(`No value for ${name}.`);
  const inner = withoutVariables(found, declarations, [...open, name]);
  return withoutVariables(
    `${value.slice(0, at)}${inner}${value.slice(end + 1)}`,
    declarations,
    open,
  );
}

function evaluate(value: string, scheme: Scheme): Color {
  const { name, inside } = call(value);
  if (name === "light-dark") {
    const [light = "", dark = ""] = parts(inside);
    return evaluate(scheme === "light" ? light : dark, scheme);
  }
  if (name === "color-mix") return mix(parts(inside), scheme);
  if (name === "oklch" && inside.startsWith("from ")) return relative(inside.slice(5), scheme);
  const colour = parse(value);
  if (!colour) throw new Error(`"${value}" is no colour.`);
  return colour;
}

function mix([space, first = "", second = ""]: readonly string[], scheme: Scheme): Color {
  const share = /^(.*) ([\d.]+)%$/.exec(first);
  if (space !== "in oklab" || !share) throw new Error(`Mixed in another way: ${first}, ${second}`);
  const [, colour = "", percent] = share;
  const colours = [evaluate(second, scheme), evaluate(colour, scheme)];
  return interpolate(colours, "oklab")(Number(percent) / 100);
}

/** `oklch(from <colour> <l> <c> <h>)`; each of the three may be a sum. */
function relative(inside: string, scheme: Scheme): Color {
  const [origin = "", ...channels] = words(inside);
  const { l, c, h = 0 } = toOklch(evaluate(origin, scheme));
  const [lightness = 0, chroma = 0, hue = 0] = channels.map((sum) => number(sum, { l, c, h }));
  return { mode: "oklch", l: lightness, c: Math.max(0, chroma), h: hue };
}

type Channels = { readonly l: number; readonly c: number; readonly h: number };

function number(sum: string, channels: Channels): number {
  const { name, inside } = call(sum);
  const numbers = () => parts(inside).map((part) => number(part, channels));
  if (name === "min") return Math.min(...numbers());
  if (name === "max") return Math.max(...numbers());
  if (name === "clamp") {
    const [least = 0, value = 0, most = 0] = numbers();
    return Math.max(least, Math.min(value, most));
  }
  const terms = words(name === "calc" || name === "" ? inside : sum);
  if (terms.length > 1) return sumOf(terms, channels);
  const [term = ""] = terms;
  if (term === "l" || term === "c" || term === "h") return channels[term];
  if (term !== sum) return number(term, channels);
  if (!/^-?[\d.]+$/.test(term)) throw new Error(`"${term}" is no number.`);
  return Number(term);
}

/** Multiplied first, then added. */
function sumOf(terms: readonly string[], channels: Channels): number {
  let total = 0;
  let product = number(terms[0] ?? "", channels);
  for (let at = 1; at < terms.length; at += 2) {
    const next = number(terms[at + 1] ?? "", channels);
    if (terms[at] === "*") product *= next;
    else {
      total += product;
      product = terms[at] === "-" ? -next : next;
    }
  }
  return total + product;
}

/** The name and the inside when all of a text is one call; otherwise the text has neither. */
function call(text: string) {
  const open = text.indexOf("(");
  const isOne = /^[\w-]*\(/.test(text) && closing(text, open) === text.length - 1;
  return isOne
    ? { name: text.slice(0, open), inside: text.slice(open + 1, -1).trim() }
    : { name: undefined, inside: text };
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`Not closed: ${text}`);
}

const parts = (text: string) => split(text, /,/);
const words = (text: string) => split(text, /\s/);

/** Divided where the sign stands outside brackets. */
function split(text: string, sign: RegExp): readonly string[] {
  const found = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (depth === 0 && sign.test(letter)) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}
