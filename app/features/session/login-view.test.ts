import { expect, test } from "vitest";
import { loginViewOf, secretOf } from "./login-view.ts";

test.each([
  ["", "sign-in"],
  ["?view=", "sign-in"],
  ["?view=admin", "sign-in"],
  ["?view=forgot", "forgot"],
  ["?view=reset&token_hash=x", "reset"],
  ["?token=x&view=invite", "invite"],
])("%j shows %s", (search, view) => {
  expect(loginViewOf(search)).toBe(view);
});

test("a secret is taken whole or not at all", () => {
  const secret = "3f1c".repeat(16);
  expect(secretOf(`?view=invite&token=${secret}`, "token")).toBe(secret);
  expect(secretOf(`?view=reset&token_hash=pkce_${secret}`, "token_hash")).toBe(`pkce_${secret}`);
  for (const broken of ["", "short", "%3Cscript%3Ealert(1)", "x".repeat(300)]) {
    expect(secretOf(`?token=${broken}`, "token")).toBe("");
  }
});
