import { expect, test } from "vitest";
import { cellDetails, heatTable } from "./cell-details.ts";
import { heatmap } from "./heat.ts";
import { coaches } from "./staffing.ts";

const heat = heatmap();
const staff = coaches(heat);

test("an hour is held against its day and the club", () => {
  expect(cellDetails(heat, staff, { day: 1, hour: 18 })).toMatchObject({
    name: "Tuesday 6 PM",
    value: 65,
    coaches: 1,
    perCoach: 65,
    share: 13,
    hint: "Add a second coach 5–7 PM Tue",
  });
  const { average, against } = cellDetails(heat, staff, { day: 1, hour: 18 });
  const open = heat.flat().filter((value) => value > 0);
  expect(average).toBe(Math.round(2848 / open.length));
  expect(against).toBe(Math.round((65 / (2848 / open.length) - 1) * 100));
});

test("a closed hour has nothing to divide by", () => {
  expect(cellDetails(heat, staff, { day: 0, hour: 2 })).toMatchObject({
    value: 0,
    perCoach: 0,
    share: 0,
    hint: null,
  });
  expect(cellDetails([[0]], [[0]], { day: 0, hour: 0 })).toMatchObject({ share: 0, against: 0 });
});

test("the spreadsheet has a row for each of the 168 hours", () => {
  const { rows } = heatTable();
  expect(rows).toHaveLength(168);
  expect(rows[24 + 18]).toEqual(["Tuesday", "18:00", 65, 1]);
});
