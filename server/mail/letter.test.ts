import * as fc from "fast-check";
import { expect, test } from "vitest";
import { letterHtml, letterText, type Letter } from "./letter.ts";
import { receiptLetter, receiptShape } from "./letters/receipt.ts";
import { headerText, isMailAddress, withoutLinks } from "./plain.ts";

test("whatever stands in a header, it is one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(headerText(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(headerText(text).length).toBeLessThanOrEqual(150);
    }),
  );
});

test("no text of a stranger leaves an address that a mail program would open", () => {
  for (const [text, broken] of [
    ["see https://evil.example/a.b", "see https[:]//evil[.]example/a[.]b"],
    ["www.evil.example", "www[.]evil[.]example"],
    ["JAVASCRIPT:alert(1)", "JAVASCRIPT[:]alert(1)"],
    ["evil。example", "evil[.]example"],
    ["evil．example｡com․net", "evil[.]example[.]com[.]net"],
    ["ｅｖｉｌ．ｅｘａｍｐｌｅ", "ｅｖｉｌ[.]ｅｘａｍｐｌｅ"],
    ["evil⒈example", "evil1[.]example"],
    ["münchen.example пример.рф", "münchen[.]example пример[.]рф"],
    ["e\u0301.x e.\u200Bx \u{1F4A9}.la", "e\u0301[.]x e[.]\u200Bx \u{1F4A9}[.]la"],
    ["ｈｔｔｐｓ：／／evil https:\\\\evil", "ｈｔｔｐｓ[:]／／evil https[:]\\\\evil"],
    ["a@evil。example", "a@evil[.]example"],
    ["Wait... what? 完了。次", "Wait... what? 完了[.]次"],
    ["At 10:30. Then lunch.", "At 10:30. Then lunch."],
  ] as const) {
    expect(withoutLinks(text)).toBe(broken);
  }
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      expect(withoutLinks(url)).not.toMatch(/:\/\/|\w\.\w/);
    }),
  );
});

test.each(["a@b.co", "o'hara+x@mail.example.org"])("%s is an address", (address) => {
  expect(isMailAddress(address)).toBe(true);
});
test.each([
  "a@b",
  "a b@c.co",
  "a@b.co\r\nBcc: c@d.co",
  "<a@b.co>",
  "a@b.co,c@d.co",
  `${"a".repeat(65)}@b.co`,
])("%j is none", (address) => {
  expect(isMailAddress(address)).toBe(false);
});

const letter: Letter = {
  subject: "<S>",
  blocks: [
    { kind: "text", text: "A & B" },
    {
      kind: "facts",
      rows: [
        ["Long label", "1"],
        ["Short", "<2>"],
      ],
    },
    { kind: "link", label: "Go", href: "https://x.example/?a=1&b=2", isSecret: true },
    { kind: "quote", text: "one\n<two>" },
  ],
};

test("a letter as text, and as it is kept: without what its secret link opens", () => {
  expect(letterText(letter)).toBe(
    "A & B\n\nLong label: 1\nShort:      <2>\n\nGo:\nhttps://x.example/?a=1&b=2\n\n> one\n> <two>\n",
  );
  expect(letterText(letter, true)).toContain("Go:\n(in the letter only)\n");
});

test("a letter as HTML has no markup but ours", () => {
  const html = letterHtml(letter);
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  expect(html).toContain("one<br>&lt;two&gt;");
  expect(html).not.toMatch(/<S>|<2>|<two>/);
});

test.each(["contact", "consultation", "support", "partner", "portal", "job"])(
  "the receipt for %s is short and names its reference",
  (kind) => {
    const { subject, blocks } = receiptLetter(
      receiptShape.parse({ kind, reference: "XX-12345678" }),
    );
    expect(subject).toMatch(/^We have your .+ \(XX-12345678\)$/);
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(letterText({ subject, blocks }).length).toBeLessThan(600);
  },
);
