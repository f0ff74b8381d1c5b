import { expect, test } from "vitest";
import { signInErrors } from "#app/content/messages.ts";
import { credentialErrors } from "./credentials.ts";

test("an address and a password are enough", () => {
  expect(credentialErrors({ email: "dana@perilune.example", password: " " })).toEqual({});
});

test("both missing gives a sentence each, in the order of the form", () => {
  expect(Object.entries(credentialErrors({ email: "", password: "" }))).toEqual([
    ["email", signInErrors.emailMissing],
    ["password", signInErrors.passwordMissing],
  ]);
});

test.each(["dana", "dana@perilune", "dana @perilune.example"])(
  "%s is no e-mail address",
  (email) => {
    expect(credentialErrors({ email, password: "x" })).toEqual({ email: signInErrors.emailShape });
  },
);
