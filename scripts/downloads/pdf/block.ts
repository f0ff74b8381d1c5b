/** What a document says, in order; `typeset.ts` decides where it stands. Pure data, so that it can be tested. */
export type Block =
  | { readonly kind: "cover"; readonly title: readonly string[]; readonly text: string }
  | { readonly kind: "band"; readonly title: string; readonly text: string }
  | Chapter
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | Table
  | { readonly kind: "cards"; readonly cards: readonly Card[] }
  | { readonly kind: "steps"; readonly steps: readonly Step[] }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "figures"; readonly figures: readonly Figure[] }
  | { readonly kind: "swatches"; readonly swatches: readonly Swatch[] }
  | { readonly kind: "specimens"; readonly specimens: readonly Specimen[] }
  | { readonly kind: "marks"; readonly marks: readonly MarkSample[] }
  | {
      readonly kind: "back";
      readonly title: readonly string[];
      readonly text: string;
      readonly facts: readonly Fact[];
    };

type Chapter = {
  readonly kind: "chapter";
  readonly title: string;
  readonly text?: string;
};

export type Table = {
  readonly kind: "table";
  readonly columns: readonly Column[];
  /** As many cells as columns; a cell of several lines is a list. */
  readonly rows: readonly (readonly (string | readonly string[])[])[];
};

export type Column = {
  readonly label: string;
  /** In twelfths of the page's measure. */
  readonly width: number;
  readonly look?: "name" | "figure";
};

export type Card = {
  readonly title: string;
  readonly text: string;
  /** Who it is for, or another short remark. */
  readonly note?: string;
  readonly points?: readonly string[];
};

export type Step = { readonly title: string; readonly text: string; readonly note?: string };
export type Fact = { readonly label: string; readonly value: string; readonly href?: string };

export type Figure = { readonly value: string; readonly label: string };

export type Swatch = {
  readonly name: string;
  readonly hex: string;
  readonly oklch: string;
  readonly use: string;
};

export type Specimen = {
  readonly cut: "display" | "heading" | "label" | "light" | "mono";
  readonly size: number;
  readonly sample: string;
  readonly setting: string;
};

export type MarkSample = {
  readonly ground: string;
  readonly line: string;
  readonly orb: string;
  readonly caption: string;
  /** Draws the clear space round the mark. */
  readonly hasClearSpace?: boolean;
};

/** Everything a reader can read in a block, in reading order. */
export function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case "cover":
      return [...block.title, block.text];
    case "band":
      return [block.title, block.text];
    case "chapter":
      return [block.title, ...(block.text ? [block.text] : [])];
    case "heading":
    case "text":
      return [block.text];
    case "table":
      return [...block.columns.map(({ label }) => label), ...block.rows.flat(2)];
    case "cards":
      return block.cards.flatMap(({ title, text, note, points = [] }) => [
        title,
        text,
        ...points,
        ...(note ? [note] : []),
      ]);
    case "steps":
      return block.steps.flatMap(({ title, text, note }) => [title, text, ...(note ? [note] : [])]);
    case "facts":
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case "figures":
      return block.figures.flatMap(({ value, label }) => [value, label]);
    case "swatches":
      return block.swatches.flatMap(({ name, hex, oklch, use }) => [name, hex, oklch, use]);
    case "specimens":
      return block.specimens.flatMap(({ sample, setting }) => [sample, setting]);
    case "marks":
      return block.marks.map(({ caption }) => caption);
    case "back":
      return [
        ...block.title,
        block.text,
        ...block.facts.flatMap(({ label, value }) => [label, value]),
      ];
  }
}
