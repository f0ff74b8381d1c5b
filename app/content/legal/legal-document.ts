import type { RichText } from "../rich-text.ts";

export type LegalTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  /** The section in one sentence, for readers who want no more. */
  readonly gist?: string;
  readonly paragraphs: readonly RichText[];
  readonly list?: readonly RichText[];
  readonly table?: LegalTable;
};

/** A part with a date of its own behind the document. */
export type LegalAnnex = {
  readonly id: string;
  readonly title: string;
  readonly intro: RichText;
  /** ISO date. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
};

export type LegalText = {
  readonly title: string;
  readonly intro: string;
  /** ISO date of the last change to the text. */
  readonly updated: string;
  readonly scope: string;
  readonly sections: readonly LegalSection[];
  readonly annex?: LegalAnnex;
};
