import { convert } from "html-to-text";

/** As much of a page as is read; what people write is at its beginning. */
const MOST_HTML = 256 * 1024;

/** HTML as plain text: addresses of links stand beside their words, pictures and styles go. */
export function htmlText(html: string): string {
  return convert(html.slice(0, MOST_HTML), {
    wordwrap: false,
    limits: { maxInputLength: MOST_HTML, maxDepth: 60, maxChildNodes: 5_000, ellipsis: "…" },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "script", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      { selector: "blockquote", format: "blockquote", options: { trimEmptyLines: true } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "h3", options: { uppercase: false } },
      { selector: "h4", options: { uppercase: false } },
      { selector: "table", format: "block" },
    ],
  });
}
