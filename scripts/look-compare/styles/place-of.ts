import type { StyledNode } from "./read-styles.ts";

/** Of a path, the tags that are written out. */
const shownTags = 5;

/** Where a reader of the report finds an element: tags from the outside in, and words. */
export function placeOf(nodes: readonly StyledNode[], place: number) {
  const tags: string[] = [];
  for (let at = place; at > 1; at = nodes[at]?.parent ?? -1) tags.unshift(nodes[at]?.tag ?? "");
  const shown = tags.length > shownTags ? ["…", ...tags.slice(-shownTags)] : tags;
  return {
    path: shown.join(" > ") || (nodes[place]?.tag ?? ""),
    words: wordsIn(nodes, parentOfWords(nodes, place)),
  };
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

function parentOfWords(nodes: readonly StyledNode[], place: number): number {
  const node = nodes[place];
  return node?.tag === "words" ? node.parent : place;
}
