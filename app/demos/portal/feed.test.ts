import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import { agoText, withEntry } from "./feed.ts";

const now = new Date(2026, 10, 20, 9, 0);

test.each([
  [new Date(2026, 10, 20, 9, 1), "just now"],
  [new Date(2026, 10, 20, 8, 59, 30), "just now"],
  [new Date(2026, 10, 20, 8, 48), "12m ago"],
  [new Date(2026, 10, 20, 6, 0), "3h ago"],
  [new Date(2026, 10, 19, 23, 0), "Yesterday"],
  [new Date(2026, 10, 18, 9, 0), "2 days ago"],
  [new Date(2026, 10, 6, 9, 0), "14 days ago"],
])("%s reads %s", (at, text) => {
  expect(agoText(at, now)).toBe(text);
});

test("what the visitor does stands first, each with an id of its own", () => {
  const state = withEntry(withEntry(buildPortal(now), "You a", now), "You b", now);
  expect(state.feed.slice(0, 2).map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ["You b", true],
    ["You a", true],
  ]);
  expect(new Set(state.feed.map(({ id }) => id)).size).toBe(state.feed.length);
});
