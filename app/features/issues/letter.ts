import { emailHtml } from "#domain/letter/email-html.ts";
import { emailText } from "#domain/letter/email-text.ts";
import { issueEmail } from "#domain/letter/issue-email.ts";
import { readMarkdown } from "#domain/letter/markdown.ts";
import type { IssueWords } from "./issue.ts";

/** What becomes of the words: both forms of the letter, and what is left out. Comes with a script of its own. */
export function letterOf(words: IssueWords) {
  const email = issueEmail(words, {
    unsubscribe: `${location.origin}/blog?newsletter=unsubscribe`,
    oneClick: "",
  });
  return { html: emailHtml(email), text: emailText(email), notes: readMarkdown(words.body).notes };
}

export type Letter = ReturnType<typeof letterOf>;
