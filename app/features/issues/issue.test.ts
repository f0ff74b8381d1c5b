import { expect, test } from "vitest";
import { faultsOf, gapsOf, isKeptAs, noWords, roomIn, takenOf } from "./issue.ts";

test("characters are counted as the database counts them", () => {
  expect(roomIn("subject", "🌙".repeat(150))).toBe(0);
  expect(roomIn("subject", "x".repeat(162))).toBe(-12);
});

test("a field that is too long says by how many", () => {
  const long = { subject: "x".repeat(151), preheader: "x".repeat(1_200), body: "x".repeat(60_000) };
  expect(faultsOf(long)).toEqual({
    subject: "1 character too many: a subject has 150 at most.",
    preheader: "1,000 characters too many: a preheader has 200 at most.",
  });
});

test("a letter needs a subject and words that can be seen", () => {
  expect(Object.keys(gapsOf(noWords))).toEqual(["subject", "body"]);
  expect(Object.keys(gapsOf({ subject: "Hello", preheader: "", body: "\u200B \n" }))).toEqual([
    "body",
  ]);
  expect(gapsOf({ subject: "Hello", preheader: "", body: "Hello" })).toEqual({});
});

test("what the server tidies is the same; words are not", () => {
  const typed = { subject: " Hello\u200B ", preheader: "", body: "Caf\u0065\u0301\r\nopen\n" };
  expect(isKeptAs(typed, { subject: "Hello", preheader: "", body: "Café\nopen" })).toBe(true);
  expect(isKeptAs(typed, { subject: "Hello", preheader: "", body: "Café open" })).toBe(false);
});

test("what came back had been handed over", () => {
  const letters = { waiting: 1, handed: 5, refused: 2, bounced: 3, skipped: 4, unsubscribed: 1 };
  expect(takenOf(letters)).toBe(8);
});
