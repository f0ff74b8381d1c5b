import { expect, test } from "vitest";
import { faultOfAddress } from "./check-address.ts";

test.each([
  ["/rest/v1/contact_submissions?select=*", undefined],
  ["/rest/v1/contact_submissions?name=eq.100%25+Cr%C3%A8me", undefined],
  [`/rest/v1/staff?role=eq.${"a".repeat(4096)}`, "too long"],
  ["/rest/v1/staff?role=eq.%00", "no text"],
  ["/rest/v1/staff?role=eq.%FF", "no text"],
  ["/rest/v1/staff?role=eq.%", "no text"],
  ["/auth/v1/verify%00", "no text"],
])("%s: %s", (address, fault) => {
  expect(faultOfAddress(new URL(address, "http://localhost"))).toBe(fault);
});
