/** A letter as nodes of this page, and its sheet. */
export type LetterParts = { readonly nodes: Node; readonly sheet: string };

/**
 * Takes a letter's HTML apart for a shadow root. The page's policy refuses `style` attributes and elements wherever they are
 * parsed: what they say is carried over by script. Links lead nowhere and say where they would.
 */
export function letterParts(html: string): LetterParts {
  // Texts are escaped, so that neither can stand in words.
  const plain = html.replaceAll(/<!--[\s\S]*?-->/g, "");
  const [, sheet = ""] = /<style>([\s\S]*?)<\/style>/.exec(plain) ?? [];
  const harmless = plain
    .replaceAll(/<style>[\s\S]*?<\/style>/g, "")
    .replaceAll(/ style="/g, ' data-style="');
  const { body } = new DOMParser().parseFromString(harmless, "text/html");

  const frame = document.createElement("div");
  frame.className = body.className;
  frame.dataset["style"] = body.dataset["style"] ?? "";
  frame.append(...[...body.childNodes].map((node) => document.importNode(node, true)));
  const nodes = document.createElement("div");
  nodes.className = "frame";
  nodes.append(frame);

  for (const element of nodes.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
  for (const link of nodes.querySelectorAll("a")) disarm(link);
  for (const heading of nodes.querySelectorAll("h1, h2, h3")) {
    heading.setAttribute("aria-level", String(Number(heading.tagName.at(1)) + headingsAbove));
  }
  return { nodes, sheet: sheetHere(sheet) };
}

/** The page, the issue and the preview have headings. */
const headingsAbove = 3;

function disarm(link: HTMLAnchorElement) {
  const address = link.getAttribute("href") ?? "";
  link.removeAttribute("href");
  link.setAttribute("role", "link");
  link.setAttribute("aria-disabled", "true");
  link.tabIndex = 0;
  link.title = address;
}

/** The width that counts is the preview's, not the window's. */
function sheetHere(sheet: string): string {
  const base =
    ":host{all:initial;display:block}.frame{container-type:inline-size}a{cursor:default}";
  return (
    base +
    sheet.replaceAll(":root{", ":host{").replaceAll("@media (max-width", "@container (max-width")
  );
}
