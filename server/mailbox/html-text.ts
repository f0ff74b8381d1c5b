import { convert } from "html-to-text";

/** As much of a page as is read; what people write is at its beginning. */
const MOST_HTML = 256 * 1024;

/** Of a link what is shown beside its words: a page or somebody's address, `mailto:` taken off already. */
function shownAddress(address: string): string {
  return /^(?:https?:\/\/|[^\s:/?#]+@)/i.test(address) ? address : "";
}

/** HTML as plain text: addresses of links stand beside their words, pictures and styles go. */
export function htmlText(html: string): string {
  return convert(html.slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxInputLength: MOST_HTML, maxDepth: 250, maxChildNodes: 5_000, ellipsis: "…" },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "script", format: "skip" },
      {
        selector: "a",
        options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, pathRewrite: shownAddress },
      },
      { selector: "blockquote", format: "blockquote", options: { trimEmptyLines: true } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "h3", options: { uppercase: false } },
      { selector: "h4", options: { uppercase: false } },
      { selector: "table", format: "block" },
      { selector: "tr", format: "block" },
      // Else the words of two cells would run into one.
      ...["td", "th"].map((selector) => ({
        selector,
        format: "inlineSurround",
        options: { suffix: " " },
      })),
    ],
  });
}
