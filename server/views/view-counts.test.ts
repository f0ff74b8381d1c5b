import { expect, test } from "vitest";
import { createViewCounts, MOST_COUNTS } from "./view-counts.ts";

const day = "2026-11-28";
const view = { path: "/", source: "direct", campaign: "", isArrival: true };

/** What was counted, by its names. */
function taken(counts: ReturnType<typeof createViewCounts>) {
  return counts.take().map(({ day: of, counts: rows }) => ({
    of,
    rows: rows.map(
      ({ path, source, campaign, views, arrivals }) =>
        `${path} ${source} ${campaign} ${views} ${arrivals}`,
    ),
  }));
}

test("the same is counted together, and what was taken is gone", () => {
  const counts = createViewCounts();
  counts.add(day, view);
  counts.add(day, { ...view, isArrival: false });
  counts.add(day, { ...view, path: "/contact" });
  counts.add("2026-11-29", view);
  expect(taken(counts)).toEqual([
    { of: day, rows: ["/ direct  2 1", "/contact direct  1 1"] },
    { of: "2026-11-29", rows: ["/ direct  1 1"] },
  ]);
  expect(taken(counts)).toEqual([]);
});

test("what could not be stored comes back to what was counted meanwhile, on its own day", () => {
  const counts = createViewCounts();
  counts.add(day, view);
  const [first] = counts.take();
  counts.add(day, view);
  counts.add("2026-11-29", view);
  if (first) counts.giveBack(first);
  expect(taken(counts)).toEqual([
    { of: day, rows: ["/ direct  2 2"] },
    { of: "2026-11-29", rows: ["/ direct  1 1"] },
  ]);
});

test("two hundred sources and campaigns of a day have a name, also after they were taken", () => {
  const counts = createViewCounts();
  for (let at = 0; at < 200; at += 1) {
    counts.add(day, { ...view, source: `s${at}`, campaign: `c${at}` });
  }
  counts.take();
  counts.add(day, { ...view, source: "s199", campaign: "c201" });
  counts.add(day, { ...view, source: "s200", campaign: "c0" });
  counts.add(day, { ...view, source: "", campaign: "" });
  counts.add("2026-11-29", { ...view, source: "s200", campaign: "c201" });
  expect(taken(counts)).toEqual([
    { of: day, rows: ["/ s199 (other) 1 1", "/ (other) c0 1 1", "/   1 1"] },
    { of: "2026-11-29", rows: ["/ s200 c201 1 1"] },
  ]);
});

test("ten thousand combinations are kept, and what comes then has its page alone", () => {
  const counts = createViewCounts();
  for (let at = 0; at < MOST_COUNTS + 50; at += 1) {
    const [source, campaign] = [`s${at % 190}`, `c${Math.floor(at / 190)}`];
    counts.add(day, { ...view, source, campaign });
  }
  counts.add(day, { ...view, source: "s0", campaign: "c0" });
  const rows = taken(counts).flatMap((one) => one.rows);
  expect(rows).toHaveLength(MOST_COUNTS + 1);
  expect(rows.at(-1)).toBe("/ (other) (other) 50 50");
  expect(rows[0]).toBe("/ s0 c0 2 2");
});
