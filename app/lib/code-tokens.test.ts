import { expect, test } from "vitest";
import { codeTokens, type CodeLanguage } from "./code-tokens.ts";

function marked(code: string, language: CodeLanguage) {
  return codeTokens(code, language)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => [kind, text]);
}

test("keys and strings of JSON are told apart", () => {
  expect(marked('{ "id": "pi_01J9", "amount": 24100 }', "json")).toEqual([
    ["key", '"id"'],
    ["string", '"pi_01J9"'],
    ["key", '"amount"'],
  ]);
});

test("a comment ends with its line and an address is no comment", () => {
  expect(marked('const home = "https://example.com"; // ours\nreturn', "typescript")).toEqual([
    ["word", "const"],
    ["string", '"https://example.com"'],
    ["comment", "// ours"],
    ["word", "return"],
  ]);
});

test("words inside longer names stay plain", () => {
  expect(marked("information = notify(form)", "python")).toEqual([]);
});

test("an escaped quote does not end its string", () => {
  expect(marked(String.raw`"a \" b" for`, "rust")).toEqual([
    ["string", String.raw`"a \" b"`],
    ["word", "for"],
  ]);
});

test("the parts put together are the whole code", () => {
  const code = "select \"a\" -- b\nfrom c where d = 'e'\n";
  expect(
    codeTokens(code, "sql")
      .map(({ text }) => text)
      .join(""),
  ).toBe(code);
});
