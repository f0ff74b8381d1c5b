import * as fc from "fast-check";
import { expect, test } from "vitest";
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
    ["evil._domain.example a.-b a.%65b", "evil[.]_domain[.]example a[.]-b a[.]%65b"],
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
