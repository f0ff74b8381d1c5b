/** Words within one paragraph. */
export type Span =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong" | "emphasis" | "strike"; readonly words: Words }
  | { readonly kind: "code"; readonly text: string }
  /** `href` is sound (`link-address.ts`). */
  | { readonly kind: "link"; readonly href: string; readonly words: Words }
  | { readonly kind: "break" };

export type Words = readonly Span[];

export type Passage =
  | { readonly kind: "paragraph"; readonly words: Words }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly words: Words }
  /** `start` is the first number, `null` where points stand instead of numbers. */
  | { readonly kind: "list"; readonly start: number | null; readonly items: readonly Writing[] }
  | { readonly kind: "quote"; readonly writing: Writing }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" };

/** What somebody wrote, as far as a letter shows it; nothing in it is HTML. */
export type Writing = readonly Passage[];

/** What of the written a letter does not show as it was meant. */
export type Note = {
  /** `tangle`: nested deeper than is shown, or more signs than are read. */
  readonly kind: "html" | "picture" | "address" | "tangle";
  /** Where it first stands, 60 characters at most. */
  readonly sample: string;
};

/** The words alone, in one line. */
export function plainWords(words: Words): string {
  return words
    .map((span) => {
      if (span.kind === "break") return " ";
      return "words" in span ? plainWords(span.words) : span.text;
    })
    .join("");
}
