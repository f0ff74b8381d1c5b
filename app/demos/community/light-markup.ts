/** A piece of a post: text, or text that is strong, emphasised or leads somewhere. */
export type Span =
  | { readonly kind: "text" | "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] };

const marks =
  /\*\*([^*\n]+)\*\*|(?<!\*)\*([^*\n]+)\*(?!\*)|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g;

/**
 * The light markup of posts: `**bold**`, `*italic*`, `- list`, `[link](https://…)`. Gives pieces, never HTML, so that
 * markup from a visitor stays text; a marker that is not closed stays what it is.
 */
export function readLight(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const lines = part.split("\n");
      if (lines.every((line) => /^\s*- /.test(line))) {
        return { kind: "list", items: lines.map((line) => spansOf(line.replace(/^\s*- /, ""))) };
      }
      return { kind: "paragraph", spans: spansOf(part) };
    });
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) spans.push({ kind: "text", text: text.slice(end, match.index) });
    spans.push(spanOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

function spanOf([whole, strong, em, label, href]: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  if (label !== undefined && href !== undefined) return { kind: "link", text: label, href };
  return { kind: "text", text: whole };
}

/** Puts a mark around the selected part of a text, or a placeholder where nothing is selected. */
export function wrapSelection(
  text: string,
  from: number,
  to: number,
  kind: "strong" | "em" | "list" | "link",
): { text: string; from: number; to: number } {
  const chosen =
    text.slice(from, to) || { strong: "bold", em: "italic", list: "item", link: "link" }[kind];
  const [before, after] = {
    strong: ["**", "**"],
    em: ["*", "*"],
    list: ["- ", ""],
    link: ["[", "](https://)"],
  }[kind] as [string, string];
  const start = from + before.length;
  return {
    text: `${text.slice(0, from)}${before}${chosen}${after}${text.slice(to)}`,
    from: start,
    to: start + chosen.length,
  };
}
