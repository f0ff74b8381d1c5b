import { describe, expect, test } from "vitest";
import { classesOf, classPhase, endOf } from "./classes.ts";
import { clubTime } from "./club-day.ts";
import { buildFitness } from "./data.ts";
import { checkInsToday, onEquipment } from "./figures.ts";
import { dayIndex, heatmap } from "./heat.ts";

const heat = heatmap();

describe.each([
  ["Saturday", new Date(2026, 10, 21, 15, 0)],
  ["Sunday", new Date(2026, 10, 22, 8, 0)],
])("on a %s", (_, moment) => {
  const state = buildFitness(moment);
  const { openedAt: now } = state;
  const today = classesOf(state.classes, state.day);

  test("the demo opens in the busiest hour of the day", () => {
    const row = heat[dayIndex(now)] ?? [];
    expect(row[now.getHours()]).toBe(Math.max(...row));
    expect(checkInsToday(state, heat, now)).toBeGreaterThan(onEquipment(state, now).used);
  });

  test("no class runs while the heatmap says closed", () => {
    for (const one of today) {
      const last = new Date(endOf(one).getTime() - 1);
      expect(heat[dayIndex(last)]?.[last.getHours()]).toBeGreaterThan(0);
    }
  });

  test("one class is running and one has a spot in twenty minutes", () => {
    expect(today.filter((one) => classPhase(one, now) === "in progress")).toHaveLength(1);
    const pump = today.find(({ name }) => name === "Power Pump");
    expect(pump?.time).toBe("10:30");
    expect(today.map(({ name }) => name)).not.toContain("Late Ride");
  });
});

test("a weekday keeps its times", () => {
  expect(clubTime(new Date(2026, 10, 20), "17:24")).toBe("17:24");
  expect(clubTime(new Date(2026, 10, 21), "17:24")).toBe("09:54");
  expect(clubTime(new Date(2026, 10, 21), "07:36")).toBe("09:06");
});
