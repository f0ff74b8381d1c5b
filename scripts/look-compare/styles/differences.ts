import { matchTrees } from "./match-trees.ts";
import { boxDifferences, movesOf, nearness } from "./boxes.ts";
import { changesOf, isFollowing, type Changes } from "./changes.ts";
import type { Difference } from "./difference.ts";
import { placeOf } from "./place-of.ts";
import { isOfLayout } from "./properties.ts";
import type { StyledNode, StyleReading } from "./read-styles.ts";

/** All in which two readings of a document differ; what a parent hands on is told of the parent alone. */
export function differencesOf(before: StyleReading, after: StyleReading): readonly Difference[] {
  const { pairs, removed, added } = matchTrees(before.nodes, after.nodes);
  const partnerOf = new Map(pairs);
  const moved = movesOf(before, after, partnerOf);
  const movesNear = nearness(before.nodes, moved);
  /** By place before: what the styles of an element have become. */
  const changes = new Map<number, Changes>();
  const found = pairs.flatMap(([first, second]): readonly Difference[] => {
    const [one, other] = [before.nodes[first], after.nodes[second]];
    if (!one || !other) return [];
    const own = changesOf(before, one, after, other);
    changes.set(first, own);
    const about = placeOf(before.nodes, first);
    const isFixed = (property: string) =>
      isOfLayout(property) && !filled.test(one.tag) && !movesNear(one.parent);
    return [
      ...wordsOf(one, other).map((words) => ({ ...about, ...words })),
      ...[...own]
        .filter(
          ([property, change]) => !isFollowing(property, change, own, changes.get(one.parent)),
        )
        .map(([what, change]) => {
          const kind = isFixed(what) ? ("quiet" as const) : ("style" as const);
          return { ...about, kind, what, before: change.was, after: change.is };
        }),
    ];
  });
  return [
    ...removed.map((place) => structure(before, place, "removed")),
    ...added.map((place) => structure(after, place, "added")),
    ...found,
    ...boxDifferences(before, after, partnerOf, moved),
  ];
}

/** What shows words or a picture whose place no box tells. */
const filled = /^(?:input|textarea|select|img|video|canvas|::)/;

function wordsOf(one: StyledNode, other: StyledNode) {
  const tag = { kind: "structure" as const, what: "tag", before: one.tag, after: other.tag };
  const text = { kind: "text" as const, what: "text", before: one.text, after: other.text };
  return [...(one.tag === other.tag ? [] : [tag]), ...(one.text === other.text ? [] : [text])];
}

function structure({ nodes }: StyleReading, place: number, what: "removed" | "added"): Difference {
  return { kind: "structure", ...placeOf(nodes, place), what, before: "", after: "" };
}
