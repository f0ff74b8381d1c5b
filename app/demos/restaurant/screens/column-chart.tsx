import { useId } from "react";
import styles from "./charts.module.css";

type Column = {
  readonly label: string;
  readonly value: number;
  /** The number in words; stands on the column while there is one. */
  readonly text: string;
  /** Not finished yet: hatched. */
  readonly isLive?: boolean;
};

type ColumnChartProps = {
  readonly label: string;
  readonly columns: readonly Column[];
  /** Pixels of the tallest column. */
  readonly tall?: number;
};

const head = 24;
const accent = "var(--demo-accent)";
const pale = "color-mix(in oklab, var(--demo-accent) 25%, var(--surface))";

/** Upright bars with their numbers on them; on a narrow screen they scroll in a region of their own. */
export function ColumnChart({ label, columns, tall = 176 }: ColumnChartProps) {
  const hatch = useId();
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const width = 100 / columns.length;
  return (
    <div className={styles.columns} role="group" aria-label={label} tabIndex={0}>
      <svg width="100%" height={head + tall + 26} aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect fill={pale} width="8" height="8" />
            <rect fill={accent} width="4" height="8" />
          </pattern>
        </defs>
        {columns.map(({ label: name, value, text, isLive = false }, index) => {
          const height = Math.max(Math.round((value / most) * tall), value > 0 || isLive ? 3 : 0);
          return (
            <svg key={name} x={`${index * width}%`} width={`${width}%`} overflow="visible">
              <rect
                fill={isLive ? `url(#${hatch})` : accent}
                stroke={isLive ? accent : undefined}
                x="14%"
                width="72%"
                y={head + tall - height}
                height={height}
                rx="3"
              />
              {(value > 0 || isLive) && (
                <text className={styles.number} x="50%" y={head + tall - height - 7}>
                  {text}
                </text>
              )}
              <text x="50%" y={head + tall + 19}>
                {name}
              </text>
            </svg>
          );
        })}
        <line stroke="var(--line-2)" x1="0" x2="100%" y1={head + tall} y2={head + tall} />
      </svg>
    </div>
  );
}
