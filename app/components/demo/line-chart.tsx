import { line } from "d3-shape";
import { useState } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { ChartGrid } from "./chart-grid.tsx";
import { chartScale, pointX, type ChartScale } from "./chart-scale.ts";
import { useRoving } from "./roving.ts";
import styles from "./plot.module.css";

const looks = { main: styles.main, second: styles.second, target: styles.target };

export type ChartLine = {
  readonly id: string;
  readonly label: string;
  /** As many as there are labels; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly look: keyof typeof looks;
};

type LineChartProps = {
  readonly label: string;
  /** One for each point, along the bottom. */
  readonly labels: readonly string[];
  readonly lines: readonly ChartLine[];
  /** Ranges to lie in, behind the lines. */
  readonly bands?: readonly { readonly from: number; readonly to: number }[];
  /** The last part is not finished: it is dashed. */
  readonly isLastPartial?: boolean;
  readonly isFromZero?: boolean;
  readonly format: (value: number) => string;
  /** A point in words: `October 2026: sales $429,405, target $425,360, target met`. */
  readonly describe: (index: number) => string;
  readonly className?: string;
};

/** One to three lines over time. One stop of the Tab key; arrow keys move the point that is put into words above. */
export function LineChart(props: LineChartProps) {
  const { label, labels, lines, bands = [], isFromZero = true, format, describe } = props;
  const [active, setActive] = useState<number | null>(null);
  const last = labels.length - 1;
  const shown = Math.min(active ?? last, last);
  const roving = useRoving(shown, setActive);
  const values = lines.flatMap(({ values: all }) => all.filter((value) => value !== null));
  const scale = chartScale([...values, ...bands.flatMap(({ from, to }) => [from, to])], isFromZero);
  return (
    <div className={cn(styles.plot, props.className)} role="group" aria-label={label} {...roving}>
      <p className={cn(textClass(14, 560), styles.words)} aria-hidden="true">
        {describe(shown)}
      </p>
      <svg className={styles.drawing} width="100%" height="100%">
        <ChartGrid scale={scale} format={format} />
        {bands.map(({ from, to }) => (
          <rect
            key={from}
            className={styles.band}
            width="100%"
            y={`${scale.y(to)}%`}
            height={`${scale.y(from) - scale.y(to)}%`}
          />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          {lines.map((one) => (
            <LinePath key={one.id} line={one} scale={scale} isLastPartial={props.isLastPartial} />
          ))}
        </svg>
        {labels.map((text, index) => (
          <Point
            key={text}
            text={text}
            x={pointX(index, labels.length)}
            ys={lines.flatMap(({ look, values: all }) => {
              const value = all[index];
              return value === null || value === undefined || look === "target"
                ? []
                : [scale.y(value)];
            })}
            name={describe(index)}
            index={index}
            isActive={index === shown}
            isLabelled={(last - index) % Math.ceil(labels.length / 6) === 0}
            onShow={setActive}
          />
        ))}
      </svg>
    </div>
  );
}

type LinePathProps = {
  readonly line: ChartLine;
  readonly scale: ChartScale;
  readonly isLastPartial?: boolean;
};

function LinePath({ line: { values, look }, scale, isLastPartial = false }: LinePathProps) {
  const points = values.map((value, index) => ({ value, x: pointX(index, values.length) }));
  const path = line<(typeof points)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y(({ value }) => scale.y(value ?? 0));
  const whole = isLastPartial ? points.slice(0, -1) : points;
  return (
    <>
      <path className={cn(styles.line, looks[look])} d={path(whole) ?? ""} />
      {isLastPartial && (
        <path
          className={cn(styles.line, looks[look], styles.partial)}
          d={path(points.slice(-2)) ?? ""}
        />
      )}
    </>
  );
}

type PointProps = {
  readonly text: string;
  readonly x: number;
  readonly ys: readonly number[];
  readonly name: string;
  readonly index: number;
  readonly isActive: boolean;
  readonly isLabelled: boolean;
  readonly onShow: (index: number) => void;
};

/** One moment of all lines: dots, label, and a strip of the whole height to point at. */
function Point(props: PointProps) {
  const { text, x, ys, name, index, isActive, isLabelled, onShow } = props;
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
      <svg x={`${x}%`} overflow="visible">
        <rect className={styles.area} x="-12" width="24" height="100%" />
        <line className={styles.cursor} y1="0" y2="100%" />
        {ys.map((y, at) => (
          <circle key={at} className={styles.marker} cy={`${y}%`} r="4.5" />
        ))}
        {isLabelled && (
          <text y="100%" dy="20" fontSize="12" fontWeight="500" textAnchor="middle">
            {text}
          </text>
        )}
      </svg>
    </g>
  );
}
