import { TEXT_WIDTH, wrapped } from "./wrapped.ts";
import { plainWords, type Passage, type Words, type Writing } from "./writing.ts";

/** No narrower, however deep it stands. */
const NARROWEST = 24;

/** Addresses are numbered through the whole writing. */
type Numbers = { last: number };

/**
 * What somebody wrote, in lines of 72 columns. Behind the words of a link stands its number, and below the paragraph the
 * address, whole and in a line of its own. Lines of code are as long as they were written.
 */
export function writingLines(writing: Writing): string[] {
  return linesOf(writing, TEXT_WIDTH, { last: 0 });
}

function linesOf(writing: Writing, width: number, numbers: Numbers, isItem = false): string[] {
  return writing.flatMap((passage, index) => [
    // A list stands close below the item that it is part of.
    ...(index === 0 || (isItem && passage.kind === "list") ? [] : [""]),
    ...passageLines(passage, Math.max(width, NARROWEST), numbers),
  ]);
}

function passageLines(passage: Passage, width: number, numbers: Numbers): string[] {
  switch (passage.kind) {
    case "paragraph": {
      const { lines, addresses } = wordLines(passage.words, width, numbers);
      return [...lines, ...addresses];
    }
    case "heading":
      return headingLines(passage.words, width, numbers);
    case "list":
      return listLines(passage, width, numbers);
    case "quote":
      return linesOf(passage.writing, width - 2, numbers).map((line) => `> ${line}`.trimEnd());
    case "code":
      return passage.text
        .split("\n")
        .map((line) => `    ${line.replaceAll("\t", "    ")}`.trimEnd());
    case "rule":
      return ["* * *"];
  }
}

function headingLines(words: Words, width: number, numbers: Numbers): string[] {
  const { lines, addresses } = wordLines(words, width, numbers);
  const rule = "-".repeat(Math.min(width, Math.max(...lines.map((line) => line.length))));
  return [...lines, rule, ...addresses];
}

function wordLines(words: Words, width: number, numbers: Numbers) {
  const addresses = new Map<string, number>();
  const text = wordsText(words, numbers, addresses);
  return {
    lines: wrapped(text.trim(), width).map((line) => line.trim()),
    addresses: Array.from(addresses, ([address, number]) => `[${number}] ${address}`),
  };
}

/** Marks as people set them in plain text; `addresses` takes in those of its links. */
function wordsText(words: Words, numbers: Numbers, addresses: Map<string, number>): string {
  return words
    .map((span) => {
      switch (span.kind) {
        case "text":
          return span.text;
        case "code":
          return `\`${span.text}\``;
        case "break":
          return "\n";
        case "strong":
          return marked("*", wordsText(span.words, numbers, addresses));
        case "emphasis":
          return marked("_", wordsText(span.words, numbers, addresses));
        case "strike":
          return marked("~", wordsText(span.words, numbers, addresses));
        case "link": {
          const text = wordsText(span.words, numbers, addresses);
          const address = span.href.replace(/^mailto:(?=[^?]*$)/, "");
          const shown = plainWords(span.words);
          if (shown === address || `${shown}/` === address) return text;
          const number = addresses.get(address) ?? (numbers.last += 1);
          addresses.set(address, number);
          return `${text}\u00A0[${number}]`;
        }
      }
    })
    .join("");
}

/** The mark stands at the words, not at the spaces around them. */
function marked(mark: string, text: string): string {
  return text.replace(/^(\s*)(\S(?:[\s\S]*\S)?)(\s*)$/, `$1${mark}$2${mark}$3`);
}

/** Items hang behind their marks; a line between them where one has several parts. */
function listLines(
  { start, items }: Extract<Passage, { kind: "list" }>,
  width: number,
  numbers: Numbers,
): string[] {
  const marks = items.map((_item, index) => (start === null ? "-" : `${start + index}.`));
  const indent = Math.max(...marks.map((mark) => mark.length)) + 1;
  const all = items.map((item) => linesOf(item, width - indent, numbers, true));
  const isLoose = all.some((lines) => lines.includes(""));
  return all.flatMap((lines, index) => [
    ...(index > 0 && isLoose ? [""] : []),
    ...(lines.length === 0 ? [""] : lines).map((line, at) =>
      `${(at === 0 ? (marks[index] ?? "") : "").padEnd(indent)}${line}`.trimEnd(),
    ),
  ]);
}
