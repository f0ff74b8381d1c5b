import { useRef } from "react";
import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { LineChart } from "#app/components/demo/line-chart.tsx";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { formatChange } from "#app/lib/percent.ts";
import { metText } from "../insights.ts";
import { metrics, periods, type Metric, type Period, type SalesPoint } from "../model.ts";
import { barWidthPercent, series } from "../series.ts";
import { dollars, pointText, shortDollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { DrillPanel } from "./drill-panel.tsx";
import styles from "./sales-chart.module.css";

const periodLabels = { monthly: "Monthly", weekly: "Weekly", yearly: "Yearly" } as const;
const metricLabels = { sales: "Sales", target: "Target", growth: "Growth" } as const;
const units = { monthly: "months", weekly: "weeks", yearly: "years" } as const;

const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

/** The interactive sales chart: a period and a metric, as bars or as a line (specification, section 2). */
export function SalesChart(props: DashboardProps) {
  const { state, dispatch, tools } = props;
  const { period, metric, chartView, drilled } = state;
  const points = series(period, state.ledger, state.filters);
  const chart = useRef<HTMLDivElement>(null);

  function choosePeriod(next: Period) {
    dispatch({ type: "period", period: next });
    if (next === "weekly") tools.tick("weekly");
    say(next, metric);
  }
  function chooseMetric(next: Metric) {
    dispatch({ type: "metric", metric: next });
    say(period, next);
  }
  function say(of: Period, what: Metric) {
    const shown = series(of, state.ledger, state.filters);
    const last = shown.at(-1);
    if (!last) return;
    tools.announce(
      `${periodLabels[of]} ${metricLabels[what].toLowerCase()}, ${shown.length} ${units[of]}, latest ${metricText(last, what)}${last.isPartial ? " to date" : ""}`,
    );
  }
  function press(id: string) {
    const point = points.find((one) => one.period === id);
    if (point) dispatch({ type: "drill", point: { ...point, label: point.period, kind: period } });
  }
  function close() {
    const pressed = drilled?.label;
    dispatch({ type: "drill", point: null });
    chart.current?.querySelector<HTMLElement>(`[data-bar="${pressed}"]`)?.focus();
  }

  return (
    <section
      data-piece=""
      className={cn(demoParts.panel, styles.panel)}
      ref={chart}
      aria-label="Sales chart"
    >
      <ChartFigure
        title={`${chartView === "line" && metric !== "growth" ? "Sales and target" : metricLabels[metric]} by ${units[period].slice(0, -1)}`}
        caption={captionOf(points, units[period].slice(0, -1))}
        table={{
          headers: ["Period", "Sales", "Target", "Growth"],
          rows: points.map((point) => [
            point.isPartial ? `${point.period} to date` : point.period,
            dollars(point.sales),
            dollars(point.target),
            metricText(point, "growth"),
          ]),
        }}
        tools={
          <div className={cn(cluster(0), styles.choices)}>
            <ChoiceGroup
              label="Period"
              isLabelShown
              shape="segment"
              options={labelled(periods, periodLabels)}
              value={period}
              onChange={choosePeriod}
            />
            <ChoiceGroup
              label="Metric"
              isLabelShown
              shape="segment"
              options={labelled(metrics, metricLabels)}
              value={metric}
              onChange={chooseMetric}
            />
            <ChoiceGroup
              label="View"
              shape="segment"
              options={[
                { value: "bars", label: "Bars" },
                { value: "line", label: "Line" },
              ]}
              value={chartView}
              onChange={(view) => dispatch({ type: "chartView", view })}
            />
          </div>
        }
      >
        {chartView === "bars" ? (
          <BarList
            label={`${metricLabels[metric]}, ${periodLabels[period].toLowerCase()}`}
            bars={barsOf(points, metric)}
            onPress={press}
            pressed={drilled?.label ?? null}
          />
        ) : (
          <SalesLine points={points} period={period} metric={metric} />
        )}
      </ChartFigure>
      {drilled && <DrillPanel key={drilled.label} {...props} point={drilled} onClose={close} />}
    </section>
  );
}

function barsOf(points: readonly SalesPoint[], metric: Metric) {
  const values = points.map((point) => Math.abs(point[metric] ?? 0));
  const largest = Math.max(0, ...values);
  return points.map((point) => {
    const isNegative = metric === "growth" && (point.growth ?? 0) < 0;
    const isMet = point.sales >= point.target;
    const marks = [
      point.isPartial && "to date",
      metric === "sales" && (isMet ? "✓ Target met" : "Below target"),
    ].filter(Boolean);
    return {
      id: point.period,
      label: point.period,
      value: metricText(point, metric),
      percent: barWidthPercent(point[metric] ?? 0, largest),
      look: isNegative
        ? ("negative" as const)
        : point.isPartial
          ? ("partial" as const)
          : ("plain" as const),
      mark: marks.join(", "),
      name: metric === "growth" ? growthPointText(point) : pointText(point),
    };
  });
}

type SalesLineProps = {
  readonly points: readonly SalesPoint[];
  readonly period: Period;
  readonly metric: Metric;
};

/** Sales with their target, or their growth, over time. */
function SalesLine({ points, period, metric }: SalesLineProps) {
  const isGrowth = metric === "growth";
  return (
    <LineChart
      key={metric}
      label={`${isGrowth ? "Growth" : "Sales and target"}, ${periodLabels[period].toLowerCase()}`}
      labels={points.map((point) => point.period)}
      lines={
        isGrowth
          ? [
              {
                id: "growth",
                label: "Growth",
                look: "main",
                values: points.map(({ growth }) => growth),
              },
            ]
          : [
              {
                id: "target",
                label: "Target",
                look: "target",
                values: points.map(({ target }) => target),
              },
              {
                id: "sales",
                label: "Sales",
                look: "main",
                values: points.map(({ sales }) => sales),
              },
            ]
      }
      isLastPartial={points.at(-1)?.isPartial}
      format={isGrowth ? formatChange : shortDollars}
      describe={(index) => {
        const point = points[index];
        if (!point) return "";
        return isGrowth ? growthPointText(point) : pointText(point);
      }}
    />
  );
}

function growthPointText(point: SalesPoint): string {
  return `${pointText(point)}, growth ${metricText(point, "growth")}`;
}

function metricText(point: SalesPoint, metric: Metric): string {
  if (metric !== "growth") return dollars(point[metric]);
  return point.growth === null ? "n/a" : formatChange(point.growth);
}

function captionOf(points: readonly SalesPoint[], unit: string): string {
  const best = points.reduce((top, point) => (point.sales > top.sales ? point : top));
  return `Best: ${best.period} with ${dollars(best.sales)}. Target met in ${metText(points, unit)}.`;
}
