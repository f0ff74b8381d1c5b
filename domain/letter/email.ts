import type { Writing } from "./writing.ts";

/** `Perilune <hello@perilune.example>`, taken apart. */
export type MailAddress = { readonly name: string; readonly address: string };

/** An amount of an order: what for, how much, and how often where it is not once. */
export type PriceLine = {
  readonly item: string;
  readonly amount: string;
  /** `a month`, or empty. */
  readonly unit: string;
};

/** A record of the inbox in a list of them, or what leads to the rest. */
export type RecordLine = {
  readonly name: string;
  readonly href: string;
  readonly lines: readonly string[];
  /** Words of a person about it; empty for none. */
  readonly quote: string;
};

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** What is ordered, and what it comes to. */
  | {
      readonly kind: "prices";
      readonly lines: readonly PriceLine[];
      readonly totals: readonly PriceLine[];
    }
  /** A link of ours, one in an e-mail. A secret one opens something for whoever has it: it goes out and is kept nowhere. */
  | {
      readonly kind: "link";
      readonly label: string;
      readonly href: string;
      readonly isSecret?: boolean;
    }
  /** A stranger's words, in their lines. */
  | { readonly kind: "quote"; readonly text: string }
  /** What is said of the parts below it. */
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "records"; readonly records: readonly RecordLine[] }
  /** What one of us wrote, with its headings, lists and links. */
  | { readonly kind: "writing"; readonly writing: Writing };

export type Email = {
  readonly subject: string;
  /** Stands above everything else. */
  readonly heading: string;
  /** What a list of e-mails shows behind the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  /** Why its reader has it. */
  readonly why: string;
  /** Where its reader changes that; a secret one is kept nowhere, as a link that is. */
  readonly choices?: {
    readonly label: string;
    readonly href: string;
    readonly isSecret?: boolean;
  };
  /** Goes to the team, who need not be told where we are. */
  readonly isInternal?: boolean;
  readonly replyTo?: MailAddress;
  /** Address that takes its reader off the list at once (RFC 8058). */
  readonly unsubscribe?: string;
  /** What its reader's calendar does with it, and the iCalendar text that says so. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly content: string };
};
