import { expect, test } from "vitest";
import { makePassword } from "./password.ts";

test("made passwords are long, readable and never the same", () => {
  const made = Array.from({ length: 200 }, makePassword);
  for (const password of made)
    expect(password).toMatch(/^([2-9a-km-zA-HJ-NP-Z]{4}-){4}[2-9a-km-zA-HJ-NP-Z]{4}$/);
  expect(new Set(made).size).toBe(made.length);
});
