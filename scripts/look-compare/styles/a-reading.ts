import type { StyledNode, StyleReading } from "./read-styles.ts";

/** An element of a test: tag, what is known of it, and its children. */
export type Drawn = readonly [tag: string, facts?: Facts, ...children: Drawn[]];

type Facts = {
  readonly text?: string;
  readonly box?: readonly number[];
  readonly styles?: Readonly<Record<string, string>>;
};

/** A reading as it comes from a page, below `html` and `body`. For tests. */
export function aReading(...drawn: readonly Drawn[]): StyleReading {
  const values: string[] = [];
  const nodes: StyledNode[] = [];
  const add = ([tag, facts = {}, ...children]: Drawn, parent: number) => {
    const { text = "", box = [0, 0, 100, 20], styles = {} } = facts;
    const places = Object.entries(styles).map(
      ([name, value]) => [name, values.push(value) - 1] as const,
    );
    const own = nodes.push({ parent, tag, id: "", text, box, styles: Object.fromEntries(places) });
    for (const child of children) add(child, own - 1);
  };
  add(["html", {}, ["body", {}, ...drawn]], -1);
  return { values, nodes };
}
