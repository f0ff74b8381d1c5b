import { isBlank } from "#app/lib/hidden-letters.ts";
import type { IssueState, PauseReason } from "#app/content/issues.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";

/** What is written, and what a letter is made of. */
export type IssueWords = {
  readonly subject: string;
  readonly preheader: string;
  /** Markdown. */
  readonly body: string;
};

/** An issue as the server has it. Times are ISO. */
export type StoredIssue = {
  readonly id: string;
  readonly words: IssueWords;
  readonly version: number;
  readonly state: IssueState;
  readonly changedAt: string;
  /** Empty where it is not known. */
  readonly changedBy: string;
};

/** An issue in the list, with what came of it; letters count once. */
export type IssueRow = {
  readonly id: string;
  readonly subject: string;
  readonly state: IssueState;
  /** Null while it is not paused. */
  readonly pausedWhy: PauseReason | null;
  /** To how many it began to go out; 0 before. */
  readonly readers: number;
  readonly changedAt: string;
  /** Empty when they have left. */
  readonly changedBy: string;
  readonly startedAt: string | null;
  readonly startedBy: string;
  readonly endedAt: string | null;
  readonly letters: IssueLetters;
};

export type IssueLetters = {
  /** Not gone out yet: in the outbox or before it. */
  readonly waiting: number;
  readonly handed: number;
  readonly refused: number;
  readonly bounced: number;
  readonly skipped: number;
  /** Readers who have left by its link; they are among those above. */
  readonly unsubscribed: number;
};

/** A reader who did not get it, and why. */
export type MissedReader = {
  readonly email: string;
  readonly at: string | null;
  readonly reason: string;
};

export type IssueField = keyof IssueWords;

const issueFields: readonly IssueField[] = ["subject", "preheader", "body"];

/** In characters, as the database counts them. */
export const longest = { subject: 150, preheader: 200, body: 60_000 } as const;

export const noWords: IssueWords = { subject: "", preheader: "", body: "" };

export function isSame(one: IssueWords, other: IssueWords): boolean {
  return issueFields.every((field) => one[field] === other[field]);
}

/** Whether the server has the same: it stores neither blanks around a text nor letters that do not show. */
export function isKeptAs(one: IssueWords, other: IssueWords): boolean {
  return issueFields.every(
    (field) => one[field] === other[field] || asKept(one[field]) === asKept(other[field]),
  );
}

const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function asKept(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").normalize("NFC").replaceAll(hidden, "").trim();
}

export function isUntouched(words: IssueWords): boolean {
  return isSame(words, noWords);
}

/** How many characters a field still takes; negative when it has too many. */
export function roomIn(field: IssueField, text: string): number {
  const limit = longest[field];
  // Signs of two units count once; counting them all is work that only a long text needs.
  return limit - (text.length > limit ? Array.from(text).length : text.length);
}

/** One sentence for each field that is too long. */
export function faultsOf(words: IssueWords): Readonly<Partial<Record<IssueField, string>>> {
  const faults = issueFields.flatMap((field) => {
    const room = roomIn(field, words[field]);
    return room < 0 ? [[field, labels.limits[field](-room)] as const] : [];
  });
  return Object.fromEntries(faults);
}

/** What has to be there before a letter can be made of it. */
export function gapsOf(words: IssueWords): Readonly<Partial<Record<IssueField, string>>> {
  return {
    ...(isBlank(words.subject) && { subject: labels.empty.subject }),
    ...(isBlank(words.body) && { body: labels.empty.body }),
  };
}

/** Mail servers have taken so many, also of those that came back. */
export function takenOf({ handed, bounced }: IssueLetters): number {
  return handed + bounced;
}
