import type { PropertiesToRead } from "./properties.ts";

/** An element, or what CSS has drawn into it, as it is laid out. */
export type StyledNode = {
  /** Its place in the list; -1 of the root. */
  readonly parent: number;
  /** `h2`, `::before`. */
  readonly tag: string;
  readonly id: string;
  /** Its own words, without those of its children. */
  readonly text: string;
  /** Left and top edge from those of its parent, width and height; pseudo-elements have none. */
  readonly box: readonly number[] | null;
  /** Values by property, as places in `values`. */
  readonly styles: Readonly<Record<string, number>>;
};

export type StyleReading = {
  readonly values: readonly string[];
  readonly nodes: readonly StyledNode[];
};

export type Wanted = {
  readonly properties: PropertiesToRead;
  /** Selectors of what is left out. */
  readonly masks: readonly string[];
};

/** Runs in the page and knows nothing outside itself: the whole document in order, without what is not drawn. */
export function readStyles({ properties, masks }: Wanted): StyleReading {
  const values: string[] = [];
  const places = new Map<string, number>();
  const nodes: StyledNode[] = [];
  const keyframes = new Map<string, string>();
  const mask = masks.join(",");
  const silent = new Set(["HEAD", "SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "LINK", "META"]);
  const round = (pixels: number) => Math.round(pixels * 10) / 10;

  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        let hash = 5381;
        for (const frame of rule.cssRules) {
          for (const letter of frame.cssText) hash = (hash * 33 + letter.charCodeAt(0)) | 0;
        }
        keyframes.set(rule.name, `keyframes ${(hash >>> 0).toString(36)}`);
      } else if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) {
        collect(rule.cssRules);
      }
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);

  const origin = location.origin;
  const neutral = (property: string, value: string) => {
    if (property === "animation-name") {
      return value
        .split(", ")
        .map((name) => (name === "none" ? name : (keyframes.get(name) ?? "no keyframes")))
        .join(", ");
    }
    // What is no item of a flexible box has the one for the other.
    if (value === "auto" && property.startsWith("min-")) return "0px";
    if (property === "grid-area")
      return value.replaceAll(/\b(?!span\b|auto\b)[a-z][\w-]*/gi, "named");
    // Without a picture, where it would stand says nothing.
    if (property === "background" && !value.includes("url("))
      return value.replace(/^(\S+|\w+\([^()]*\)) none .*$/, "$1");
    if (property === "text-decoration" && value.startsWith("none")) return "none";
    return value.replaceAll(origin, "").replaceAll(/-[\w-]{8}(\.\w+")/g, "$1");
  };
  const placeOf = (value: string) => {
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, values.length);
    return values.push(value) - 1;
  };
  /** Of the sides that are drawn. */
  const borderOf = (style: CSSStyleDeclaration) => {
    if (style.borderStyle === "none") return "none";
    const sides = ["top", "right", "bottom", "left"].map((side) => {
      const value = style.getPropertyValue(`border-${side}`);
      return /^0px|\bnone\b/.test(value) ? "none" : value;
    });
    return new Set(sides).size === 1 ? (sides[0] ?? "none") : sides.join(" | ");
  };
  const stylesOf = (style: CSSStyleDeclaration, names: readonly string[]) => {
    const own: Record<string, number> = {};
    for (const name of names) {
      const value = name === "border" ? borderOf(style) : style.getPropertyValue(name);
      own[name] = placeOf(neutral(name, value));
    }
    return own;
  };
  const lineProperties = (style: CSSStyleDeclaration) => [
    ...(style.borderStyle === "none" ? [] : properties.bordered),
    ...(style.outlineStyle === "none" ? [] : properties.outlined),
    ...(style.animationName === "none" ? [] : properties.moving),
  ];
  const textOf = (element: Element) => {
    let text = "";
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
    }
    return text.replaceAll(/\s+/g, " ").trim().slice(0, 80);
  };
  const addPseudo = (element: Element, parent: number, tag: string) => {
    const style = getComputedStyle(element, tag);
    if (style.display === "none") return;
    if (/before|after/.test(tag) && ["none", "normal"].includes(style.content)) return;
    const { every, item, text, pseudo } = properties;
    const isText = !/^(?:""|none|normal)$/.test(style.content) || !/before|after/.test(tag);
    const words = isText ? text : [];
    const place = ["width", "height", "top", "right", "bottom", "left"];
    const names = [...every, ...item, ...words, ...pseudo, ...lineProperties(style), ...place];
    nodes.push({ parent, tag, id: "", text: "", box: null, styles: stylesOf(style, names) });
  };
  const pseudosOf = (element: Element) => {
    const pseudos = ["::before", "::after"];
    if (/^(?:INPUT|TEXTAREA)$/.test(element.tagName)) pseudos.push("::placeholder");
    if (/^(?:LI|SUMMARY)$/.test(element.tagName)) pseudos.push("::marker");
    if (element instanceof HTMLDialogElement && element.open) pseudos.push("::backdrop");
    return pseudos;
  };
  /** Where its own words stand. */
  const addWords = (element: Element, parent: number, { left, top }: DOMRect) => {
    const range = document.createRange();
    let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNode(node);
      for (const line of range.getClientRects()) {
        [x, y] = [Math.min(x, line.left), Math.min(y, line.top)];
        [right, bottom] = [Math.max(right, line.right), Math.max(bottom, line.bottom)];
      }
    }
    const isDrawn = x < Infinity;
    const box = isDrawn ? [x - left, y - top, right - x, bottom - y].map(round) : null;
    nodes.push({ parent, tag: "words", id: "", text: "", box, styles: {} });
  };
  const holdsBoxes = /flex|grid/;
  const namesFor = (
    element: Element,
    style: CSSStyleDeclaration,
    isItem: boolean,
    text: string,
  ) => {
    if (element instanceof SVGElement && element.ownerSVGElement) return properties.drawing;
    const { display, overflow } = style;
    const { tagName } = element;
    return [
      ...properties.every,
      ...(isItem ? properties.item : []),
      ...(holdsBoxes.test(display) ? properties.container : []),
      ...(display.includes("grid") ? properties.grid : []),
      ...(display === "list-item" ? properties.list : []),
      ...(display.includes("table") ? properties.table : []),
      ...(/inline|cell/.test(display) ? properties.inline : []),
      ...(overflow === "visible" ? [] : properties.scroller),
      ...(text || active.test(tagName) ? properties.text : []),
      ...(control.test(tagName) ? properties.control : []),
      ...(replaced.test(tagName) ? properties.replaced : []),
      ...(element.id ? properties.target : []),
      ...(element instanceof SVGElement ? properties.drawing : []),
      ...lineProperties(style),
    ];
  };
  const active = /^(?:A|BUTTON|INPUT|TEXTAREA|SELECT|LABEL|SUMMARY|HTML|BODY)$/;
  const control = /^(?:BUTTON|INPUT|TEXTAREA|SELECT|METER|PROGRESS)$/;
  const replaced = /^(?:IMG|VIDEO|CANVAS|svg|IFRAME)$/;
  const visit = (element: Element, parent: number, left: number, top: number, isItem: boolean) => {
    if (silent.has(element.tagName) || (mask && element.matches(mask))) return;
    const style = getComputedStyle(element);
    const isHidden = style.display === "none";
    const isInDrawing = element instanceof SVGElement && element.ownerSVGElement !== null;
    const text = isHidden ? "" : textOf(element);
    const names = isHidden ? ["display"] : namesFor(element, style, isItem, text);
    const rect = element.getBoundingClientRect();
    const isDrawn = element.getClientRects().length > 0;
    // What is fixed has its place in the window, whatever stands around it.
    const [x, y] = style.position === "fixed" ? [0, 0] : [left, top];
    const box = [rect.left - x, rect.top - y, rect.width, rect.height].map(round);
    const { id, localName } = element;
    const own = nodes.push({
      parent,
      tag: localName,
      id,
      text,
      box: isDrawn ? box : null,
      styles: stylesOf(style, names),
    });
    if (isHidden) return;
    if (text && !isInDrawing) addWords(element, own - 1, rect);
    if (!isInDrawing) for (const pseudo of pseudosOf(element)) addPseudo(element, own - 1, pseudo);
    const holds = holdsBoxes.test(style.display);
    for (const child of element.children) visit(child, own - 1, rect.left, rect.top, holds);
  };
  visit(document.documentElement, -1, -scrollX, -scrollY, false);
  return { values, nodes };
}
