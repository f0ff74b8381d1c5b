/** What a shorthand says that its parts do not tell by the beginning of their names. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  font: ["family", "size", "stretch", "style", "variant", "weight"]
    .map((part) => `font-${part}`)
    .concat("line-height"),
  gap: ["row-gap", "column-gap"],
  columns: ["column-count", "column-width"],
  inset: ["top", "right", "bottom", "left"],
  "inset-block": ["top", "bottom"],
  "inset-inline": ["left", "right"],
  "place-content": ["align-content", "justify-content"],
  "place-items": ["align-items", "justify-items"],
  "place-self": ["align-self", "justify-self"],
};

/** One aspect by two names, or the beginning of names that are one aspect. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/^(min-|max-)?inline-size$/, "$1width"],
  [/^(min-|max-)?block-size$/, "$1height"],
  [/^(?:white-space|text-wrap)\b.*/, "text-wrap"],
  [/^(font-variant|text-decoration)\b.*/, "$1"],
];

/** Properties whose parts overlap in more than one way (`border-top` and `border-width`) are one aspect as a whole. */
const wholes =
  /^(animation|background|border|flex|grid|list-style|margin|mask|outline|overflow|padding|scroll|transition)\b.*/;

/**
 * What of an element a property says something about: two properties may overrule each other if they have an aspect in
 * common. A custom property is an aspect of its own.
 */
export function aspectsOf(property: string): readonly string[] {
  if (property.startsWith("--")) return [property];
  const name = property.toLowerCase().replace(/^-[a-z]+-/, "");
  const known = synonyms.find(([pattern]) => pattern.test(name));
  if (known) return [name.replace(...known)];
  return shorthands[name] ?? [name.replace(wholes, "$1")];
}
