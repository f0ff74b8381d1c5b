import { createHash } from "node:crypto";
import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from "postcss";
import type { Modules } from "./css-modules.ts";

export type SplitPage = {
  readonly html: string;
  /** The sheet that the page's marker names, to be written to `file`. */
  readonly file: string;
  readonly css: string;
};

const pageStyle = /(<style data-site="">)([\s\S]*?)(?=<\/style>)/;
const elsewhere = /<(style|script)\b[\s\S]*?<\/\1>/g;
const namesInMarkup = / (?:class|id)="([^"]*)"/g;
const endOfMarker = /(<script type="text\/x-start"[^>]*)>/;

/**
 * Takes what the page does not show yet (dialogs, menus, other tabs) out of its `<style>` into a sheet that the page
 * fetches before React starts. A module stays whole or goes whole; it goes when the markup holds none of its names.
 * What comes later counts as written last, so a module also stays if it would overtake one that stays and that a
 * component uses with it.
 */
export function splitSheet(html: string, modules: Modules): SplitPage {
  const [, , css = ""] = pageStyle.exec(html) ?? [];
  const staying = stayingModules(css, html, modules);
  const isLater = (node: ChildNode) => {
    const owner = ownerOf(node, modules);
    return owner !== undefined && !staying.has(owner);
  };
  const later = without(css, (node) => !isLater(node));
  const file = `/assets/later-${createHash("sha256").update(later).digest("hex").slice(0, 10)}.css`;
  if (!endOfMarker.test(html)) throw new Error("A page names no start of React.");
  return {
    html: html
      .replace(pageStyle, (_, tag: string) => tag + without(css, isLater))
      .replace(endOfMarker, (_, tag: string) => `${tag} data-sheet="${file}">`),
    file,
    css: later,
  };
}

function ownerOf(node: ChildNode, { moduleOf }: Modules): string | undefined {
  if (node.type === "atrule") return isAnimation(node) ? moduleOf(node.params) : undefined;
  if (node.type !== "rule") return undefined;
  return namesIn(node.selector).map(moduleOf).find(Boolean);
}

function namesIn(selector: string): string[] {
  return Array.from(selector.matchAll(/[.#]([\w-]+)/g), ([, name = ""]) => name);
}

function isAnimation(node: ChildNode): boolean {
  return node.type === "atrule" && node.name.endsWith("keyframes");
}

/** What holds rules itself, as `@layer` and `@media` do; an animation goes and stays as one. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  if (isAnimation(node) || node.type !== "atrule") return false;
  return (node.nodes ?? []).some(({ type }) => type !== "decl");
}

/** The sheet without some of its parts, and without what is empty then. */
function without(css: string, isGone: (part: ChildNode) => boolean): string {
  const root = parse(css);
  const prune = (container: Container) => {
    for (const node of container.nodes?.slice() ?? []) {
      if (!isGroup(node)) {
        if (isGone(node)) node.remove();
        continue;
      }
      prune(node);
      if (node.nodes.length === 0) node.remove();
    }
  };
  prune(root);
  return root.toString();
}

function stayingModules(css: string, html: string, modules: Modules): ReadonlySet<string> {
  const markup = html.replace(elsewhere, "");
  const names = Array.from(markup.matchAll(namesInMarkup), ([, list = ""]) => list.split(/\s+/));
  const staying = new Set(names.flat().flatMap((name) => modules.moduleOf(name) ?? []));
  const extents = extentsOf(parse(css), modules);
  // A Set is walked to its end, additions included.
  for (const module of staying) {
    for (const other of modules.together.get(module) ?? []) {
      if (overtakes(extents.get(other), extents.get(module))) staying.add(other);
    }
  }
  return staying;
}

/** In each layer, the numbers of a module's first and last rule. */
type Extent = Map<string, { readonly first: number; last: number }>;

function extentsOf(root: Root, modules: Modules): ReadonlyMap<string, Extent> {
  const extents = new Map<string, Extent>();
  let number = 0;
  root.walkRules((rule) => {
    const owner = ownerOf(rule, modules);
    if (owner === undefined) return;
    number += 1;
    const extent = extents.get(owner) ?? new Map<string, { first: number; last: number }>();
    extents.set(owner, extent);
    const layer = layerOf(rule);
    const known = extent.get(layer);
    if (known) known.last = number;
    else extent.set(layer, { first: number, last: number });
  });
  return extents;
}

function layerOf(node: ChildNode): string {
  const { parent } = node;
  if (!parent || parent.type === "root") return "";
  const around = parent as Rule | AtRule;
  return around.type === "atrule" && around.name === "layer" ? around.params : layerOf(around);
}

/** Whether a module, written last, would come behind rules of another that stood behind its own. */
function overtakes(moved: Extent | undefined, staying: Extent | undefined): boolean {
  return [...(moved ?? [])].some(([layer, { first }]) => {
    const last = staying?.get(layer)?.last;
    return last !== undefined && first < last;
  });
}
