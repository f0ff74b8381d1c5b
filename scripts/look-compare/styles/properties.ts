/** Shorthands that are read in place of their parts: fewer to read, and a difference in them is easier to understand. */
const shorthands: readonly (readonly [part: RegExp, name: string])[] = [
  [/^margin-/, "margin"],
  [/^padding-/, "padding"],
  [/^border-image-/, "border-image"],
  [/^border-(?:.+-)?radius$/, "border-radius"],
  [/^border-.+-(?:width|style|color)$/, "border"],
  [/^corner-/, "corner-shape"],
  [/^background-/, "background"],
  [/^(?:-webkit-)?mask-/, "mask"],
  [/^outline-(?:color|style|width)$/, "outline"],
  [/^text-decoration-/, "text-decoration"],
  [/^transition-/, "transition"],
  [/^flex-(?:grow|shrink|basis)$/, "flex"],
  [/^flex-(?:direction|wrap)$/, "flex-flow"],
  [/^(?:row|column)-gap$/, "gap"],
  [/^grid-(?:row|column)-(?:start|end)$/, "grid-area"],
  [/^overflow-[xy]$/, "overflow"],
  [/^overflow-(?:inline|block)$/, "overflow"],
  [/^overscroll-behavior-/, "overscroll-behavior"],
  [/^scroll-margin-/, "scroll-margin"],
  [/^scroll-padding-/, "scroll-padding"],
  [/^list-style-/, "list-style"],
  [/^column-rule-/, "column-rule"],
  [/^font-variant-/, "font-variant"],
  [/^text-emphasis-/, "text-emphasis"],
  [/^min-block-size$/, "min-height"],
  [/^max-block-size$/, "max-height"],
  [/^min-inline-size$/, "min-width"],
  [/^max-inline-size$/, "max-width"],
];

/**
 * Names that builds make up, custom properties, and sizes and places in pixels: those are in the boxes, and there as
 * what is seen.
 */
const unread =
  /^(?:--|inset|(?:top|right|bottom|left|width|height|inline-size|block-size|perspective-origin|transform-origin|container-name|container|grid-template-areas|grid-template|grid|all|src|unicode-range|font-display|(?:ascent|descent|line-gap)-override|size-adjust|transform-box|contain-intrinsic-.*|animation-(?:range|timeline|trigger).*|syntax|inherits|initial-value|size|page|d|-webkit-(?!line-clamp|font-smoothing|text-fill-color|text-stroke-color|text-stroke-width|tap-highlight-color|box-orient|mask|user-drag).*)$)/;

/** Read wherever something is drawn, whether or not a sheet names it. */
const always = ["display", "color", "font-size", "font-family", "visibility", "opacity"];

/** Which elements a property does something for. Read nowhere else, because reading is what a comparison takes. */
const groups = {
  /** Flexible boxes and grids. */
  container: /^(?:gap|flex-flow|(?:align|justify)-(?:items|content))$/,
  grid: /^grid-(?:auto|template)-/,
  /** What stands directly in one. */
  item: /^(?:flex|order|(?:align|justify)-self|grid-area)$/,
  /** What shows words of its own. */
  text: /^(?:color|direction|font.*|letter-spacing|line-height|line-break|quotes|tab-size|text-.*|white-space.*|word-.*|overflow-wrap|hyphen.*|orphans|widows|-webkit-(?:text-.*|font-.*)|writing-mode|unicode-bidi|cursor|user-select|-webkit-user-.*|caret-color)$/,
  list: /^list-style$/,
  table: /^(?:border-(?:collapse|spacing)|table-layout|caption-side|empty-cells)$/,
  inline: /^vertical-align$/,
  control: /^(?:accent-color|appearance|resize|field-sizing)$/,
  scroller:
    /^(?:overscroll-behavior|scrollbar-.*|scroll-snap-type|scroll-padding|scroll-behavior)$/,
  /** Where links lead to. */
  target: /^scroll-margin$/,
  bordered: /^border-image$/,
  outlined: /^outline(?:-offset)?$/,
  moving: /^animation-(?!name)/,
  replaced: /^object-/,
  pseudo: /^content$/,
  /** Of everything in a drawing, where most of a sheet's properties do nothing. */
  drawing:
    /^(?:display|color|visibility|opacity|filter|transform|translate|rotate|scale|fill.*|stroke.*|stop-.*|clip.*|mask.*|mix-blend-mode|animation-name|offset-.*|paint-order|font-(?:family|size|weight)|letter-spacing|text-anchor|dominant-baseline|vector-effect|cx|cy|r|rx|ry|x|y)$/,
} as const;

type Group = keyof typeof groups | "every";

export type PropertiesToRead = Readonly<Record<Group, readonly string[]>>;

const ofDrawingsAlone =
  /^(?:fill.*|stroke.*|stop-.*|paint-order|text-anchor|dominant-baseline|vector-effect|c[xy]|r[xy]?|[xy])$/;

/** What has to be read to compare two documents whose sheets set these longhands. */
export function propertiesToRead(declared: Iterable<string>): PropertiesToRead {
  const all = new Set(always);
  for (const longhand of declared) {
    if (unread.test(longhand)) continue;
    const shorthand = shorthands.find(([part]) => part.test(longhand));
    all.add(shorthand?.[1] ?? longhand);
  }
  const properties = [...all].toSorted();
  const { drawing: _drawing, ...others } = groups;
  const isGrouped = (name: string) => Object.values(others).some((group) => group.test(name));
  const every = properties.filter((name) => !isGrouped(name) && !ofDrawingsAlone.test(name));
  const of = (group: keyof typeof groups) =>
    properties.filter((property) => groups[group].test(property));
  return {
    every,
    container: of("container"),
    grid: of("grid"),
    item: of("item"),
    text: of("text"),
    list: of("list"),
    table: of("table"),
    inline: of("inline"),
    control: of("control"),
    scroller: of("scroller"),
    target: of("target"),
    bordered: of("bordered"),
    outlined: of("outlined"),
    moving: of("moving"),
    replaced: of("replaced"),
    pseudo: of("pseudo"),
    drawing: of("drawing"),
  };
}

/** Children have these from their parents: a difference is told where it begins. */
export const isInherited = (property: string) =>
  /^(?:color|cursor|direction|fill|font|letter-spacing|line-height|list-style|quotes|stroke|tab-size|text-(?:align|indent|shadow|transform|wrap|rendering|underline|anchor|size)|visibility|white-space|word|overflow-wrap|hyphens|pointer-events|accent-color|caret-color|color-scheme|border-collapse|border-spacing|caption-side|user-select|orphans|widows|paint-order|-webkit-(?:text|font|tap))/.test(
    property,
  );

/**
 * Properties that are seen by where things stand and by nothing else. Where all boxes and words around an element stand
 * as they did, a difference in one of these shows nothing.
 */
export const isOfLayout = (property: string) =>
  /^(?:display|position|flex|flex-flow|order|align-.*|justify-.*|gap|grid-.*|margin|padding|m(?:in|ax)-.*|box-sizing|float|clear|aspect-ratio|line-height|vertical-align)$/.test(
    property,
  );
