import { useState } from "react";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { ChartGrid } from "./chart-grid.tsx";
import { chartScale } from "./chart-scale.ts";
import { useRoving } from "./roving.ts";
import styles from "./plot.module.css";

const shades = [styles.firstPart, styles.secondPart, styles.thirdPart, styles.fourthPart];

type Stack = {
  readonly label: string;
  /** One for each part, in the order of the legend. */
  readonly values: readonly number[];
};

type StackedBarsProps = {
  readonly label: string;
  readonly parts: readonly string[];
  readonly stacks: readonly Stack[];
  readonly format: (value: number) => string;
  readonly className?: string;
};

/** Upright bars of up to four parts, told apart by shade and pattern and named in the legend. */
export function StackedBars({ label, parts, stacks, format, className }: StackedBarsProps) {
  const [active, setActive] = useState<number | null>(null);
  const last = stacks.length - 1;
  const shown = Math.min(active ?? last, last);
  const roving = useRoving(shown, setActive);
  const totals = stacks.map(({ values }) => values.reduce((all, value) => all + value, 0));
  const scale = chartScale(totals, true);
  const describe = (index: number) =>
    `${stacks[index]?.label ?? ""}: ${parts
      .map((part, at) => `${part} ${format(stacks[index]?.values[at] ?? 0)}`)
      .join(", ")}, together ${format(totals[index] ?? 0)}`;
  return (
    <div className={cn(styles.plot, className)} role="group" aria-label={label} {...roving}>
      <ul className={cn(cluster(0), textClass(13, "quiet"), styles.legend)} aria-hidden="true">
        {parts.map((part, index) => (
          <li key={part} className={cn(row(8), shades[index])}>
            {part}
          </li>
        ))}
      </ul>
      <p className={cn(textClass(14, 560), styles.words)} aria-hidden="true">
        {stacks.length > 0 && describe(shown)}
      </p>
      <svg className={styles.drawing} width="100%" height="100%">
        <ChartGrid scale={scale} format={format} />
        {stacks.map((stack, index) => (
          <StackColumn
            key={stack.label}
            stack={stack}
            index={index}
            count={stacks.length}
            y={scale.y}
            name={describe(index)}
            isActive={index === shown}
            onShow={setActive}
          />
        ))}
      </svg>
    </div>
  );
}

type StackColumnProps = {
  readonly stack: Stack;
  readonly index: number;
  readonly count: number;
  readonly y: (value: number) => number;
  readonly name: string;
  readonly isActive: boolean;
  readonly onShow: (index: number) => void;
};

function StackColumn(props: StackColumnProps) {
  const { stack, index, count, y, name, isActive, onShow } = props;
  const width = 100 / count;
  const bottoms = stack.values.map((_, at) =>
    stack.values.slice(0, at).reduce((all, value) => all + value, 0),
  );
  const isLabelled = (count - 1 - index) % Math.ceil(count / 6) === 0;
  return (
    <g
      className={styles.point}
      role="img"
      aria-label={name}
      data-roving={index}
      data-active={isActive ? "" : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onShow(index)}
      onPointerEnter={() => onShow(index)}
      onPointerDown={() => onShow(index)}
    >
      <svg x={`${index * width}%`} width={`${width}%`} height="100%" overflow="visible">
        <rect className={styles.area} width="100%" height="100%" />
        {stack.values.map((value, at) => {
          const top = y((bottoms[at] ?? 0) + value);
          return (
            <rect
              key={at}
              className={cn(styles.part, shades[at])}
              x="18%"
              width="64%"
              y={`${top}%`}
              height={`${Math.max(0, y(bottoms[at] ?? 0) - top)}%`}
            />
          );
        })}
        {isLabelled && (
          <text x="50%" y="100%" dy="20" fontSize="12" fontWeight="500" textAnchor="middle">
            {stack.label}
          </text>
        )}
      </svg>
    </g>
  );
}
