import { expect, test } from "vitest";
import { contentSecurityPolicy, filePolicy } from "./content-security-policy.ts";
import { fileSecurityHeaders, pageSecurityHeaders } from "./security-headers.ts";

const hashes = {
  scripts: new Set(["'sha256-a'"]),
  styles: new Set(["'sha256-b'"]),
  attrs: new Set<string>(),
};

test("nothing is allowed that is not named, and nothing inline without its hash", () => {
  const policy = contentSecurityPolicy(hashes, undefined);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; connect-src 'self';/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http/);
});

test("attribute hashes and the hosted project are added when there are any", () => {
  const policy = contentSecurityPolicy(
    { ...hashes, attrs: new Set(["'sha256-c'"]) },
    "https://x.supabase.co",
  );
  expect(policy).toContain("; style-src-attr 'unsafe-hashes' 'sha256-c';");
  expect(policy).toContain("; connect-src 'self' https://x.supabase.co wss://x.supabase.co;");
});

test("a file may load and run nothing, and stand in no frame; a drawing has its own styles", () => {
  expect(filePolicy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
});

test("a page has all security headers, a file those that mean something for it", () => {
  expect(Object.keys(pageSecurityHeaders).toSorted()).toEqual([
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
  ]);
  expect(Object.keys(fileSecurityHeaders).toSorted()).toEqual([
    "x-content-type-options",
    "x-frame-options",
  ]);
});
