import { expect, test } from "vitest";
import { cacheRule, chooseEncoding, findPage, matchesEtag } from "./find-page.ts";
import type { Site, SiteFile } from "./load-site.ts";

function aFile(name: string, ...encodings: ("br" | "gzip")[]): SiteFile {
  const body = { bytes: new Uint8Array(), etag: `"${name}"` };
  return {
    contentType: "text/html",
    bodies: {
      identity: body,
      ...(encodings.includes("br") ? { br: body } : {}),
      ...(encodings.includes("gzip") ? { gzip: body } : {}),
    },
    inline: undefined,
  };
}

const home = aFile("home");
const missing = aFile("missing");
const demoMissing = aFile("demo missing");
const site: Site = {
  files: new Map([["/", home]]),
  notFound: new Map([
    ["/", missing],
    ["/demo/", demoMissing],
  ]),
};

test.each([
  ["/", 200, home],
  ["/x", 404, missing],
  ["/demo", 404, demoMissing],
  ["/demo/", 404, demoMissing],
  ["/demo/x", 404, demoMissing],
  ["/demo/x/y", 404, demoMissing],
  ["/assets/x.js", 404, undefined],
  ["/%", 400, undefined],
  ["", 404, undefined],
])("%s is %i", (path, status, file) => {
  expect(findPage(site, path)).toEqual({ status, file });
});

test.each([
  ["/assets/x.js", 200, "immutable"],
  ["/assets/x.js", 404, "revalidate"],
  ["/contact", 200, "revalidate"],
  ["/admin", 200, "never"],
  ["/admin/x.css", 404, "never"],
  ["/login/", 200, "never"],
  ["/administration", 404, "revalidate"],
] as const)("%s with %i is cached: %s", (path, status, rule) => {
  expect(cacheRule(path, status)).toBe(rule);
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["gzip;q=0.2, br;q=0", "gzip"],
  ["", "identity"],
  ["brotli", "identity"],
])("accept-encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(aFile("x", "br", "gzip"), header)).toBe(encoding);
});

test("entity tags are compared one by one", () => {
  expect(matchesEtag('"a", "b"', '"b"')).toBe(true);
  expect(matchesEtag('W/"b"', '"b"')).toBe(true);
  expect(matchesEtag("*", '"b"')).toBe(true);
  expect(matchesEtag('"ab"', '"b"')).toBe(false);
});
