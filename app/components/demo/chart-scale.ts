import { scaleLinear } from "d3-scale";

export type ChartScale = {
  /** Where a value stands, in percent of the height from the top. */
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
};

/** A vertical scale of round steps that holds all the values; from nothing unless `isFromZero` is off. */
export function chartScale(values: readonly number[], isFromZero: boolean): ChartScale {
  const shown = values.filter(Number.isFinite);
  const low = Math.min(...(isFromZero ? [0] : []), ...shown);
  const high = Math.max(...(isFromZero ? [0] : []), ...shown);
  const scale = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .nice(4)
    .range([100, 0]);
  if (shown.length === 0) return { y: () => 100, ticks: [] };
  return { y: (value) => round(scale(value)), ticks: scale.ticks(4) };
}

/** Where the nth of some points stands, in percent of the width; one point alone stands in the middle. */
export function pointX(index: number, count: number): number {
  return count > 1 ? round((index / (count - 1)) * 100) : 50;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
