import { dayNames, heatmap, rowTotals, spotName, type Heat } from "./heat.ts";
import { coaches, staffingHint } from "./staffing.ts";
import type { CoachHours, HeatCell } from "./model.ts";

/** Everything that the panel says about one hour of the week. */
export function cellDetails(heat: Heat, staff: Heat, cell: HeatCell) {
  const value = heat[cell.day]?.[cell.hour] ?? 0;
  const people = staff[cell.day]?.[cell.hour] ?? 0;
  const day = rowTotals(heat)[cell.day] ?? 0;
  const open = heat.flat().filter((one) => one > 0);
  const average = open.reduce((sum, one) => sum + one, 0) / Math.max(1, open.length);
  return {
    name: spotName(cell),
    value,
    coaches: people,
    perCoach: people === 0 ? 0 : Math.round(value / people),
    /** Whole percent of the day's check-ins. */
    share: day === 0 ? 0 : Math.round((value / day) * 100),
    /** Whole percent above or below the average open hour. */
    against: average === 0 ? 0 : Math.round((value / average - 1) * 100),
    /** Check-ins in an average open hour. */
    average: Math.round(average),
    hint: staffingHint(heat, staff, cell),
  };
}

/** One row for each hour of the week, for a spreadsheet. */
export function heatTable(added: readonly CoachHours[] = []) {
  const heat = heatmap();
  const staff = coaches(heat, added);
  return {
    headers: ["Day", "Hour", "Check-ins", "Coaches"],
    rows: heat.flatMap((row, day) =>
      row.map((value, hour) => [
        dayNames[day] ?? "",
        `${String(hour).padStart(2, "0")}:00`,
        value,
        staff[day]?.[hour] ?? 0,
      ]),
    ),
  };
}
