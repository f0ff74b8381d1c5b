import { expect, test } from "vitest";
import { achievements } from "./achievements.ts";
import { buildLearning } from "./data.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));

test("four of eight achievements are earned, the others say how far", () => {
  const all = achievements(start);
  expect(all.filter(({ earned }) => earned).map(({ title }) => title)).toEqual([
    "First Chapter",
    "Note Taker",
    "First Certificate",
    "Explorer",
  ]);
  expect(all.find(({ id }) => id === "hat-trick")?.text).toBe("2 of 3");
  expect(all.find(({ id }) => id === "streak")?.text).toBe("6 of 7");
  expect(all.find(({ id }) => id === "hours")?.text).toBe("4 h 20 min of 10 h");
});
