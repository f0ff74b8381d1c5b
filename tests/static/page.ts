import { queryAllByRole } from "@testing-library/dom";
import { squash } from "../support/served-html.ts";
import { htmlOf } from "./served.ts";

/**
 * Opens a served page in the document of this file, which needs Vitest's jsdom environment: without script and style
 * sheets, and with everything unfolded that waits to be shown, since what is hidden has no name. Answers its `main`.
 */
export async function open(address: string): Promise<HTMLElement> {
  const html = await htmlOf(address);
  document.documentElement.innerHTML = html.replaceAll(/<style[\s\S]*?<\/style>/g, "");
  for (const element of select(document, "[hidden]")) element.removeAttribute("hidden");
  for (const dialog of select(document, "dialog")) dialog.setAttribute("open", "");
  return one(document.body, "main");
}

/** What can be found by its role, and by its whole accessible name or a pattern of it. */
export function all(root: HTMLElement, role: string, name?: string | RegExp): HTMLElement[] {
  // What waits to be shown is there as well. Without style sheets a name may lack the space between two boxes.
  const matches = typeof name === "string" ? (own: string) => squash(own) === squash(name) : name;
  return queryAllByRole(root, role, { hidden: true, name: matches });
}

/** The first of these; there has to be one. */
export function one(root: HTMLElement, role: string, name?: string | RegExp): HTMLElement {
  const [first] = all(root, role, name);
  if (!first) throw new Error(`There is no ${role} of the name ${String(name)}.`);
  return first;
}

/** The elements that fit a selector. */
export function select(root: ParentNode, selector: string): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(selector));
}

/** What stands in an element, with single spaces. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

export function textsOf(elements: readonly Element[]): string[] {
  return elements.map(textOf);
}

/** Words and target of each link. */
export function linksIn(links: readonly Element[]): (readonly [string, string | null])[] {
  return links.map((link) => [textOf(link), link.getAttribute("href")]);
}

/** The headings of a level. */
export function headings(root: HTMLElement, level: number): string[] {
  return textsOf(select(root, `h${level}`));
}

/** The elements of this kind that hold a heading of these words. */
export function withHeading(root: HTMLElement, selector: string, words: RegExp | string) {
  return select(root, selector).filter((element) =>
    select(element, "h1, h2, h3, h4").some((heading) =>
      typeof words === "string" ? textOf(heading) === words : words.test(textOf(heading)),
    ),
  );
}
