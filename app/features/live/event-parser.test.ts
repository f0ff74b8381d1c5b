import { expect, test } from "vitest";
import { eventParser } from "./event-parser.ts";

function namesIn(...pieces: readonly string[]): string[] {
  const names: string[] = [];
  const read = eventParser((name) => names.push(name));
  pieces.forEach(read);
  return names;
}

const text = ": hello\n\nevent: change\n\n: still here\n\nevent: change\ndata: {}\nid: 4\n\n";

test("each event is told by its name, comments are not", () => {
  expect(namesIn(text)).toEqual(["change", "change"]);
});

test("a text may be cut anywhere", () => {
  for (const whole of [text, text.replaceAll("\n", "\r\n")]) {
    expect(namesIn(...Array.from(whole)), "sign by sign").toEqual(["change", "change"]);
    for (let place = 0; place <= whole.length; place += 1) {
      const parts = namesIn(whole.slice(0, place), whole.slice(place));
      expect(parts, `cut at ${place}`).toEqual(["change", "change"]);
    }
  }
});

test("an event without its empty line has not happened yet", () => {
  expect(namesIn("event: change\n")).toEqual([]);
  expect(namesIn("event: change\n", "\n")).toEqual(["change"]);
});

test("lines end in any of three ways, and the blank behind the colon may be missing", () => {
  expect(namesIn("event:change\r\revent: other\r\n\r\n", "\n")).toEqual(["change", "other"]);
});

test("what has no name is no event", () => {
  expect(namesIn("data: change\n\nevent:\n\neventually: no\n\n")).toEqual([]);
});
