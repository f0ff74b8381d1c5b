import { expect, test } from "vitest";
import { newPassword as words } from "#app/content/new-password.ts";
import { passwordFault } from "./password-rule.ts";

test.each([
  ["", words.missing],
  ["nine char", words.short],
  ["ten chars.", null],
  ["x".repeat(72), null],
  ["x".repeat(73), words.long],
])("%j: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
