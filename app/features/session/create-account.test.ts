import { expect, test } from "vitest";
import { sendErrors, unexpectedError } from "#app/content/messages.ts";
import { signUpHelp } from "#app/content/sign-up-help.ts";
import { refusalOf } from "./create-account.ts";
import type { RefusedSignUp } from "./session-client.ts";

function anAnswer(overrides: Partial<RefusedSignUp> = {}): RefusedSignUp {
  return { ok: false, message: "No.", status: 422, code: null, reasons: [], ...overrides };
}

test("the service's message stays as it is, and there always is one", () => {
  expect(refusalOf(anAnswer()).message).toBe("No.");
  expect(refusalOf(anAnswer({ message: "" })).message).toBe(unexpectedError);
});

test.each([
  [{ code: "user_already_exists" }, signUpHelp.taken, "email"],
  [{ code: "email_exists" }, signUpHelp.taken, "email"],
  [{ code: "weak_password", reasons: ["length"] }, signUpHelp.length, "password"],
  [{ code: "weak_password", reasons: ["length", "characters"] }, signUpHelp.characters, "password"],
  [{ code: "weak_password", reasons: ["pwned"] }, signUpHelp.pwned, "password"],
  [{ status: 429, code: "over_request_rate_limit" }, signUpHelp.tooMany, null],
  [{ status: 0 }, sendErrors.unreachable, null],
  [{ status: 503 }, sendErrors.unreachable, null],
  [{ status: 400, code: "validation_failed" }, signUpHelp.other, null],
])("%j gets the help and the field that fit", (overrides, help, field) => {
  expect(refusalOf(anAnswer(overrides))).toMatchObject({ help, field });
});
