import { isInherited } from "./properties.ts";
import type { StyledNode, StyleReading } from "./read-styles.ts";

export type Change = { readonly was: string; readonly is: string };
/** By property. */
export type Changes = ReadonlyMap<string, Change>;

/** What the styles of an element have become. */
export function changesOf(
  before: StyleReading,
  one: StyledNode,
  after: StyleReading,
  other: StyledNode,
): Changes {
  const changes = new Map<string, Change>();
  for (const property of new Set([...Object.keys(one.styles), ...Object.keys(other.styles)])) {
    const was = valueOf(before, one, property);
    const is = valueOf(after, other, property);
    if (was !== is && was !== unread && is !== unread) changes.set(property, { was, is });
  }
  return changes;
}

/** Whether it follows from another difference, which is told. */
export function isFollowing(
  property: string,
  { was, is }: Change,
  own: Changes,
  above: Changes | undefined,
): boolean {
  const parent = above?.get(property);
  if (isInherited(property) && parent?.was === was && parent.is === is) return true;
  const colour = own.get("color");
  if (property !== "color" && colour && was.replaceAll(colour.was, colour.is) === is) return true;
  return growsWithText(property, { was, is }, own.get("font-size"));
}

/** Heights of lines and distances of letters that are multiples of the size of the type. */
function growsWithText(property: string, { was, is }: Change, size: Change | undefined): boolean {
  if (!size || !/^(?:line-height|letter-spacing|text-underline-offset)$/.test(property))
    return false;
  const growth = Number.parseFloat(size.is) / Number.parseFloat(size.was);
  return Math.abs(Number.parseFloat(is) / Number.parseFloat(was) / growth - 1) < 0.01;
}

/** Follows from another property that says so: the colour of a line that is not drawn. */
const unread = "–";

function valueOf({ values }: StyleReading, node: StyledNode, property: string): string {
  const place = node.styles[property];
  return place === undefined ? unread : (values[place] ?? unread);
}
