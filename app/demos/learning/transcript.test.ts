import { expect, test } from "vitest";
import { cuesOf } from "./sample-cues.ts";
import { cueCount, foundCues } from "./transcript.ts";

const cues = cuesOf("c1", { id: "c1-5", title: "Joins you can trust", duration: 720 });

test("words are found in any spelling of capitals, and counted", () => {
  expect(cueCount(cues.length, cues.length, " ")).toBe("24 lines");
  const found = foundCues(cues, "LEFT JOIN");
  expect(found.map(({ at }) => at)).toEqual([90, 420, 480]);
  expect(cueCount(found.length, cues.length, "left join")).toBe("3 of 24 lines");
  expect(foundCues(cues, "zebra")).toEqual([]);
});
