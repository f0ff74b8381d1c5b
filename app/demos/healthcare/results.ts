import type { RangeZone } from "#app/components/demo/range-bar.tsx";
import type { Analyte, ResultRange } from "./model.ts";

export type Zone = "low" | "in" | "borderline" | "high";

/** Where a value lies. Closed ranges hold both ends, `<200` leaves 200 out, `≥50` holds 50. */
export function zoneOf(value: number, range: ResultRange): Zone {
  switch (range.kind) {
    case "within":
      if (value < range.low) return "low";
      return value > range.high ? "high" : "in";
    case "below":
      if (value < range.limit) return "in";
      return range.borderlineTo !== undefined && value <= range.borderlineTo
        ? "borderline"
        : "high";
    case "from":
      return value >= range.limit ? "in" : "low";
  }
}

/** Percent along the line of ranges; values off it stand at its ends. */
export function positionOf(value: number, [from, to]: Analyte["scale"]): number {
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The named parts of an analyte's line. */
export function zonesOf({ range, scale }: Pick<Analyte, "range" | "scale">): RangeZone[] {
  const at = (value: number) => positionOf(value, scale);
  const good = (end: number): RangeZone => ({ label: "In range", end, tone: "good" });
  switch (range.kind) {
    case "within":
      return [
        { label: "Low", end: at(range.low), tone: "off" },
        good(at(range.high)),
        { label: "High", end: 100, tone: "off" },
      ];
    case "below":
      return [
        good(at(range.limit)),
        ...(range.borderlineTo === undefined
          ? []
          : [{ label: "Borderline", end: at(range.borderlineTo), tone: "near" as const }]),
        { label: "High", end: 100, tone: "off" },
      ];
    case "from":
      return [{ label: "Low", end: at(range.limit), tone: "off" }, good(100)];
  }
}

const zoneLabels: Readonly<Record<Zone, string>> = {
  low: "low",
  in: "in range",
  borderline: "borderline",
  high: "high",
};

function rangeText(range: ResultRange): string {
  if (range.kind === "within") return `in-range is ${range.low} to ${range.high}`;
  return range.kind === "below"
    ? `in-range is below ${range.limit}`
    : `in-range is ${range.limit} or more`;
}

/** `LDL cholesterol 118, borderline, in-range is below 100` */
export function resultName({ name, values, range }: Analyte): string {
  return `${name} ${values[0]}, ${zoneLabels[zoneOf(values[0], range)]}, ${rangeText(range)}`;
}

/** Whether a newer value is nearer to where it should be. */
function isBetter({ values: [now, before], range }: Analyte): boolean {
  if (range.kind === "from") return now > before;
  if (range.kind === "below") return now < before;
  const middle = (range.low + range.high) / 2;
  return Math.abs(now - middle) < Math.abs(before - middle);
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** A panel in one or two sentences. */
export function summarizePanel(analytes: readonly Analyte[]): string {
  if (analytes.length === 0) return "There are no results in this panel.";
  const zones = analytes.map(({ values, range }) => zoneOf(values[0], range));
  const good = zones.filter((zone) => zone === "in").length;
  if (good === analytes.length) return `All ${analytes.length} results are in range.`;
  const others = analytes.filter((_, index) => zones[index] !== "in");
  const borderline = zones.filter((zone) => zone === "borderline").length;
  const head =
    borderline === others.length
      ? `${good} of ${analytes.length} results are in range and ${borderline} ${borderline === 1 ? "is" : "are"} borderline.`
      : `${good} of ${analytes.length} results are in range. ${others
          .map((one) => `${one.name} is ${zoneLabels[zoneOf(one.values[0], one.range)]}.`)
          .join(" ")}`;
  return analytes.length > 1 && analytes.every(isBetter)
    ? `${head} All ${(numbers[analytes.length] ?? String(analytes.length)).toLowerCase()} have improved since last time.`
    : head;
}

/** `↓ 16`, `↑ 0.2`, `no change` */
export function changeText([now, before]: Analyte["values"]): string {
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return "no change";
  return `${change > 0 ? "↑" : "↓"} ${Math.abs(change)}`;
}
