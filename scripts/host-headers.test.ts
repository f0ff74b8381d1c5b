import { expect, test } from "vitest";
import { securityHeaders } from "../server/pages/security-headers.ts";
import { hostHeaders } from "./host-headers.ts";

test("a static host gets every header of our own server, each on a line of its own", () => {
  const lines = hostHeaders("default-src 'none'").split("\n");
  expect(lines[0]).toBe("/*");
  expect(lines).toContain("  content-security-policy: default-src 'none'");
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(lines).toContain(`  ${name}: ${value}`);
  }
  expect(lines).toContain("  strict-transport-security: max-age=63072000; includeSubDomains");
  expect(lines.indexOf("/assets/*")).toBeGreaterThan(0);
});
