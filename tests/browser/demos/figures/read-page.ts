/** A piece of text with a number in it, or the length of a list, and where it stands on a screen. */
export type Reading = {
  /** The heading above it. */
  readonly under: string;
  /** What it is about: the heading, row header or first words of its item, row or card. */
  readonly of: string;
  /** What it is called: column, term, label of a card; `length` for how many items a list has,
   * `point` for a point of a chart; empty in a sentence. */
  readonly label: string;
  readonly text: string;
};

/** Reads an open screen. Runs in the page, so that it may call nothing outside itself. */
export function readPage(): Reading[] {
  const silent =
    "[aria-hidden=true], [hidden], script, style, select, textarea, figcaption button, [aria-label='Try this'], [data-said], [data-toast]";
  const items = "li, article, tr, [data-stat], [data-figure]";
  const headings = "h2, h3, h4, h5";
  const readings: Reading[] = [];
  let under = "";

  const pieces = (node: Node): string[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || node.matches(silent)) return [];
    const spoken = node.getAttribute("aria-label");
    if (node.matches("svg, [role=img]") || (spoken && node.matches("button")))
      return [` ${spoken ?? ""} `];
    return [" ", ...[...node.childNodes].flatMap(pieces), " "];
  };
  const wordsOf = (node: Node) => pieces(node).join("").replaceAll(/\s+/g, " ").trim();
  const isLeaf = (element: Element) =>
    element.matches("button, label, caption, figcaption, dt, td, th, p") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const firstWords = (element: Element): string => {
    if (isLeaf(element)) return wordsOf(element);
    for (const child of element.children) {
      const words = child.matches(silent) ? "" : firstWords(child);
      if (words !== "") return words;
    }
    return "";
  };
  const push = (reading: Omit<Reading, "under">) => {
    if (/\d/.test(reading.text)) readings.push({ under, ...reading });
  };

  const readRow = (row: Element) => {
    const columns = [...(row.closest("table")?.querySelectorAll("thead th") ?? [])].map(wordsOf);
    const of = wordsOf(row.querySelector("th") ?? row);
    for (const [index, cell] of [...row.children].entries()) {
      if (cell.matches("td")) push({ of, label: columns[index] ?? "", text: wordsOf(cell) });
    }
  };
  const nameOf = (item: Element) => {
    const heading = item.querySelector(headings);
    // `Carts 17.3%` is about the carts.
    return heading ? wordsOf(heading) : firstWords(item).replace(/(\D{3}) [\d.,]+%$/, "$1");
  };
  const read = (element: Element, of: string): void => {
    if (element.matches(silent) || !element.checkVisibility()) return;
    if (element instanceof SVGElement || element.matches("[role=img]")) {
      push({ of, label: "", text: element.getAttribute("aria-label") ?? "" });
      for (const point of element.querySelectorAll("[role=img][aria-label]")) {
        push({ of, label: "point", text: point.getAttribute("aria-label") ?? "" });
      }
      return;
    }
    if (element.matches(headings) && !element.closest(items)) under = wordsOf(element);
    if (element.matches("tr")) return readRow(element);
    if (element.matches("dd")) {
      let term = element.previousElementSibling;
      while (term && !term.matches("dt")) term = term.previousElementSibling;
      return push({ of, label: term ? wordsOf(term) : "", text: wordsOf(element) });
    }
    if (element.matches("ul, ol")) {
      const lines = [...element.children].filter((child) => child.checkVisibility());
      const name = element.getAttribute("aria-label") ?? "";
      push({ of: of || name, label: "length", text: String(lines.length) });
    }
    if (element.matches("[data-stat], [data-figure]")) {
      const value = element.querySelector("b");
      if (value) push({ of: "", label: firstWords(element), text: wordsOf(value) });
    }
    const about = element.matches(items) && !element.matches("li li") ? nameOf(element) : of;
    if (isLeaf(element)) return push({ of: about, label: "", text: wordsOf(element) });
    for (const child of element.children) read(child, about);
  };
  const root =
    document.querySelector("[role=dialog]:not([data-toast])") ?? document.querySelector("main");
  if (root) read(root, "");
  return readings;
}
