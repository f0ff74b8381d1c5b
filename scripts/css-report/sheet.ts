import { parse, type Declaration, type Node, type Rule } from "postcss";
import type { SourceFile } from "./files.ts";
import { isPaletteColour } from "./palette.ts";
import { readSelectors, type SelectorFacts } from "./selectors.ts";
import { normal } from "./values.ts";

export type StyleDeclaration = {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
  /** Is part of a drawing, which keeps its own numbers. */
  readonly isArt: boolean;
  /** `app/styles/base.css:12` */
  readonly place: string;
};

/** What one style sheet consists of. */
export type Sheet = {
  readonly name: string;
  readonly isModule: boolean;
  readonly text: string;
  readonly lines: number;
  readonly rules: number;
  readonly rulesForOneLook: number;
  /** Rules that set five colours or more of a palette and do not make them from others. */
  readonly palettes: readonly string[];
  readonly mediaQueries: readonly string[];
  readonly declarations: readonly StyleDeclaration[];
  readonly selectors: SelectorFacts;
};

/** Reads a sheet. @throws Error with file and line where it is no CSS */
export function readSheet({ name, text }: SourceFile): Sheet {
  const root = parse(text, { from: name });
  const declarations: StyleDeclaration[] = [];
  const mediaQueries: string[] = [];
  const rules: Rule[] = [];
  root.walkAtRules(/^(media|container)$/, (rule) => {
    mediaQueries.push(`@${rule.name} ${normal(rule.params)}`);
  });
  root.walkRules((rule) => {
    if (!isFrame(rule)) rules.push(rule);
  });
  root.walkDecls((declaration) => {
    declarations.push({
      property: declaration.prop,
      value: normal(declaration.value),
      isImportant: declaration.important === true,
      isArt: isInArtLayer(declaration),
      place: `${name}:${declaration.source?.start?.line ?? 0}`,
    });
  });
  return {
    name,
    isModule: name.endsWith(".module.css"),
    text,
    lines: text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
    rules: rules.length,
    rulesForOneLook: rules.filter(({ selector }) => selector.includes("[data-look")).length,
    palettes: rules.flatMap((rule) => paletteOf(name, rule)),
    mediaQueries,
    declarations,
    selectors: readSelectors(name, text),
  };
}

function isFrame({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name.endsWith("keyframes");
}

function isInArtLayer(declaration: Declaration): boolean {
  for (let at: Node | undefined = declaration.parent; at; at = at.parent) {
    if (at.type !== "atrule" || !("name" in at && at.name === "layer")) continue;
    if (
      "params" in at &&
      String(at.params)
        .split(/[\s,.]+/)
        .includes("art")
    )
      return true;
  }
  return false;
}

function paletteOf(name: string, { selector, nodes }: Rule): readonly string[] {
  const colours = nodes.filter(
    (node) => node.type === "decl" && isPaletteColour(node.prop) && !node.value.includes("var("),
  );
  return colours.length < 5 ? [] : [`${name}: ${normal(selector)} (${colours.length})`];
}
