import { expect, test } from "vitest";
import {
  inDigest,
  isSame,
  quietSpans,
  storedChoices,
  withDigest,
  withWay,
  type NudgeChoices,
} from "./nudge-choices.ts";

const usual: NudgeChoices = {
  ways: {
    newRecords: "now",
    assigned: "now",
    mentioned: "now",
    due: "now",
    overdue: "now",
    followUp: "now",
  },
  digestHour: null,
  quietFrom: 19,
  quietTo: 8,
  weekends: false,
  zone: "America/Los_Angeles",
};

test("what is put into the digest turns it on, at 8", () => {
  const chosen = withWay(usual, "followUp", "digest");
  expect(chosen).toEqual({
    ...usual,
    ways: { ...usual.ways, followUp: "digest" },
    digestHour: 8,
  });
  expect(inDigest(chosen)).toEqual(["followUp"]);
});

test("a digest that has an hour keeps it", () => {
  const early = withDigest(usual, 6);
  expect(withWay(early, "due", "digest").digestHour).toBe(6);
  expect(withWay(early, "due", "off").digestHour).toBe(6);
});

test("nothing but the digest turns it on", () => {
  expect(withWay(usual, "due", "off").digestHour).toBeNull();
});

test("what was in a digest that is turned off comes now, what is off stays off", () => {
  const chosen = withWay(
    withWay(withWay(usual, "due", "off"), "assigned", "digest"),
    "mentioned",
    "digest",
  );
  const { ways, digestHour } = withDigest(chosen, null);
  expect(digestHour).toBeNull();
  expect(ways).toEqual({ ...usual.ways, due: "off" });
});

test("there and back is the same, also from the tab's memory", () => {
  const back = withDigest(withWay(usual, "due", "digest"), null);
  expect(isSame(back, usual)).toBe(true);
  expect(isSame(storedChoices.parse(JSON.parse(JSON.stringify(back))), usual)).toBe(true);
  expect(isSame(withWay(usual, "due", "off"), usual)).toBe(false);
});

test.each([
  [
    19,
    8,
    [
      [0, 8],
      [19, 24],
    ],
  ],
  [0, 6, [[0, 6]]],
  [12, 14, [[12, 14]]],
  [22, 0, [[22, 24]]],
  [9, 9, []],
])("quiet from %i to %i is %j of a day", (from, to, spans) => {
  expect(quietSpans(from, to)).toEqual(spans);
});
