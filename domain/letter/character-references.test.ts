import { expect, test } from "vitest";
import { soundText, withCharacters } from "./character-references.ts";

test.each([
  ["&amp;lt; &lt;b&gt; &quot;&apos;", "&lt; <b> \"'"],
  ["caf&eacute; &Uuml; &yuml; &nbsp;", "café Ü ÿ \u00A0"],
  ["&#233; &#xE9; &#X1F600;", "é é 😀"],
  ["&hellip; &mdash; &euro;", "… — €"],
  ["&unknown; &; &#; &#x; &amp & &AMP;", "&unknown; &; &#; &#x; &amp & &AMP;"],
  ["&#0; &#xD800; &#x110000; &#9999999;", "\uFFFD \uFFFD \uFFFD \uFFFD"],
  ["a&#7;b&#x9b;c", "abc"],
  ["&constructor; &toString;", "&constructor; &toString;"],
])("%s reads %j", (written, text) => {
  expect(withCharacters(written)).toBe(text);
});

test("a sound text has no control character, half of a character or odd line break", () => {
  expect(soundText("a\0b\u0007c\u0085d\u007Fe\tf")).toBe("abcde\tf");
  expect(soundText("a\r\nb\rc\u2028d\u2029e\nf")).toBe("a\nb\nc\nd\ne\nf");
  expect(soundText("\ud800a\udc00😀")).toBe("\uFFFDa\uFFFD😀");
});
