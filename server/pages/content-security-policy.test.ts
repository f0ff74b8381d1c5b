import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], attrs: [] };

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
    { ...hashes, attrs: ["'sha256-c'"] },
    "https://x.supabase.co",
  );
  expect(policy).toContain("; style-src-attr 'unsafe-hashes' 'sha256-c';");
  expect(policy).toContain("; connect-src 'self' https://x.supabase.co wss://x.supabase.co;");
});

test("all security headers are set", () => {
  expect(Object.keys(securityHeaders).toSorted()).toEqual([
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
  ]);
});
