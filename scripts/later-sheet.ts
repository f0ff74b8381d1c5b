import { createHash } from "node:crypto";
import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";
import type { Modules } from "./css-modules.ts";
import { aspectsOf } from "./property-aspects.ts";

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
 * fetches before React starts: the rules of modules that ask for a name which the markup does not hold. What comes
 * later counts as written last, so a rule also stays if it would overtake one that stays, that says the same, and that
 * one element may be under as well.
 */
export function splitSheet(html: string, modules: Modules): SplitPage {
  const [, , css = ""] = pageStyle.exec(html) ?? [];
  const goes = leaving(parts(parse(css)), namesOf(html), modules);
  const later = only(css, (index) => goes.has(index));
  const file = `/assets/later-${createHash("sha256").update(later).digest("hex").slice(0, 10)}.css`;
  if (!endOfMarker.test(html)) throw new Error("A page names no start of React.");
  return {
    html: html
      .replace(pageStyle, (_, tag: string) => tag + only(css, (index) => !goes.has(index)))
      .replace(endOfMarker, (_, tag: string) => `${tag} data-sheet="${file}">`),
    file,
    css: later,
  };
}

function namesOf(html: string): ReadonlySet<string> {
  const markup = html.replace(elsewhere, "");
  const lists = Array.from(markup.matchAll(namesInMarkup), ([, list = ""]) => list.split(/\s+/));
  return new Set(lists.flat());
}

/** Rules, animations and what else a sheet holds, in its order, without the groups around them. */
function parts(container: Container): readonly ChildNode[] {
  return (container.nodes ?? []).flatMap((node) => (isGroup(node) ? parts(node) : node));
}

function isAnimation(node: ChildNode): boolean {
  return node.type === "atrule" && node.name.endsWith("keyframes");
}

/** What holds rules itself, as `@layer` and `@media` do; an animation goes and stays as one. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  if (isAnimation(node) || node.type !== "atrule") return false;
  return (node.nodes ?? []).some(({ type }) => type !== "decl");
}

/** The sheet with some of its parts, by their number, and without groups that are empty then. */
function only(css: string, isKept: (index: number) => boolean): string {
  const root = parse(css);
  for (const [index, part] of parts(root).entries()) if (!isKept(index)) part.remove();
  dropEmptyGroups(root);
  return root.toString();
}

function dropEmptyGroups(container: Container) {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== "atrule" || !node.nodes || isAnimation(node)) continue;
    dropEmptyGroups(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** The numbers of the parts that go. From the end: what stays behind a rule decides whether the rule may go. */
function leaving(
  all: readonly ChildNode[],
  shown: ReadonlySet<string>,
  modules: Modules,
): ReadonlySet<number> {
  const goes = new Set<number>();
  const staying = new Staying(modules);
  for (const [index, part] of [...all.entries()].toReversed()) {
    if (part.type !== "rule") continue;
    const owner = namesIn(part.selector).map(modules.moduleOf).find(Boolean);
    const isAsked = part.selectors.some((selector) => isShown(selector, shown, modules));
    if (owner !== undefined && !isAsked && !staying.overtakenBy(part, owner)) goes.add(index);
    else staying.add(part, owner);
  }
  for (const [index, part] of all.entries()) {
    if (part.type !== "atrule" || !isAnimation(part)) continue;
    const owner = modules.moduleOf(part.params);
    if (owner !== undefined && !staying.owners.has(owner)) goes.add(index);
  }
  return goes;
}

function namesIn(selector: string): string[] {
  return Array.from(selector.matchAll(/[.#]([\w-]+)/g), ([, name = ""]) => name);
}

/** Whether the markup holds all names that a selector cannot do without; those in brackets may be alternatives. */
function isShown(selector: string, shown: ReadonlySet<string>, { moduleOf }: Modules): boolean {
  const wanted = namesIn(withoutBrackets(selector));
  return wanted.every((name) => shown.has(name) || moduleOf(name) === undefined);
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** The rules that stay: for each layer and aspect, whose they are; `undefined` for nobody's. */
class Staying {
  readonly owners = new Set<string | undefined>();
  readonly #modules: Modules;
  readonly #behind = new Map<string, Set<string | undefined>>();

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  add(rule: Rule, owner: string | undefined) {
    this.owners.add(owner);
    for (const key of keysOf(rule)) {
      this.#behind.set(key, (this.#behind.get(key) ?? new Set()).add(owner));
    }
  }

  overtakenBy(rule: Rule, owner: string): boolean {
    const others = this.#modules.together.get(owner);
    return keysOf(rule).some((key) =>
      [...(this.#behind.get(key) ?? [])].some(
        (other) => other === undefined || other === owner || others?.has(other),
      ),
    );
  }
}

function keysOf(rule: Rule): readonly string[] {
  const layer = layerOf(rule);
  const keys = new Set<string>();
  rule.walkDecls(({ prop }) => {
    for (const aspect of aspectsOf(prop)) keys.add(`${layer} ${aspect}`);
  });
  return [...keys];
}

function layerOf(node: ChildNode): string {
  const { parent } = node;
  if (!parent || parent.type === "root") return "";
  const around = parent as Rule | AtRule;
  return around.type === "atrule" && around.name === "layer" ? around.params : layerOf(around);
}
