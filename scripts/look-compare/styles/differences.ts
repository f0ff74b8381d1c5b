import { matchTrees } from "./match-trees.ts";
import { isInherited } from "./properties.ts";
import type { StyledNode, StyleReading } from "./read-styles.ts";

export type Difference = {
  readonly kind: "structure" | "text" | "style" | "box";
  /** Tags from the outside in. */
  readonly path: string;
  /** Words by which a reader finds it. */
  readonly words: string;
  /** `font-size`, `width`, `removed`. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
};

/** Follows from another property that says so: the colour of a line that is not drawn. */
const unread = "–";

const boxNames = ["left", "top", "width", "height"] as const;

/** Of a path, the tags that are written out. */
const shownTags = 5;

function placeOf(nodes: readonly StyledNode[], place: number) {
  const tags: string[] = [];
  for (let at = place; at > 1; at = nodes[at]?.parent ?? -1) tags.unshift(nodes[at]?.tag ?? "");
  const shown = tags.length > shownTags ? ["…", ...tags.slice(-shownTags)] : tags;
  return { path: shown.join(" > ") || (nodes[place]?.tag ?? ""), words: wordsIn(nodes, place) };
}

/** The words of an element, or the first inside it. */
function wordsIn(nodes: readonly StyledNode[], place: number): string {
  const within = new Set([place]);
  for (let at = place; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node || (at > place && !within.has(node.parent))) break;
    within.add(at);
    if (node.text) return node.text.length > 28 ? `${node.text.slice(0, 27)}…` : node.text;
  }
  return "";
}

/** All in which two readings of a document differ; what a parent hands on is told of the parent alone. */
export function differencesOf(before: StyleReading, after: StyleReading): readonly Difference[] {
  const { pairs, removed, added } = matchTrees(before.nodes, after.nodes);
  const found: Difference[] = [
    ...removed.map((place) => structure(before, place, "removed")),
    ...added.map((place) => structure(after, place, "added")),
  ];
  /** By place before: what the styles of an element have become. */
  const changes = new Map<number, Map<string, string>>();
  const moved = new Map<number, readonly number[]>();
  const partnerOf = new Map(pairs);
  for (const [first, second] of pairs) {
    const [one, other] = [before.nodes[first], after.nodes[second]];
    if (!one || !other) continue;
    const about = placeOf(before.nodes, first);
    if (one.text !== other.text) {
      found.push({ ...about, kind: "text", what: "text", before: one.text, after: other.text });
    }
    const own = new Map<string, string>();
    changes.set(first, own);
    for (const property of new Set([...Object.keys(one.styles), ...Object.keys(other.styles)])) {
      const was = valueOf(before, one, property);
      const is = valueOf(after, other, property);
      if (was === is || was === unread || is === unread) continue;
      own.set(property, `${was} → ${is}`);
      const isHandedOn =
        isInherited(property) && changes.get(one.parent)?.get(property) === `${was} → ${is}`;
      const isFollowing =
        isHandedOn || isAbout(property, own) || growsWithText(property, was, is, own);
      if (!isFollowing) {
        found.push({ ...about, kind: "style", what: property, before: was, after: is });
      }
    }
    const isSameParent = partnerOf.get(one.parent) === other.parent;
    const shift = shiftOf(one, other, isSameParent);
    if (shift.some((by) => by !== 0)) moved.set(first, shift);
  }
  return [...found, ...boxDifferences(before, after, partnerOf, moved)];
}

/** Colours of lines and shadows that follow the text's. */
function isAbout(property: string, own: ReadonlyMap<string, string>): boolean {
  const colour = own.get("color");
  const follows = ["border-color", "text-decoration", "caret-color", "outline", "column-rule"];
  return colour !== undefined && follows.includes(property) && own.get(property) === colour;
}

/** Heights of lines and distances of letters that are multiples of the size of the type. */
function growsWithText(
  property: string,
  was: string,
  is: string,
  own: ReadonlyMap<string, string>,
): boolean {
  if (!/^(?:line-height|letter-spacing|text-underline-offset)$/.test(property)) return false;
  const [before = 0, after = 0] = own.get("font-size")?.split(" → ").map(Number.parseFloat) ?? [];
  if (before === 0) return false;
  return Math.abs(Number.parseFloat(is) / Number.parseFloat(was) / (after / before) - 1) < 0.01;
}

function structure({ nodes }: StyleReading, place: number, what: "removed" | "added"): Difference {
  return { kind: "structure", ...placeOf(nodes, place), what, before: "", after: "" };
}

function valueOf({ values }: StyleReading, node: StyledNode, property: string): string {
  const place = node.styles[property];
  return place === undefined ? unread : (values[place] ?? unread);
}

function shiftOf(one: StyledNode, other: StyledNode, isSameParent: boolean): readonly number[] {
  const [was, is] = [one.box, other.box];
  if (!was || !is) return [];
  return boxNames.map((_name, index) => {
    if (!isSameParent && index < 2) return 0;
    const by = (is[index] ?? 0) - (was[index] ?? 0);
    // Two edges that are rounded each on its own may be a tenth apart without having moved.
    return Math.abs(by) < 0.15 ? 0 : by;
  });
}

/**
 * Sizes that differ, of the innermost element; and places that differ, of the first child that is not where it was. All
 * others follow from those.
 */
function boxDifferences(
  before: StyleReading,
  after: StyleReading,
  partnerOf: ReadonlyMap<number, number>,
  moved: ReadonlyMap<number, readonly number[]>,
): readonly Difference[] {
  const isGrown = (place: number) =>
    moved
      .get(place)
      ?.slice(2)
      .some((by) => by !== 0) ?? false;
  /** Is drawn larger or smaller because its drawing is. */
  const isScaled = (place: number) => {
    let at = before.nodes[place]?.parent ?? -1;
    while (at >= 0 && before.nodes[at]?.tag !== "svg") at = before.nodes[at]?.parent ?? -1;
    return isGrown(at);
  };
  const growsInside = new Set<number>();
  const movesInside = new Set<number>();
  for (const place of moved.keys()) {
    if (isGrown(place) && !isScaled(place)) growsInside.add(before.nodes[place]?.parent ?? -1);
  }
  return [...moved].flatMap(([place, shift]) => {
    const node = before.nodes[place];
    const box = after.nodes[partnerOf.get(place) ?? -1]?.box;
    if (!node?.box || !box || isScaled(place)) return [];
    const isFirst = !movesInside.has(node.parent);
    movesInside.add(node.parent);
    return boxNames.flatMap((what, index) => {
      const isShown =
        index < 2 ? isFirst && !growsInside.has(node.parent) : !growsInside.has(place);
      if (!shift[index] || !isShown) return [];
      const [was = 0, is = 0] = [node.box?.[index], box[index]];
      const about = placeOf(before.nodes, place);
      return [{ kind: "box" as const, ...about, what, before: `${was}px`, after: `${is}px` }];
    });
  });
}
