import * as fc from "fast-check";
import { expect, test } from "vitest";
import { emailHtml } from "./email-html.ts";
import { always, day, night } from "./email-look.ts";
import { emailText } from "./email-text.ts";
import type { Email } from "./email.ts";
import { wrapped } from "./wrapped.ts";

const email: Email = {
  subject: "<S>",
  heading: "<H>",
  preview: "<P>",
  why: "Because <you> asked.",
  isInternal: true,
  blocks: [
    { kind: "text", text: "A & B" },
    {
      kind: "facts",
      rows: [
        ["Long label", "1"],
        ["Short", "<2>"],
      ],
    },
    {
      kind: "prices",
      lines: [
        { item: "Package <x>", amount: "$12,000", unit: "" },
        { item: "Support", amount: "$500", unit: "a month" },
      ],
      totals: [{ item: "Total", amount: "$12,000", unit: "" }],
    },
    { kind: "link", label: "Go", href: "https://x.example/?a=1&b=2", isSecret: true },
    { kind: "quote", text: "one\n\n<two>" },
  ],
};

test("an e-mail as text: columns align, links have lines of their own", () => {
  expect(emailText(email)).toBe(
    [
      "<H>",
      "===",
      "",
      "A & B",
      "",
      "Long label:  1",
      "Short:       <2>",
      "",
      "Package <x>   $12,000",
      "Support          $500 a month",
      "-----------------------------",
      "Total         $12,000",
      "",
      "Go:",
      "https://x.example/?a=1&b=2",
      "",
      "> one",
      ">",
      "> <two>",
      "",
      "-- ",
      "Perilune",
      "Because <you> asked.",
      "",
    ].join("\n"),
  );
});

test("as it is kept, an e-mail is without what its secret link opens", () => {
  expect(emailText(email, true)).toContain("Go:\n(in the letter only)\n");
  expect(emailText(email, true)).not.toContain("x.example");
});

test("an e-mail as HTML has no markup but ours", () => {
  const html = emailHtml(email);
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  expect(html).toContain("one<br><br>&lt;two&gt;");
  for (const text of ["S", "H", "P", "2", "x", "you", "two"])
    expect(html).not.toContain(`<${text}>`);
});

test("whoever hears of us from outside is told where we are; the team is not", () => {
  const outside = { ...email, isInternal: false };
  for (const part of [emailHtml(outside), emailText(outside)]) {
    expect(part).toContain("San Francisco, California");
    expect(part).toContain("hello@perilune.example");
  }
  for (const part of [emailHtml(email), emailText(email)]) {
    expect(part).not.toContain("hello@perilune.example");
  }
});

test("lines fit, no word is lost, and an address stays whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 8, max: 72 }), (text, width) => {
      const lines = wrapped(text, width);
      for (const line of lines) expect(line.length <= width || !line.includes(" ")).toBe(true);
      const words = (of: string) => of.split(/[ \r\n]+/).filter(Boolean);
      expect(words(lines.join("\n"))).toEqual(words(text));
    }),
    { examples: [["\u2000", 8]] },
  );
  const address = `https://x.example/${"a".repeat(90)}`;
  expect(wrapped(`See ${address} now`)).toEqual(["See", address, "now"]);
});

test.each([
  ["day", day],
  ["night", night],
])("by %s every text stands out from its ground", (_time, of) => {
  for (const ground of [of.paper, of.surface, of.inset]) {
    expect(contrast(of.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(of.ink2, ground)).toBeGreaterThan(4.5);
  }
  expect(contrast(always.onSky, always.sky)).toBeGreaterThan(4.5);
  expect(contrast(always.onSignal, always.signal)).toBeGreaterThan(4.5);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
