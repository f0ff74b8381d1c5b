import { line } from "d3-shape";
import "#app/styles/demo-charts.css";
import { chartScale, pointX } from "./chart-scale.ts";

/** The course of a number, without axes; what it says stands beside it in words. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const { y } = chartScale(values, false);
  const path = line<number>()
    .x((_, index) => pointX(index, values.length))
    .y(y);
  return (
    <svg
      className="spark"
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      width="100%"
      height="34"
      aria-hidden="true"
    >
      <path d={path([...values]) ?? ""} />
    </svg>
  );
}
