import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readLight, wrapSelection, type Block } from "./light-markup.ts";

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === "list" ? block.items.flat() : block.spans))
    .map(({ text }) => text)
    .join("");

test("bold, italic, lists and links are read", () => {
  expect(readLight("**Two** words, *one* [link](https://lantern.example/a)")).toEqual([
    {
      kind: "paragraph",
      spans: [
        { kind: "strong", text: "Two" },
        { kind: "text", text: " words, " },
        { kind: "em", text: "one" },
        { kind: "text", text: " " },
        { kind: "link", text: "link", href: "https://lantern.example/a" },
      ],
    },
  ]);
  expect(readLight("Tools:\n\n- pen\n- paper")).toHaveLength(2);
});

test("HTML stays text", () => {
  const markup = "<img src=x onerror=alert(1)><script>1</script>";
  expect(readLight(markup)).toEqual([
    { kind: "paragraph", spans: [{ kind: "text", text: markup }] },
  ]);
});

test("only http and https are links", () => {
  const text = "[a](javascript:alert(1)) [b](data:text/html,x)";
  expect(textOf(readLight(text))).toBe(text);
});

test("what is not closed stays what it is", () => {
  expect(textOf(readLight("**half and *half"))).toBe("**half and *half");
});

test("no letter of a plain text is lost", () => {
  const plain = fc.string().filter((text) => !/[*[\]\n]/.test(text) && text.trim() !== "");
  fc.assert(
    fc.property(plain, (text) => {
      const shown = text.trim().replace(/^- /, "");
      expect(textOf(readLight(text))).toBe(shown);
    }),
  );
});

test("a mark goes around what is selected, and what it stands around stays selected", () => {
  expect(wrapSelection("a word here", 2, 6, "strong")).toEqual({
    text: "a **word** here",
    from: 4,
    to: 8,
  });
  expect(wrapSelection("", 0, 0, "link").text).toBe("[link](https://)");
});
