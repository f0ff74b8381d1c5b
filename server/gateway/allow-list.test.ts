import * as fc from "fast-check";
import { expect, test } from "vitest";
import { admit } from "./allow-list.ts";

const at = (address: string) => new URL(address, "http://localhost");

test.each([
  ["POST", "/auth/v1/token?grant_type=password", "sign-in"],
  ["POST", "/auth/v1/token?grant_type=refresh_token", "refresh"],
  ["POST", "/auth/v1/signup", "sign-up"],
  ["GET", "/auth/v1/user", "account"],
  ["PUT", "/auth/v1/user", "new-password"],
  ["POST", "/auth/v1/recover?redirect_to=x", "recover"],
  ["POST", "/auth/v1/verify", "verify"],
  ["POST", "/auth/v1/resend", "resend"],
  ["POST", "/auth/v1/logout?scope=local", "account"],
  ["POST", "/rest/v1/contact_submissions", "table"],
  ["GET", "/rest/v1/staff?select=role", "table"],
  ["POST", "/rest/v1/rpc/contact_submission_counts", "function"],
])("%s %s is admitted", (method, address, kind) => {
  expect(admit(method, at(address)).kind).toBe(kind);
});

test.each([
  ["POST", "/auth/v1/token"],
  ["POST", "/auth/v1/token?grant_type=pkce"],
  ["GET", "/auth/v1/verify?type=recovery&token=x"],
  ["GET", "/auth/v1/recover"],
  ["PATCH", "/auth/v1/user"],
  ["GET", "/auth/v1/signup"],
  ["POST", "/auth/v1/signup/"],
  ["POST", "/auth/v1/otp"],
  ["GET", "/auth/v1/admin/users"],
  ["PUT", "/rest/v1/contact_submissions"],
  ["GET", "/rest/v1/"],
  ["GET", "/rest/v1/users"],
  ["GET", "/rest/v1/contact_submissions/"],
  ["GET", "/rest/v1/%63ontact_submissions"],
  ["POST", "/rest/v1/rpc/end_sessions"],
  ["DELETE", "/rest/v1/rpc/contact_submission_counts"],
])("%s %s is refused", (method, address) => {
  expect(admit(method, at(address)).kind).toBe("refused");
});

test("no other address gets through", () => {
  const known = /^\/rest\/v1\/(contact_submissions|staff|audit_log|rpc\/\w+)$/;
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const address = at(`/rest/v1${path}`);
      const admitted = admit("GET", address).kind !== "refused";
      expect(admitted && !known.test(address.pathname)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
