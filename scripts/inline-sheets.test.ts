import { expect, test } from "vitest";
import { inlineSheets } from "./inline-sheets.ts";

const sheets: Record<string, string> = { "/assets/a.css": ".a{}\n", "/assets/b.css": ".b{}" };

function read(address: string): string {
  const text = sheets[address];
  if (text === undefined) throw new Error(`no sheet ${address}`);
  return text;
}

test("all sheets stand in the page as one, in their order, and their links are switched off", () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/>';
  expect(inlineSheets(html, read)).toBe(
    '<style data-sheets="">.a{}\n.b{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/b.css" disabled=""/>',
  );
});

test("the router's mark at the end of an address is not part of the file's name", () => {
  expect(inlineSheets('<link rel="stylesheet" href="/assets/b.css#"/>', read)).toContain(
    '<style data-sheets="">.b{}</style>',
  );
});

test("a sheet that is linked twice is written once, and both links are switched off", () => {
  const html = inlineSheets('<link rel="stylesheet" href="/assets/a.css"/>'.repeat(2), read);
  expect(html.match(/\.a\{\}/g)).toHaveLength(1);
  expect(html.match(/disabled=""/g)).toHaveLength(2);
});

test("other links stay as they are", () => {
  const html = '<link rel="preload" href="/assets/f.woff2" as="font"/>';
  expect(inlineSheets(html, read)).toBe(html);
});
