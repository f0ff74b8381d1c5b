import { expect, test } from "vitest";
import { newPassword as labels } from "#app/content/new-password.ts";
import { passwordFault } from "./password-rule.ts";

test.each([
  ["", labels.missing],
  ["nine char", labels.short],
  ["ten chars.", null],
  ["x".repeat(72), null],
  ["x".repeat(73), labels.long],
])("%j: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
