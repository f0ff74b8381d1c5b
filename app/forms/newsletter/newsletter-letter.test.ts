import { expect, test } from "vitest";
import { letterIn } from "./newsletter-letter.ts";

test.each(["confirm", "unsubscribe"])("a letter's link asks to %s", (task) => {
  expect(letterIn(`?newsletter=${task}&token=abc123`)).toEqual({ task, token: "abc123" });
});

test.each([
  "",
  "?newsletter=confirm",
  "?newsletter=confirm&token=",
  "?newsletter=delete&token=abc123",
  "?category=guides",
])("%j is no letter's link", (search) => {
  expect(letterIn(search)).toBeNull();
});
