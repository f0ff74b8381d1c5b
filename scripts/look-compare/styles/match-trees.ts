import type { StyledNode } from "./read-styles.ts";

type Tree = {
  readonly nodes: readonly StyledNode[];
  readonly children: readonly (readonly number[])[];
};

export type Match = {
  /** Places of what is the same thing on both sides. */
  readonly pairs: readonly (readonly [before: number, after: number])[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
};

type Pair = readonly [before: number, after: number];
type IsSame = (before: number, after: number) => boolean;

function treeOf(nodes: readonly StyledNode[]): Tree {
  const children: number[][] = nodes.map(() => []);
  for (const [place, { parent }] of nodes.entries()) children[parent]?.push(place);
  return { nodes, children };
}

/** The longest common sequence of two lists. */
function commonOf(before: readonly number[], after: readonly number[], isSame: IsSame): Pair[] {
  const lengths = [...before, -1].map(() => [...after, -1].map(() => 0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const same = (row: number, column: number) => isSame(before[row] ?? -1, after[column] ?? -1);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const line = lengths[row] ?? [];
    for (let column = after.length - 1; column >= 0; column -= 1) {
      line[column] = same(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const common: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (same(row, column)) {
      common.push([before[row] ?? -1, after[column] ?? -1]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}

/** What stands between the pairs of two lists, in order. */
function gapsOf(before: readonly number[], after: readonly number[], common: readonly Pair[]) {
  const cut = (list: readonly number[], side: 0 | 1) => {
    const ends = [...common.map((pair) => list.indexOf(pair[side])), list.length];
    return ends.map((end, index) => list.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
  };
  const second = cut(after, 1);
  return cut(before, 0).map((gap, index) => [gap, second[index] ?? []] as const);
}

/** Pairs the elements of two documents: the same tags in the same order, and as well as can be where they differ. */
export function matchTrees(before: readonly StyledNode[], after: readonly StyledNode[]): Match {
  const [one, other] = [treeOf(before), treeOf(after)];
  const pairs: Pair[] = [];
  const removed: number[] = [];
  const added: number[] = [];
  const isSameTag: IsSame = (first, second) => one.nodes[first]?.tag === other.nodes[second]?.tag;
  const isSameText: IsSame = (first, second) =>
    isSameTag(first, second) &&
    one.nodes[first]?.id === other.nodes[second]?.id &&
    one.nodes[first]?.text === other.nodes[second]?.text;

  function pair([first, second]: Pair) {
    pairs.push([first, second]);
    match(one.children[first] ?? [], other.children[second] ?? []);
  }

  function match(first: readonly number[], second: readonly number[]) {
    const isEqual =
      first.length === second.length &&
      first.every((place, index) => isSameTag(place, second[index] ?? -1));
    if (isEqual) first.forEach((place, index) => pair([place, second[index] ?? -1]));
    else matchBy([isSameText, isSameTag], first, second);
  }

  /** Pairs by the first measure, and what stands between the pairs by the next. */
  function matchBy(
    [measure, ...further]: readonly IsSame[],
    first: readonly number[],
    second: readonly number[],
  ) {
    if (!measure) {
      matchWrapped(first, second);
      return;
    }
    const common = commonOf(first, second, measure);
    for (const [index, gap] of gapsOf(first, second, common).entries()) {
      if (gap[0].length + gap[1].length > 0) matchBy(further, ...gap);
      const next = common[index];
      if (next) pair(next);
    }
  }

  /** As many with the same words and the same number of children, in other tags. */
  function isRenamed(first: readonly number[], second: readonly number[]) {
    return (
      first.length === second.length &&
      first.every((place, index) => {
        const [was, is] = [one.nodes[place], other.nodes[second[index] ?? -1]];
        const inside = one.children[place]?.length === other.children[second[index] ?? -1]?.length;
        const isDrawn = was?.tag.startsWith("::") || is?.tag.startsWith("::");
        return was?.text === is?.text && inside && !isDrawn;
      })
    );
  }

  /** What has no partner may stand around what has one: then its children are looked at in its place. */
  function matchWrapped(first: readonly number[], second: readonly number[]) {
    if (isRenamed(first, second)) {
      first.forEach((place, index) => pair([place, second[index] ?? -1]));
    } else if (first.length === 0) added.push(...second);
    else if (second.length === 0) removed.push(...first);
    else {
      const inside = (tree: Tree, places: readonly number[]) =>
        places.flatMap((place) => tree.children[place] ?? []);
      const unwrapped = inside(other, second);
      const unwrappedBefore = inside(one, first);
      if (commonOf(first, unwrapped, isSameTag).length > 0) {
        added.push(...second);
        matchBy([isSameTag], first, unwrapped);
      } else {
        removed.push(...first);
        if (commonOf(unwrappedBefore, second, isSameTag).length > 0)
          matchBy([isSameTag], unwrappedBefore, second);
        else added.push(...second);
      }
    }
  }

  if (before.length > 0 && after.length > 0) pair([0, 0]);
  return { pairs, removed, added };
}
