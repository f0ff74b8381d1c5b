import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import type { Words, Writing } from "./writing.ts";

const LONGEST = 60_000;

const filledWith = (part: string) =>
  part.repeat(Math.ceil(LONGEST / part.length)).slice(0, LONGEST);

/** Without bounds marked takes seconds for some of these, and for some its calls overflow. */
test.each([
  "*",
  "_",
  "[",
  "!",
  "**a",
  "_a",
  "_a ",
  "*a **b ",
  "a*b_c",
  "![",
  "[a](",
  "[a](b ",
  "`a",
  "~a~~",
  "***a</",
  "<",
  "<a b='",
  "<!--x",
  "\\",
  "&#38;",
  "a@",
])("a paragraph of %j stays as it was written", (part) => {
  const { writing, notes } = readMarkdown(`a${filledWith(part)}`.slice(0, LONGEST));
  expect(writing).toHaveLength(1);
  expect(depthOf(writing)).toBeLessThan(12);
  expect(notes.map(({ kind }) => kind)).toEqual(["tangle"]);
});

test.each([
  ">",
  "> ",
  "1. ",
  "- ",
  "+ - * ",
  "- > ",
  "> - a\nb\n",
  "> 1. a\nb\n",
  "> a\nb\n",
  "> > a\nb\n",
  "- > a\n",
  "1. a\n=",
  "> - a\nb\n~",
  "- a\n*a _b ",
  "|-|\n",
  "|a|\n|-|-|\n",
])("lists, quotes and tables of %j are not read on and on", (part) => {
  const { writing, notes } = readMarkdown(filledWith(part));
  expect(depthOf(writing)).toBeLessThan(12);
  expect(notes.map(({ kind }) => kind)).toEqual(["tangle"]);
});

test("words nested without end are read as deep as anybody nests them", () => {
  const { writing, notes } = readMarkdown("*a _b ".repeat(100) + "c_ d* ".repeat(100));
  expect(depthOf(writing)).toBeGreaterThan(4);
  expect(depthOf(writing)).toBeLessThan(12);
  expect(notes.map(({ kind }) => kind)).toEqual(["tangle"]);
});

test("one paragraph of too many signs leaves the others theirs", () => {
  const { writing, notes } = readMarkdown(
    `${"*a* ".repeat(1_000)}\n\n*b*\n\n${"c _d_ ".repeat(200).trimEnd()}`,
  );
  expect(notes).toEqual([{ kind: "tangle", sample: "*a* ".repeat(15).trim() }]);
  expect(writing.map((passage) => "words" in passage && passage.words.length)).toEqual([1, 1, 400]);
});

test.each([
  [">".repeat(10), ">>a"],
  ["> ".repeat(10), "> > a"],
  ["- ".repeat(10), "- - a"],
  ["12. ".repeat(10), "12. 12. a"],
  ["- > ".repeat(5), "- > a"],
])("of the marks heaped in %s eight are read", (marks, text) => {
  const { writing, notes } = readMarkdown(`${marks}a`);
  expect(JSON.stringify(writing)).toContain(`"text":${JSON.stringify(text)}`);
  expect(notes.map(({ kind }) => kind)).toEqual(["tangle"]);
});

test("heaps of marks before a quote", () => {
  const { notes } = readMarkdown(" *".repeat(15_000) + "> > a\nb\n".repeat(3_750));
  expect(notes.map(({ kind }) => kind)).toEqual(["tangle"]);
});

test.each([
  "a",
  "a ",
  "`",
  "a\n",
  "a\n\n",
  "# a\n",
  "    a\n",
  "```\n",
  "- a\n",
  "1. a\n",
  "\n",
  "=\n",
])("much of %j is no tangle", (part) => {
  expect(readMarkdown(filledWith(part)).notes).toEqual([]);
});

test("what stands above and below a tangle is read", () => {
  const { writing } = readMarkdown(`**a**\n\n${"_a".repeat(9_000)}\n\n*b*`);
  expect(writing).toMatchObject([
    { words: [{ kind: "strong" }] },
    { words: [{ kind: "text", text: "_a".repeat(9_000) }] },
    { words: [{ kind: "emphasis" }] },
  ]);
  const tower = readMarkdown(`${"> ".repeat(400)}**a**\n\n*b*\n\n- c`);
  expect(tower.writing.at(-2)).toMatchObject({ words: [{ kind: "emphasis" }] });
  expect(tower.writing.at(-1)).toMatchObject({ kind: "list" });
});

test("a long letter is read whole", () => {
  const part =
    "# A heading\n\nSome *words* about [it](https://x.example/a), and **more** of them, `with code`.\n\n- one\n- two\n  - three\n\n> quoted\n> words\n\n| a | b |\n|---|---|\n| c | d |\n\n";
  const { writing, notes } = readMarkdown(part.repeat(300).slice(0, part.length * 190));
  expect(writing).toHaveLength(190 * 5);
  expect(notes).toEqual([]);
});

test("a rule of many signs is one", () => {
  expect(readMarkdown(`${"* ".repeat(30)}\n\n${"-".repeat(72)}`)).toEqual({
    writing: [{ kind: "rule" }, { kind: "rule" }],
    notes: [],
  });
});

test("nothing is read beyond what the database takes", () => {
  const { writing } = readMarkdown(`${"a".repeat(LONGEST)}b`);
  expect(writing).toEqual([
    { kind: "paragraph", words: [{ kind: "text", text: "a".repeat(LONGEST) }] },
  ]);
});

function depthOf(writing: Writing): number {
  return deepest(writing, (passage) => {
    if (passage.kind === "list") return Math.max(0, ...passage.items.map(depthOf));
    if (passage.kind === "quote") return depthOf(passage.writing);
    return "words" in passage ? wordDepth(passage.words) : 0;
  });
}

function wordDepth(words: Words): number {
  return deepest(words, (span) => ("words" in span ? wordDepth(span.words) : 0));
}

function deepest<Of>(all: readonly Of[], depth: (one: Of) => number): number {
  return all.reduce((most, one) => Math.max(most, depth(one) + 1), 0);
}
