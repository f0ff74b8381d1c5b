import { cn } from "#app/lib/cn.ts";
import styles from "./range-bar.module.css";

const tones = { good: styles.good, near: styles.near, off: styles.outside };

export type RangeZone = {
  readonly label: string;
  /** Where it ends, in percent of the bar. */
  readonly end: number;
  readonly tone: keyof typeof tones;
};

type RangeBarProps = {
  /** `LDL cholesterol 118, borderline, in-range is below 100` */
  readonly name: string;
  readonly zones: readonly RangeZone[];
  /** 0 to 100. */
  readonly position: number;
  readonly className?: string;
};

/** A value on a line of named ranges. */
export function RangeBar({ name, zones, position, className }: RangeBarProps) {
  return (
    <svg
      className={cn(styles.range, className)}
      width="100%"
      height="44"
      role="img"
      aria-label={name}
    >
      {zones.map(({ label, end, tone }, index) => {
        const start = zones[index - 1]?.end ?? 0;
        return (
          <svg key={label} x={`${start}%`} width={`${end - start}%`} height="44">
            <rect className={tones[tone]} y="12" width="100%" height="10" />
            <text x="50%" y="40" fontSize="12" fontWeight="500" textAnchor="middle">
              {label}
            </text>
          </svg>
        );
      })}
      <svg x={`${Math.min(Math.max(position, 1.5), 98.5)}%`} overflow="visible">
        <path className={styles.mark} d="M-7 0H7L0 9Z" />
        <line className={styles.mark} y1="8" y2="24" />
      </svg>
    </svg>
  );
}
