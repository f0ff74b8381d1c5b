import { transform, type Selector, type SelectorComponent } from "lightningcss";

export type SelectorFacts = {
  readonly classes: ReadonlySet<string>;
  /** Selectors of more than two combinators. */
  readonly deep: number;
  /** Element names that stand below a class: `.card p`. */
  readonly typesBelowClass: number;
};

/** What a sheet selects. @throws Error where the sheet cannot be read */
export function readSelectors(name: string, text: string): SelectorFacts {
  const classes = new Set<string>();
  let deep = 0;
  let typesBelowClass = 0;

  function visit(selector: Selector): void {
    let combinators = 0;
    let hasClass = false;
    for (const part of selector) {
      if (part.type === "class") {
        classes.add(part.name);
        hasClass = true;
      }
      if (part.type === "combinator") combinators += 1;
      if (part.type === "type" && hasClass && combinators > 0) typesBelowClass += 1;
      for (const inner of selectorsIn(part)) visit(inner);
    }
    if (combinators > 2) deep += 1;
  }

  transform({
    filename: name,
    code: Buffer.from(text),
    errorRecovery: true,
    nonStandard: { deepSelectorCombinator: true },
    visitor: {
      Rule: {
        style(rule) {
          rule.value.selectors.forEach(visit);
        },
      },
    },
  });
  return { classes, deep, typesBelowClass };
}

/** Selectors in brackets: of `:is()`, `:not()`, `:has()` and the like. */
function selectorsIn(part: SelectorComponent): readonly Selector[] {
  if (part.type !== "pseudo-class") return [];
  if ("selectors" in part && Array.isArray(part.selectors))
    return part.selectors.filter(isSelector);
  return "selector" in part && isSelector(part.selector) ? [part.selector] : [];
}

function isSelector(value: unknown): value is Selector {
  return Array.isArray(value) && value.every((part) => typeof part === "object");
}
