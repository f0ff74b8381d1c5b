import type { ChartScale } from "./chart-scale.ts";
import styles from "./plot.module.css";

type ChartGridProps = { readonly scale: ChartScale; readonly format: (value: number) => string };

/** The lines of a vertical scale, each with its value before it. */
export function ChartGrid({ scale, format }: ChartGridProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line
        className={styles.grid}
        x1="0"
        x2="100%"
        y1={`${scale.y(tick)}%`}
        y2={`${scale.y(tick)}%`}
      />
      <text
        x="-8"
        y={`${scale.y(tick)}%`}
        dy=".32em"
        fontSize="12"
        fontWeight="500"
        textAnchor="end"
      >
        {format(tick)}
      </text>
    </g>
  ));
}
