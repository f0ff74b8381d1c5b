import type { Mention } from "./mentions.ts";

/** What the form of a reply holds. */
export type ReplyDraft = {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly body: string;
  /** Whether the answered letter stands below. */
  readonly quotes: boolean;
  /** Id of the letter that it answers; `null` for what the record came with. */
  readonly answers: string | null;
  readonly followUpDays: 0 | 2 | 5 | 10;
};

/** What the form of a note holds: its text, and who was picked with `@` in it, whether their names still stand there or not. */
export type NoteDraft = { readonly body: string; readonly mentions: readonly Mention[] };

export type DraftContent = { readonly reply: ReplyDraft; readonly note: NoteDraft };

export type DraftUse = keyof DraftContent;

/** A draft as the server keeps it; version 0 is one that it does not have yet. */
export type StoredDraft<Content> = {
  readonly content: Content;
  readonly version: number;
  /** ISO time. */
  readonly savedAt: string;
};
