/** Longhands by what decides about them. */
export type Declared = {
  readonly all: readonly string[];
  /** Set for one look, or by a custom property, which a look may set. */
  readonly byLook: readonly string[];
  readonly byMedia: readonly string[];
};

/** Runs in the page: every longhand that a sheet or an element sets. */
export function declaredProperties(): Declared {
  const all = new Set<string>();
  const byLook = new Set<string>();
  const byMedia = new Set<string>();
  const addAll = (style: CSSStyleDeclaration, isOfLook: boolean, isOfMedia: boolean) => {
    for (const name of style) {
      all.add(name);
      if (isOfMedia) byMedia.add(name);
      const value = style.getPropertyValue(name);
      if (isOfLook || value === "" || value.includes("var(")) byLook.add(name);
    }
  };
  const visit = (rules: CSSRuleList, isOfLook: boolean, isOfMedia: boolean) => {
    for (const rule of rules) {
      const isLook =
        isOfLook || (rule instanceof CSSStyleRule && rule.selectorText.includes("data-look"));
      const isMedia =
        isOfMedia ||
        (rule instanceof CSSMediaRule && /print|screen|forced/.test(rule.conditionText));
      if ("style" in rule && rule.style instanceof CSSStyleDeclaration)
        addAll(rule.style, isLook, isMedia);
      if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList)
        visit(rule.cssRules, isLook, isMedia);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, false, false);
  for (const element of document.querySelectorAll<HTMLElement>("[style]"))
    addAll(element.style, true, true);
  return { all: [...all], byLook: [...byLook], byMedia: [...byMedia] };
}

/** Runs in the page: its rules and its markup. Two documents in which both are equal need not be read. */
export function appearanceOf(): { readonly rules: string; readonly markup: string } {
  const rules = Array.from(document.styleSheets, ({ ownerNode, href }) =>
    ownerNode instanceof HTMLStyleElement ? ownerNode.textContent : href,
  );
  const markup = document.documentElement.outerHTML
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<link\b[^>]*>/g, "")
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\./g, "$1.");
  const here = location.origin;
  return { rules: rules.join("\n").replaceAll(here, ""), markup: markup.replaceAll(here, "") };
}
