import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;

test("inline scripts, sheets and style attributes are hashed once each", () => {
  const page = `<style>a{}</style><script>run()</script><p style="width:1px">x</p>`;
  const { scripts, styles, attrs } = inlineHashes(page + page);
  expect([...scripts, ...styles, ...attrs]).toHaveLength(3);
  for (const source of [...scripts, ...styles, ...attrs]) expect(source).toMatch(hash);
});

test("scripts with a file, data blocks and the start marker need no hash", () => {
  const page = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script type="text/x-start" data-src="/b.js"></script>`;
  expect(inlineHashes(page).scripts.size).toBe(0);
});

test("a style attribute inside a script is no attribute", () => {
  expect(inlineHashes(`<script>"<p style=\\"a\\">"</script>`).attrs.size).toBe(0);
});
