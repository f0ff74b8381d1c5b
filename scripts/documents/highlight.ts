import { escapeHtml } from "#domain/escape-html.ts";
import { codeTokens, type CodeLanguage } from "../../app/lib/code-tokens.ts";

/** The languages of the articles' code fences. */
const languages: Readonly<Record<string, CodeLanguage>> = {
  sql: "sql",
  ts: "typescript",
  css: "css",
};

/** Escaped code with its words of the language, strings and comments marked; an unknown language stays plain. */
export function highlight(code: string, language: string): string {
  const known = languages[language];
  if (!known) return escapeHtml(code);
  return codeTokens(code, known)
    .map(({ kind, text }) => {
      const escaped = escapeHtml(text);
      return kind === "plain" || kind === "key"
        ? escaped
        : `<i data-token="${kind}">${escaped}</i>`;
    })
    .join("");
}
