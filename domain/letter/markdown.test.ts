import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import type { Passage, Span, Words } from "./writing.ts";

const text = (words: string): Span => ({ kind: "text", text: words });
const paragraph = (...words: Words): Passage => ({ kind: "paragraph", words });
const said = (words: string) => paragraph(text(words));
const link = (href: string, ...words: Words): Span => ({ kind: "link", href, words });
const read = (body: string) => readMarkdown(body).writing;
const notesOf = (body: string) => readMarkdown(body).notes;

test("paragraphs, headings and rules", () => {
  expect(read("a\nb\n\n# c\n\n### d ##\n\ne\n=\n\n***\n\n#\n")).toEqual([
    said("a b"),
    { kind: "heading", level: 2, words: [text("c")] },
    { kind: "heading", level: 3, words: [text("d")] },
    { kind: "heading", level: 2, words: [text("e")] },
    { kind: "rule" },
  ]);
  expect(read("## a\n\n###### b")).toMatchObject([{ level: 2 }, { level: 3 }]);
  expect(readMarkdown("")).toEqual({ writing: [], notes: [] });
  expect(readMarkdown(" \n\t\n")).toEqual({ writing: [], notes: [] });
});

test("words in a line", () => {
  expect(read("a **b *c*** ~~d~~ `e &amp; *f*` \\*g\\* &amp; &#38;amp; &#60;b&#62;")).toEqual([
    paragraph(
      text("a "),
      { kind: "strong", words: [text("b "), { kind: "emphasis", words: [text("c")] }] },
      text(" "),
      { kind: "strike", words: [text("d")] },
      text(" "),
      { kind: "code", text: "e &amp; *f*" },
      text(" *g* & &amp; <b>"),
    ),
  ]);
  expect(read("a  \nb\\\nc\nd")).toEqual([
    paragraph(text("a"), { kind: "break" }, text("b"), { kind: "break" }, text("c d")),
  ]);
});

test("lists nest, begin at their number, and are the same whether tight or loose", () => {
  expect(read("3. a\n4. b\n   - c\n     - d\n")).toEqual([
    {
      kind: "list",
      start: 3,
      items: [
        [said("a")],
        [
          said("b"),
          {
            kind: "list",
            start: null,
            items: [[said("c"), { kind: "list", start: null, items: [[said("d")]] }]],
          },
        ],
      ],
    },
  ]);
  expect(read("- a\n\n- b")).toEqual(read("- a\n- b"));
  expect(read("- a\n\n  b")).toEqual([
    { kind: "list", start: null, items: [[said("a"), said("b")]] },
  ]);
  expect(read("-\n- a")).toMatchObject([{ items: [[], [said("a")]] }]);
});

test("what is nested deeper than is shown stands where it is shown last", () => {
  const body = "- a\n  - b\n    - c\n      - d\n        - e";
  expect(read(body)).toMatchObject([
    {
      items: [
        [said("a"), { items: [[said("b"), { items: [[said("c"), said("d"), said("e")]] }]] }],
      ],
    },
  ]);
  expect(notesOf(body)).toEqual([{ kind: "tangle", sample: "- d - e" }]);
  expect(notesOf("- a\n  - b\n    - c")).toEqual([]);
  expect(read("> > > a\n> > > > b")).toMatchObject([
    { writing: [{ writing: [{ writing: [said("a"), said("b")] }] }] },
  ]);
});

test("tasks, tables and footnotes are text", () => {
  const boxes = [[said("[ ] a")], [said("[x] b")]];
  expect(read("- [ ] a\n- [x] b")).toMatchObject([{ items: boxes }]);
  expect(read("- [ ] a\n\n- [X] b")).toMatchObject([{ items: boxes }]);
  expect(read("- [x] `b`")).toMatchObject([
    { items: [[paragraph(text("[x] "), { kind: "code", text: "b" })]] },
  ]);
  expect(read("| a | *b* |\n|---|--:|\n| c \\| d | |\n")).toEqual([
    paragraph(
      { kind: "strong", words: [text("a | "), { kind: "emphasis", words: [text("b")] }] },
      { kind: "break" },
      text("c | d | "),
    ),
  ]);
  expect(read("a[^1]\n\n[^1]: https://x.example/")).toMatchObject([
    said("a[^1]"),
    { words: [text("[^1]: "), { kind: "link" }] },
  ]);
});

test("quotes and code", () => {
  expect(read("> a\nb\n>\n> > c\n\n    d\n      <e>\n\n```js\n*f*\n```\n")).toEqual([
    { kind: "quote", writing: [said("a b"), { kind: "quote", writing: [said("c")] }] },
    { kind: "code", text: "d\n  <e>" },
    { kind: "code", text: "*f*" },
  ]);
  expect(read("```\n\n```")).toEqual([]);
});

test("links lead where their address is sound", () => {
  expect(read("[a *b*](https://x.example/?a=1&amp;b=2 'title')")).toEqual([
    paragraph(
      link("https://x.example/?a=1&b=2", text("a "), { kind: "emphasis", words: [text("b")] }),
    ),
  ]);
  expect(
    read("<https://x.example/> www.x.example, ada@x.example, [y]\n\n[y]: https://y.example/"),
  ).toEqual([
    paragraph(
      link("https://x.example/", text("https://x.example/")),
      text(" "),
      link("http://www.x.example/", text("www.x.example")),
      text(", "),
      link("mailto:ada@x.example", text("ada@x.example")),
      text(", "),
      link("https://y.example/", text("y")),
    ),
  ]);
  expect(read("[](https://x.example/)")).toEqual([
    paragraph(link("https://x.example/", text("https://x.example/"))),
  ]);
});

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java&#115;cript:alert(1)",
  "javascript&colon;alert(1)",
  "java&Tab;script:alert(1)",
  "java&#x09;script:alert(1)",
  "&#1;javascript:alert(1)",
  "data:text/html,x",
  "/blog",
  "//evil.example",
  "https://user:pass@evil.example",
  "https&#58;\\\\evil.example",
  "mailto:ada@x.example?bcc=eve@x.example",
])("a link to %s stays as its words", (address) => {
  for (const body of [
    `a [b](${address}) c`,
    `a [b](<${address}>) c`,
    `a [b] c\n\n[b]: ${address}`,
  ]) {
    expect(read(body)).toEqual([said("a b c")]);
    expect(notesOf(body)).toMatchObject([{ kind: "address" }]);
  }
  expect(JSON.stringify(read(`<${address}>`))).not.toContain('"link"');
});

test("HTML is shown as it was written, and pictures by their words", () => {
  expect(read("a <b onclick='x'>c</b> <!-- d -->")).toEqual([
    said("a <b onclick='x'>c</b> <!-- d -->"),
  ]);
  expect(read("<div>\n*a*\n</div>\n\n<script>\nb\n</script>")).toEqual([
    paragraph(text("<div>"), { kind: "break" }, text("*a*"), { kind: "break" }, text("</div>")),
    paragraph(text("<script>"), { kind: "break" }, text("b"), { kind: "break" }, text("</script>")),
  ]);
  expect(read("a ![b *c* <d>](https://x.example/e.png) ![](f.png)")).toEqual([said("a b c <d> ")]);
  expect(read("[![a](b.png)](https://x.example/)")).toEqual([
    paragraph(link("https://x.example/", text("a"))),
  ]);
});

test("each kind of note is told once, with where it stands first", () => {
  const long = "x".repeat(80);
  expect(notesOf(`<b>${long}</b> <i>\n\n![a](b) ![c](d) [e](f) [g](${long})`)).toEqual([
    { kind: "html", sample: "<b>" },
    { kind: "picture", sample: "![a](b)" },
    { kind: "address", sample: "f" },
  ]);
  expect(notesOf(`[g](${long})`)).toEqual([{ kind: "address", sample: "x".repeat(60) }]);
  expect(notesOf("a **b** [c](https://x.example)\n\n- d\n\n> e\n\n---\n\n***")).toEqual([]);
});

test("control characters, halves of characters and odd line breaks break nothing", () => {
  expect(read("a\0b\r\n\r\nc\ud800\u2028d [e](https://x.example/\udfff)\u0007")).toEqual([
    said("ab"),
    paragraph(text("c\uFFFD d "), link("https://x.example/%EF%BF%BD", text("e"))),
  ]);
});
