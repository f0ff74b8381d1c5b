/** A file of a letter; without `bytes` it was too large to be kept. */
export type LetterFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly isInline: boolean;
  readonly bytes?: Uint8Array;
};

/** What a mail server reports of a letter of ours (RFC 3464). */
export type DeliveryReport = {
  readonly action: "failed" | "delayed";
  /** Of our letter, without angle brackets; empty when the report does not say. */
  readonly messageId: string;
  readonly recipient: string;
  /** The server's own sentence. */
  readonly sentence: string;
  /** There is nobody of its receiver's address. */
  readonly isGone: boolean;
};

/** A letter as it is stored: `private.store_letter` takes all of it but the files. */
export type Letter = {
  readonly sort: "letter" | "automatic" | "report" | "unreadable";
  /** Of what it is, so that it is stored once and, once deleted, never again. */
  readonly digest: string;
  /** Without angle brackets; its digest where it has none. */
  readonly messageId: string;
  /** In-Reply-To and References, the newest first. */
  readonly answers: readonly string[];
  /** Of addresses such as `hello+r.4c1f@perilune.example`. */
  readonly tokens: readonly string[];
  readonly fromName: string;
  /** Empty unless there is exactly one sender. */
  readonly fromAddress: string;
  readonly replyTo: readonly string[];
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  /** ISO moment of its Date header. */
  readonly sentAt: string | null;
  readonly headers: string;
  /** What could not be read or kept, in the words of the team. */
  readonly trouble: string;
  readonly body: string;
  /** Pairs of where a quote begins and ends, in UTF-16 units. */
  readonly folds: readonly number[];
  readonly senderCheck: "verified" | "failed" | "unknown";
  readonly report?: DeliveryReport;
};

export type ReadLetter = { readonly letter: Letter; readonly files: readonly LetterFile[] };

/** What reading needs to know of this house. */
export type LetterRules = {
  /** The address that letters go to. */
  readonly ownAddress: string;
  /** The server whose word about senders counts; empty = none. */
  readonly authServer: string;
};

/** Of one file, and of a letter with all of them, in bytes. */
export const FILE_BYTES = 15 * 1024 * 1024;
export const LETTER_BYTES = 35 * 1024 * 1024;
export const MOST_FILES = 50;
