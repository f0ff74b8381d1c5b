import { clipped } from "../clipped.ts";
import { soundText } from "./character-references.ts";
import type { Email } from "./email.ts";
import { readMarkdown } from "./markdown.ts";
import { plainWords, type Passage, type Writing } from "./writing.ts";

/** What is written of an issue of the newsletter; the body is Markdown. */
export type Issue = {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
};

export type IssueLinks = {
  /** The page that asks whether to leave, with its reader's token. */
  readonly unsubscribe: string;
  /** What takes its reader off the list at once (RFC 8058). */
  readonly oneClick: string;
};

/** As much as lists of e-mails show behind a subject. */
const PREVIEW = 140;

/** An issue as one reader gets it. A test has nothing in it that takes anybody off the list. */
export function issueEmail(
  issue: Issue,
  links: IssueLinks,
  { isTest = false }: { readonly isTest?: boolean } = {},
): Email {
  const { writing } = readMarkdown(issue.body);
  const subject = clipped(soundText(issue.subject), 200);
  const preheader = clipped(soundText(issue.preheader), 200);
  const words = { kind: "writing", writing } as const;
  const email = {
    heading: subject,
    preview: preheader || firstWords(writing) || subject,
    why: "You get this letter because you confirmed this address for our monthly letter.",
  };
  if (isTest) {
    return {
      ...email,
      subject: `Test: ${subject}`,
      blocks: [
        {
          kind: "text",
          text: "This is a test. Readers do not get this line, and the link to leave the list does not work here.",
        },
        words,
      ],
      choices: {
        label: "Leave the list (does not work in a test)",
        href: links.unsubscribe.replace(/[?#].*$/s, ""),
      },
    };
  }
  return {
    ...email,
    subject,
    blocks: [words],
    choices: { label: "Leave the list", href: links.unsubscribe, isSecret: true },
    unsubscribe: links.oneClick,
  };
}

function firstWords(writing: Writing): string {
  const words = clipped(textsOf(writing).join(" "), PREVIEW + 1);
  if (Array.from(words).length <= PREVIEW) return words;
  return `${clipped(words, PREVIEW - 1).replace(/\s+\S*$/, "")}…`;
}

function textsOf(writing: Writing): string[] {
  return writing.flatMap((passage: Passage) => {
    switch (passage.kind) {
      case "paragraph":
      case "heading":
        return [plainWords(passage.words)];
      case "list":
        return passage.items.flatMap(textsOf);
      case "quote":
        return textsOf(passage.writing);
      case "code":
        return [passage.text];
      case "rule":
        return [];
    }
  });
}
