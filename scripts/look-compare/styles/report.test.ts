import { expect, test } from "vitest";
import type { Difference } from "./difference.ts";
import { SceneReport, type Context } from "./report.ts";

const rocket: Context = { look: "rocket", width: 390, media: "screen" };
const contexts: readonly Context[] = [
  rocket,
  { ...rocket, look: "cyber" },
  { ...rocket, media: "print" },
  { ...rocket, width: 1440 },
  { ...rocket, look: "cyber", width: 1440 },
  { ...rocket, width: 1440, media: "print" },
];

const difference: Difference = {
  kind: "style",
  path: "main > h3",
  words: "Starter",
  what: "font-size",
  before: "18px",
  after: "17px",
};

/** A report in which the difference was seen where it is asked for. */
function reportOf(isSeen: (context: Context) => boolean, ...seen: readonly Difference[]) {
  const report = new SceneReport();
  for (const context of contexts) report.add(context, isSeen(context) ? seen : []);
  return report.lines(40, new Set());
}

const line = "main > h3 “Starter” font-size: 18px → 17px";

test("a difference is told once with where it was seen", () => {
  expect(reportOf(() => true, difference)).toEqual([`  everywhere: ${line}`]);
  expect(reportOf(({ media }) => media === "screen", difference)).toEqual([
    `  on the screen: ${line}`,
  ]);
  expect(reportOf(({ look }) => look === "cyber", difference)).toEqual([`  cyber: ${line}`]);
  expect(reportOf(({ width }) => width === 390, difference)).toEqual([
    `  every look at 390, print at 390: ${line}`,
  ]);
});

test("the same change is counted on the same way, and told for three ways", () => {
  const others = ["b", "c", "d", "e"].map((path) => ({ ...difference, path, words: "" }));
  expect(reportOf(() => true, difference, difference, ...others)).toEqual([
    `  everywhere: ${line} (×2)`,
    "  everywhere: b font-size: 18px → 17px",
    "  everywhere: c font-size: 18px → 17px and in 2 other places",
  ]);
});

test("structure comes first, boxes follow styles, and what moves nothing is last", () => {
  const kinds = ["quiet", "box", "style", "structure"] as const;
  const lines = reportOf(
    () => true,
    ...kinds.map((kind) => ({ ...difference, kind, path: kind, words: "" })),
  );
  expect(lines.map((text) => text.split(" ")[3])).toEqual(["structure", "style", "box", "quiet"]);
  expect(lines.at(-1)).toContain("which moves nothing");
});

test("a long report is cut, and what an earlier scene has shown is counted", () => {
  const report = new SceneReport();
  report.add(rocket, [
    difference,
    { ...difference, what: "color" },
    { ...difference, what: "gap" },
  ]);
  const told = new Set(["main > h3 “Starter” color: 18px → 17px"]);
  expect(report.lines(1, told)).toEqual([
    `  everywhere: ${line}`,
    "  and 1 more",
    "  and 1 that an earlier scene has shown",
  ]);
});
