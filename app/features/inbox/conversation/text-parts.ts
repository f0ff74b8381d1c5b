/** One piece of a letter's text: words, a link in them, or what is quoted. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export type FoldedPart =
  | { readonly kind: "own"; readonly text: string }
  | { readonly kind: "quote"; readonly text: string };

/** A text as its own words and its quotes, in order; empty ones are left out, and no letter of it is lost. */
export function foldedParts(text: string, folds: readonly number[]): readonly FoldedPart[] {
  const parts: FoldedPart[] = [];
  let from = 0;
  for (let index = 0; index + 1 < folds.length; index += 2) {
    const [begin = 0, end = 0] = [folds[index], folds[index + 1]];
    if (begin < from || end <= begin || begin >= text.length) continue;
    parts.push({ kind: "own", text: text.slice(from, begin) });
    parts.push({ kind: "quote", text: text.slice(begin, end) });
    from = end;
  }
  parts.push({ kind: "own", text: text.slice(from) });
  return parts.filter((part) => part.text !== "");
}

const address = /\b(?:https?:\/\/[^\s<>"']+|mailto:[^\s<>"']+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/gi;

/** Links show the address that they lead to, and lead nowhere but to pages and mailboxes. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const shown = withoutEnd(match[0]);
    const href = hrefOf(shown);
    if (href === null) continue;
    if (match.index > from) parts.push({ kind: "words", text: text.slice(from, match.index) });
    parts.push({ kind: "link", text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: "words", text: text.slice(from) });
  return parts;
}

/** The stop of a sentence, and a bracket that was opened before the address, are not part of it. */
function withoutEnd(found: string): string {
  let shown = found.replace(/[.,;:!?]+$/, "");
  for (const [opens, closes] of [
    ["(", ")"],
    ["[", "]"],
  ] as const) {
    while (shown.endsWith(closes) && shown.split(opens).length < shown.split(closes).length)
      shown = shown.slice(0, -1).replace(/[.,;:!?]+$/, "");
  }
  return shown;
}

function hrefOf(shown: string): string | null {
  const full = /^(?:https?|mailto):/i.test(shown) ? shown : `mailto:${shown}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}
