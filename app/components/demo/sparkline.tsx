import { line } from "d3-shape";
import { cn } from "#app/lib/cn.ts";
import { chartScale, pointX } from "./chart-scale.ts";
import styles from "./sparkline.module.css";

type SparklineProps = {
  readonly values: readonly number[];
  /** The last value is not finished: the way to it is dashed, so that it is not read as a fall. */
  readonly isPartial?: boolean;
  readonly className?: string;
};

/** The course of a number, without axes; what it says stands beside it in words. */
export function Sparkline({ values, isPartial = false, className }: SparklineProps) {
  const { y } = chartScale(values, false);
  const points = values.map((value, index) => ({ value, index }));
  const path = line<(typeof points)[number]>()
    .x(({ index }) => pointX(index, values.length))
    .y(({ value }) => y(value));
  return (
    <svg
      className={cn(styles.sparkline, className)}
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      width="100%"
      height="34"
      aria-hidden="true"
    >
      <path d={path(isPartial ? points.slice(0, -1) : points) ?? ""} />
      {isPartial && <path className={styles.partial} d={path(points.slice(-2)) ?? ""} />}
    </svg>
  );
}
