import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { writingLines } from "./writing-text.ts";

const textOf = (body: string) =>
  writingLines(readMarkdown(body).writing).join("\n").replaceAll("\u00A0", " ");

const long = "Some words that go on for longer than a line of seventy-two columns has room.";

test("paragraphs and headings", () => {
  expect(textOf(`# What *broke*\n\n${long}\nAnd  \nmore\n\n### Next\n\n***\n\na`)).toBe(
    [
      "What _broke_",
      "------------",
      "",
      "Some words that go on for longer than a line of seventy-two columns has",
      "room. And",
      "more",
      "",
      "Next",
      "----",
      "",
      "* * *",
      "",
      "a",
    ].join("\n"),
  );
  const heading = textOf(`## ${long}`).split("\n");
  expect(heading.at(-1)).toBe("-".repeat(heading[0]?.length ?? 0));
});

test("marks stand at the words", () => {
  expect(textOf("**a *b*** ~~c~~ `d` &lt;e&gt; \\*f\\* ** g**")).toBe(
    "*a _b_* ~c~ `d` <e> *f* ** g**",
  );
});

test("addresses stand below the paragraph, whole and each once, with numbers that go on", () => {
  const address = `https://x.example/${"a".repeat(90)}`;
  expect(
    textOf(
      `See [one](${address}), [two](https://y.example/?a=1&b=2) and [one **again**](${address}).\n\n## On [y](https://y.example/)\n\n- [z](https://z.example/)\n- no link\n\n> [q](https://q.example/)\n`,
    ),
  ).toBe(
    [
      "See one [1], two [2] and one *again* [1].",
      `[1] ${address}`,
      "[2] https://y.example/?a=1&b=2",
      "",
      "On y [3]",
      "--------",
      "[3] https://y.example/",
      "",
      "- z [4]",
      "  [4] https://z.example/",
      "- no link",
      "",
      "> q [5]",
      "> [5] https://q.example/",
    ].join("\n"),
  );
});

test("an address that is its own words is not said twice", () => {
  expect(textOf("<https://x.example/a>, https://x.example and ada@x.example")).toBe(
    "https://x.example/a, https://x.example and ada@x.example",
  );
  expect(textOf("[Ada](mailto:ada@x.example) [Bo](mailto:bo@x.example?subject=Hi)")).toBe(
    "Ada [1] Bo [2]\n[1] ada@x.example\n[2] mailto:bo@x.example?subject=Hi",
  );
  expect(textOf("[https://x.example](https://evil.example/)")).toBe(
    "https://x.example [1]\n[1] https://evil.example/",
  );
});

test("a number is not parted from the words before it", () => {
  const words = `${"a".repeat(68)} it`;
  expect(textOf(`${words.slice(2)} [is](https://x.example/) so`)).toBe(
    `${words.slice(2)}\nis [1] so\n[1] https://x.example/`,
  );
});

test("items hang behind their marks", () => {
  expect(textOf(`9. ${long}\n10. b\n    - c\n      1. ${long}\n`)).toBe(
    [
      "9.  Some words that go on for longer than a line of seventy-two columns",
      "    has room.",
      "10. b",
      "    - c",
      "      1. Some words that go on for longer than a line of seventy-two",
      "         columns has room.",
    ].join("\n"),
  );
  expect(textOf("Before:\n\n- a\n\n  b\n- c\n-\n")).toBe(
    ["Before:", "", "- a", "", "  b", "", "- c", "", "-"].join("\n"),
  );
  expect(textOf("- [ ] a\n- [x] b")).toBe("- [ ] a\n- [x] b");
});

test("quotes and code", () => {
  expect(textOf(`> ${long}\n>\n> > a\n>\n>     b\n\n\`\`\`\nif (a) {\n\tb\n\n}\n\`\`\`\n`)).toBe(
    [
      "> Some words that go on for longer than a line of seventy-two columns",
      "> has room.",
      ">",
      "> > a",
      ">",
      ">     b",
      "",
      "    if (a) {",
      "        b",
      "",
      "    }",
    ].join("\n"),
  );
});

test("a table is lines", () => {
  expect(textOf("| Plan | Price |\n|---|---|\n| Basic | $1 |\n| Pro | $2 |\n")).toBe(
    "*Plan | Price*\nBasic | $1\nPro | $2",
  );
});

test("however deep it stands, no line but of an address or a long word is too long", () => {
  const body = `> > > - ${long}\n> > >   - ${long}\n> > >     - ${long} ${"x".repeat(100)} ${long}\n`;
  for (const line of textOf(body).split("\n"))
    expect(line.length <= 72 || /^[> ]*x+$/.test(line)).toBe(true);
});
