import { beforeEach, expect, test } from "vitest";
import { countRefusals, countRepeats } from "./counted-log.ts";

let lines: [object, string][] = [];
let waiting: (() => void)[] = [];

const write = (facts: object, message: string) => void lines.push([facts, message]);
const later = (task: () => void) => void waiting.push(task);

function aMinutePasses(): void {
  for (const task of waiting.splice(0)) task();
}

beforeEach(() => {
  lines = [];
  waiting = [];
});

test("a flood of refused requests is one line a minute, with its reasons", () => {
  const refused = countRefusals({ info: write }, later);
  for (let time = 0; time < 1_000; time += 1) refused("rest 400");
  for (let time = 0; time < 234; time += 1) refused("auth 429");
  expect(lines).toEqual([]);
  aMinutePasses();
  const reasons = { "rest 400": 1_000, "auth 429": 234 };
  expect(lines).toEqual([[{ reasons }, "refused 1234 requests"]]);
  aMinutePasses();
  expect(lines).toHaveLength(1);
  refused("rest 404");
  aMinutePasses();
  expect(lines[1]).toEqual([{ reasons: { "rest 404": 1 } }, "refused 1 request"]);
});

test("an error is told at once, and again only by its number", () => {
  const error = countRepeats(write, later);
  const facts = { type: "PostgresError", code: "53300" };
  for (let time = 0; time < 500; time += 1) error({ ...facts }, "backend error");
  error({ type: "TypeError" }, "backend error");
  expect(lines).toEqual([
    [facts, "backend error"],
    [{ type: "TypeError" }, "backend error"],
  ]);
  aMinutePasses();
  expect(lines.slice(2)).toEqual([[{ ...facts, times: 499 }, "backend error"]]);
  error({ ...facts }, "backend error");
  expect(lines).toHaveLength(4);
});
