import type { Difference } from "./difference.ts";
import { placeOf } from "./place-of.ts";
import type { StyledNode, StyleReading } from "./read-styles.ts";

const boxNames = ["left", "top", "width", "height"] as const;

/** By place before: how far each edge and size is off, where one is. */
export function movesOf(
  before: StyleReading,
  after: StyleReading,
  partnerOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, readonly number[]> {
  const moved = new Map<number, readonly number[]>();
  for (const [first, second] of partnerOf) {
    const [one, other] = [before.nodes[first], after.nodes[second]];
    if (!one || !other) continue;
    const shift = shiftOf(one, other, partnerOf.get(one.parent) === other.parent);
    if (shift.some((by) => by !== 0)) moved.set(first, shift);
  }
  return moved;
}

/** Whether anything in an element, itself included, has moved. Descendants stand behind it in the list. */
export function nearness(
  nodes: readonly StyledNode[],
  moved: ReadonlyMap<number, readonly number[]>,
): (place: number) => boolean {
  const near = new Set<number>();
  for (const place of moved.keys()) {
    for (let at = place; at >= 0 && !near.has(at); at = nodes[at]?.parent ?? -1) near.add(at);
  }
  return (place) => near.has(place);
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
export function boxDifferences(
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
