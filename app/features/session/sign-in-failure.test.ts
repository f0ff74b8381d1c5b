import { expect, test } from "vitest";
import { unexpectedError } from "#app/content/messages.ts";
import { signInHelp } from "#app/content/sign-in.ts";
import { failureOfAnswer, failureOfException, type RefusedSignIn } from "./sign-in-failure.ts";

function anAnswer(overrides: Partial<RefusedSignIn> = {}): RefusedSignIn {
  return {
    ok: false,
    message: "Invalid login credentials",
    status: 400,
    code: "invalid_credentials",
    ...overrides,
  };
}

test("the service's message stays as it is", () => {
  expect(failureOfAnswer(anAnswer()).message).toBe("Invalid login credentials");
});

test("a thrown exception has the specification's sentence", () => {
  expect(failureOfException().message).toBe("An unexpected error occurred");
  expect(failureOfAnswer(anAnswer({ message: "" })).message).toBe(unexpectedError);
});

test.each([
  [{}, signInHelp.credentials],
  [{ status: 429, code: "over_request_rate_limit" }, signInHelp.tooMany],
  [{ code: "email_not_confirmed" }, signInHelp.unconfirmed],
  [{ status: 0, code: null }, signInHelp.unreachable],
  [{ status: 503, code: null }, signInHelp.unreachable],
  [{ status: 422, code: "weak_password" }, signInHelp.other],
])("%j gets the help that fits", (overrides, help) => {
  expect(failureOfAnswer(anAnswer(overrides)).help).toBe(help);
});
