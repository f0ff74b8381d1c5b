import { escapeHtml } from "../escape-html.ts";
import { day, fonts } from "./email-look.ts";
import type { Passage, Span, Words, Writing } from "./writing.ts";

const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"';
const breaking = "word-break:break-word;overflow-wrap:anywhere";
const text = `color:${day.ink};font:400 16px/25px ${fonts.text};${breaking}`;
const inset = `background-color:${day.inset}`;

/** Where passages stand: the room below each, in pixels. */
const spaces = { letter: 18, quote: 10, item: 6 } as const;

type Place = keyof typeof spaces;

/** What somebody wrote, as a part of an e-mail. */
export function writingHtml(writing: Writing, place: Place = "letter"): string {
  return writing.map((passage) => passageHtml(passage, spaces[place])).join("\n");
}

function passageHtml(passage: Passage, space: number): string {
  switch (passage.kind) {
    case "paragraph":
      return `<p class="l-ink" style="margin:0 0 ${space}px;${text}">${wordsHtml(passage.words)}</p>`;
    case "heading":
      return headingHtml(passage, space);
    case "list":
      return listHtml(passage, space);
    case "quote":
      return `<table ${table} style="margin:0 0 ${space}px"><tr><td class="l-ink l-inset l-line" bgcolor="${day.inset}" style="padding:14px 20px 6px;border-left:4px solid ${day.line};${inset};${text}">${writingHtml(passage.writing, "quote")}</td></tr></table>`;
    case "code":
      // A first line break within `pre` is not part of it.
      return `<table ${table} style="margin:0 0 ${space}px"><tr><td class="l-ink l-inset" bgcolor="${day.inset}" style="padding:12px 16px;${inset}"><pre class="l-ink" style="margin:0;color:${day.ink};font:400 14px/21px ${fonts.code};white-space:pre-wrap;${breaking}">\n${escapeHtml(passage.text)}</pre></td></tr></table>`;
    case "rule":
      return `<table ${table} style="margin:8px 0 ${space + 8}px"><tr><td class="l-line" style="border-top:1px solid ${day.line};font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  }
}

function headingHtml(
  { level, words }: Extract<Passage, { kind: "heading" }>,
  space: number,
): string {
  const size = level === 2 ? "20px/26px" : "17px/24px";
  // Below it stands what it is about.
  const margin = `${space + 8}px 0 ${Math.ceil((space * 2) / 3)}px`;
  return `<h${level} class="l-ink" style="margin:${margin};color:${day.ink};font:700 ${size} ${fonts.text};${breaking}">${wordsHtml(words)}</h${level}>`;
}

function listHtml({ start, items }: Extract<Passage, { kind: "list" }>, space: number): string {
  const tag = start === null ? "ul" : "ol";
  const first = start === null || start === 1 ? "" : ` start="${start}"`;
  const rows = items.map(
    (item) => `<li class="l-ink" style="margin:0;${text}">${writingHtml(item, "item")}</li>`,
  );
  return `<${tag}${first} class="l-ink" style="margin:0 0 ${space}px;padding:0 0 0 26px;${text}">${rows.join("\n")}</${tag}>`;
}

function wordsHtml(words: Words): string {
  return words.map(spanHtml).join("");
}

function spanHtml(span: Span): string {
  switch (span.kind) {
    case "text":
      return escapeHtml(span.text);
    case "strong":
      return `<strong>${wordsHtml(span.words)}</strong>`;
    case "emphasis":
      return `<em>${wordsHtml(span.words)}</em>`;
    case "strike":
      return `<s>${wordsHtml(span.words)}</s>`;
    case "code":
      return `<code class="l-inset" style="padding:1px 4px;border-radius:4px;${inset};font-family:${fonts.code};font-size:90%">${escapeHtml(span.text)}</code>`;
    case "link":
      return `<a class="l-ink" href="${escapeHtml(span.href)}" style="color:${day.ink};text-decoration:underline">${wordsHtml(span.words)}</a>`;
    case "break":
      return "<br>";
  }
}
