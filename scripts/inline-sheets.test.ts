import { expect, test } from "vitest";
import { inlineSheets } from "./inline-sheets.ts";

const sheets: Record<string, string> = { "/assets/a.css": ".a{}\n", "/assets/b.css": ".b{}" };

function read(address: string): string {
  const text = sheets[address];
  if (text === undefined) throw new Error(`no sheet ${address}`);
  return text;
}

test("a sheet stands in the page and its link is switched off", () => {
  expect(inlineSheets('<link rel="stylesheet" href="/assets/a.css"/>', read)).toBe(
    '<style data-sheet="/assets/a.css">.a{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>',
  );
});

test("the router's mark at the end of an address is not part of the file's name", () => {
  expect(inlineSheets('<link rel="stylesheet" href="/assets/b.css#"/>', read)).toContain(
    '<style data-sheet="/assets/b.css">.b{}</style>',
  );
});

test("a sheet that is linked twice is written once", () => {
  const html = '<link rel="stylesheet" href="/assets/a.css"/>'.repeat(2);
  expect(inlineSheets(html, read).match(/<style/g)).toHaveLength(1);
});

test("other links stay as they are", () => {
  const html = '<link rel="preload" href="/assets/f.woff2" as="font"/>';
  expect(inlineSheets(html, read)).toBe(html);
});
