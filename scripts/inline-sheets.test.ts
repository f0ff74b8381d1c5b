import { expect, test } from "vitest";
import { inlineHashes } from "../server/pages/inline-hashes.ts";
import { inlineSheets } from "./inline-sheets.ts";

const sheets: Record<string, string> = {
  "/assets/a.css": ".a{}\n",
  "/assets/b.css": ".b{content:'$&'}",
  "/assets/importing.css": '@import "/c.css";',
  "/assets/ending.css": ".d{content:'</style>'}",
};

function read(address: string): string {
  const text = sheets[address];
  if (text === undefined) throw new Error(`no sheet ${address}`);
  return text;
}

const head = '<style data-site="">@layer a,b;</style><script>run()</script>';
const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

test("all sheets stand behind the site's own in one element, in the order of their links, which are switched off", () => {
  expect(inlineSheets(head + linkTo("/assets/b.css") + linkTo("/assets/a.css"), read)).toBe(
    `<style data-site="">@layer a,b;\n.b{content:'$&'}\n.a{}</style><script>run()</script>` +
      '<link rel="stylesheet" href="/assets/b.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/a.css" disabled=""/>',
  );
});

test("a page's policy needs one hash for all its sheets", () => {
  const html = inlineSheets(head + linkTo("/assets/a.css") + linkTo("/assets/b.css"), read);
  expect(inlineHashes(html).styles.size).toBe(1);
});

test("the router's mark at the end of an address is not part of the file's name", () => {
  expect(inlineSheets(head + linkTo("/assets/a.css#"), read)).toContain(
    "@layer a,b;\n.a{}</style>",
  );
});

test("a sheet that is linked twice is written once, and both links are switched off", () => {
  const html = inlineSheets(head + linkTo("/assets/a.css").repeat(2), read);
  expect(html.match(/\.a\{\}/g)).toHaveLength(1);
  expect(html.match(/disabled=""/g)).toHaveLength(2);
});

test("other links stay as they are", () => {
  const html = `${head}<link rel="preload" href="/assets/f.woff2" as="font"/>`;
  expect(inlineSheets(html, read)).toBe(html);
});

test.each(["/assets/importing.css", "/assets/ending.css"])(
  "%s is refused: it would be cut off or cut others off",
  (address) => {
    expect(() => inlineSheets(head + linkTo(address), read)).toThrow(address);
  },
);

test("a page without the site's own sheet is refused", () => {
  expect(() => inlineSheets(linkTo("/assets/a.css"), read)).toThrow("no place");
});
