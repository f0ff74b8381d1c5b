/** Texts without anything to see, by what they are made of. */
export const hiddenTexts: readonly (readonly [name: string, text: string])[] = [
  ["nothing", ""],
  ["spaces", " \t\n"],
  ["no-break and other wide spaces", "\u00A0\u1680\u2000\u2007\u200A\u202F\u205F\u3000"],
  ["a right-to-left override", "\u202E\u202C"],
  ["isolates and marks", "\u2066\u2069\u200E\u200F\u061C"],
  ["a space of no width", "\u200B\u2060\uFEFF"],
  ["joiners", "\u200C\u200D\u200D"],
  ["a soft hyphen", "\u00AD"],
  ["a grapheme joiner", "\u034F"],
  ["the blank of Braille", "\u2800"],
  ["fillers of Hangul", "\u3164\u115F\u1160\uFFA0"],
  ["variation selectors", "\uFE0F\uFE0E\uFE00\u{E0101}"],
  ["selectors of Mongolian", "\u180B\u180E\u180F"],
  ["tags", "\u{E0001}\u{E0041}\u{E007F}"],
  ["controls", "\u0001\u007F\u0085"],
  ["all at once", "\u200B \u3164\u200D\u2800\u{E0041}\uFE0F\u00AD"],
];

/** Addresses that look like `ada@example.com` and are others. */
export const lookAlikes: readonly (readonly [name: string, email: string])[] = hiddenTexts
  .slice(2)
  .map(([name, text]) => [name, `ada${text}@example.com`]);

/** Names that need what is hidden, and keep it. */
export const neededLetters = [
  "Rene\u0301e",
  "می\u200Cخواهم",
  "क\u094D\u200Dष",
  "\u{1F469}\u200D\u{1F4BB} Dev",
  "\u2764\uFE0F\u200D\u{1F525}",
  "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} fan",
  "1\uFE0F\u20E3 first",
  "葛\u{E0100}城",
  "\u1820\u180B",
].map((name) => name.normalize("NFC"));
