import { expect, test } from "vitest";
import { buildHealth } from "./data.ts";
import { reduceHealth } from "./reducer.ts";

const start = buildHealth(new Date(2026, 10, 20, 9, 0));

test("messages are answered in turn, blank ones are not sent", () => {
  const sent = reduceHealth(
    reduceHealth(start, { type: "send", topic: "Results", text: " Why? " }),
    { type: "answer" },
  );
  expect(sent.messages.map(({ from, text }) => [from, text])).toEqual([
    ["patient", "Why?"],
    ["clinic", "Thanks, Elena. A nurse will answer within one business day."],
  ]);
  expect(reduceHealth(start, { type: "send", topic: "Results", text: "  " })).toEqual(start);
});
