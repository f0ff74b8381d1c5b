import { expect, test } from "vitest";
import { pageSecurityHeaders } from "../server/pages/security-headers.ts";
import { hostHeaders, withOwnPolicy } from "./host-headers.ts";

test("a static host gets every header of our own server, each on a line of its own", () => {
  const lines = hostHeaders().split("\n");
  expect(lines[0]).toBe("/*");
  expect(lines).toContain("  content-security-policy: frame-ancestors 'none'");
  for (const [name, value] of Object.entries(pageSecurityHeaders)) {
    expect(lines).toContain(`  ${name}: ${value}`);
  }
  expect(lines).toContain("  strict-transport-security: max-age=63072000; includeSubDomains");
  expect(lines.indexOf("/assets/*")).toBeGreaterThan(0);
});

test("a page for a static host says its own policy before its first script", () => {
  const page = '<head><meta charSet="utf-8"/><script>run()</script><style>a{}</style></head>';
  const html = withOwnPolicy(page, "https://x.supabase.co");
  const [, policy = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html) ?? [];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; /,
  );
  expect(policy).toContain("connect-src 'self' https://x.supabase.co wss://x.supabase.co");
  expect(policy).not.toContain("frame-ancestors");
  expect(html.indexOf("<meta http-equiv")).toBeLessThan(html.indexOf("<script>"));
});

test("a page whose head has changed is refused", () => {
  expect(() => withOwnPolicy("<head></head>", "https://x.supabase.co")).toThrow("no place");
});
