import { formatHex, formatHex8, interpolate, parse, type Color } from "culori";

/** Variables of a style sheet by name, with the leading `--`. */
export type Variables = Readonly<Record<string, string>>;

/** A CSS colour without variables as `#rrggbb`, or `#rrggbbaa` when it lets something through. */
export function hexColour(css: string): string {
  return toHex(parseColour(css));
}

/**
 * Puts plain hexadecimal colours in place of `var()`, `oklch()` and `color-mix(in oklab, …)`, which neither the SVG
 * renderer nor PDF knows, wherever they stand in a text.
 */
export function plainColours(text: string, variables: Variables): string {
  return withoutVariables(text, variables)
    .replaceAll(/oklch\([^()]*\)/g, hexColour)
    .replaceAll(
      /color-mix\(in oklab, *([^,()]+?)(?: ([\d.]+)%)?, *([^,()]+?)\)/g,
      (_, first: string, share: string | undefined, second: string) =>
        mix(first, Number(share ?? 50) / 100, second),
    );
}

function withoutVariables(text: string, variables: Variables): string {
  const replaced = text.replaceAll(
    /var\((--[\w-]+)(?:, *([^()]*))?\)/g,
    (_, name: string, fallback: string | undefined) => {
      const value = variables[name] ?? fallback;
      if (value === undefined) throw new Error(`No value for ${name}.`);
      return value;
    },
  );
  return replaced === text ? text : withoutVariables(replaced, variables);
}

function mix(first: string, share: number, second: string): string {
  // Mixed with nothing, a colour keeps its hue and lets through the rest.
  if (second === "transparent") return toHex({ ...parseColour(first), alpha: share });
  return toHex(interpolate([parseColour(second), parseColour(first)], "oklab")(share));
}

function parseColour(css: string): Color {
  const colour = parse(css);
  if (!colour) throw new Error(`"${css}" is no colour.`);
  return colour;
}

function toHex(colour: Color): string {
  return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
}
