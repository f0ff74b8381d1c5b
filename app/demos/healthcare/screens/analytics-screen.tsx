import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { HeatGrid } from "#app/components/demo/heat-grid.tsx";
import { LineChart, type ChartLine } from "#app/components/demo/line-chart.tsx";
import { Ring } from "#app/components/demo/ring.tsx";
import { columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { HealthState, MetricName, VitalsRange, Weekly } from "../model.ts";
import { takenCount } from "../prescriptions.ts";
import { adherence, bpCategory, mean4, pressureSentence, takenDays } from "../vitals.ts";
import styles from "./analytics-screen.module.css";
import type { HealthProps } from "./health-props.ts";
import { ReadingForm } from "./reading-form.tsx";
import screen from "./screen.module.css";

const ranges: readonly { readonly value: VitalsRange; readonly label: string }[] = [
  { value: "4w", label: "4 weeks" },
  { value: "3m", label: "3 months" },
  { value: "6m", label: "6 months" },
];
const points: Readonly<Record<VitalsRange, number>> = { "4w": 4, "3m": 13, "6m": 27 };
const stepGoal = 8000;

const metricNames: Readonly<Record<MetricName, { label: string; unit: string }>> = {
  pressure: { label: "Blood pressure", unit: "mmHg" },
  weight: { label: "Weight", unit: "kg" },
  heartRate: { label: "Resting heart rate", unit: "bpm" },
  sleep: { label: "Sleep", unit: "h" },
};

/** Half a year of values, today's reading, and the goals. */
export function AnalyticsScreen(props: HealthProps) {
  const { state, dispatch } = props;
  return (
    <>
      <div className={cn(spread(0), screen.head)}>
        <h2>Health Analytics</h2>
        <ChoiceGroup
          label="Range"
          shape="segment"
          options={ranges}
          value={state.range}
          onChange={(range) => dispatch({ type: "range", range })}
        />
      </div>
      <div className={cn(columns(4, 12), styles.metrics)} role="group" aria-label="Metric">
        {(Object.keys(metricNames) as MetricName[]).map((metric) => (
          <button
            key={metric}
            className={cn(stack(0), demoParts.panel, styles.metric)}
            type="button"
            aria-pressed={state.metric === metric}
            onClick={() => dispatch({ type: "metric", metric })}
          >
            <span className={typography.quiet}>{metricNames[metric].label}</span>
            <b className={cn(textClass(28, 600), typography.number)}>{latestText(state, metric)}</b>
            <span className={typography.quiet}>{metricNames[metric].unit}</span>
          </button>
        ))}
      </div>
      <div className={cn(stack(16), screen.columns)}>
        <section className={demoParts.panel} aria-label={metricNames[state.metric].label}>
          {state.metric === "pressure" ? <Pressure state={state} /> : <OneLine state={state} />}
        </section>
        <ReadingForm {...props} />
      </div>
      <Goals state={state} />
      <p className={cn(typography.quiet, screen.note)}>Sample data, not medical advice.</p>
    </>
  );
}

type StateProps = { readonly state: HealthState };

function latestText({ vitals }: HealthState, metric: MetricName): string {
  if (metric === "pressure") {
    const last = vitals.pressure.at(-1);
    return last ? `${last.systolic}/${last.diastolic}` : "–";
  }
  return String(vitals[metric].at(-1)?.value ?? "–");
}

const dayText = (day: string) => formatLocal(dateOfDay(day), "day");

function Pressure({ state: { vitals, range } }: StateProps) {
  const shown = vitals.pressure.slice(-points[range]);
  const last = mean4(vitals.pressure);
  const category = last && bpCategory(Math.round(last.systolic), Math.round(last.diastolic));
  // Two readings of one day would share a label.
  const labels = shown.map(({ day }, index) =>
    shown[index - 1]?.day === day ? `${dayText(day)}, later` : dayText(day),
  );
  return (
    <ChartFigure
      title="Blood pressure, mmHg"
      caption={`${pressureSentence(vitals.pressure)} Your average is ${category?.toLowerCase() ?? "unknown"}; the goal is below 130/80.`}
      table={{
        headers: ["Day", "Systolic", "Diastolic"],
        rows: shown.map(({ systolic, diastolic }, index) => [
          labels[index] ?? "",
          String(systolic),
          String(diastolic),
        ]),
      }}
    >
      <LineChart
        label="Blood pressure"
        labels={labels}
        lines={[
          { id: "goal", label: "Goal", look: "target", values: shown.map(() => 130) },
          {
            id: "sys",
            label: "Systolic",
            look: "main",
            values: shown.map(({ systolic }) => systolic),
          },
          {
            id: "dia",
            label: "Diastolic",
            look: "second",
            values: shown.map(({ diastolic }) => diastolic),
          },
        ]}
        bands={[
          { from: 90, to: 120 },
          { from: 60, to: 80 },
        ]}
        isFromZero={false}
        format={String}
        describe={(index) => {
          const reading = shown[index];
          return reading
            ? `${labels[index] ?? ""}: ${reading.systolic} over ${reading.diastolic}, ${bpCategory(reading.systolic, reading.diastolic).toLowerCase()}`
            : "";
        }}
      />
    </ChartFigure>
  );
}

function OneLine({ state: { vitals, range, metric } }: StateProps) {
  const values: Weekly = metric === "pressure" ? [] : vitals[metric].slice(-points[range]);
  const { label, unit } = metricNames[metric];
  const first = values[0]?.value ?? 0;
  const last = values.at(-1)?.value ?? 0;
  const change = Math.round((last - first) * 10) / 10;
  const line: ChartLine = {
    id: metric,
    label,
    look: "main",
    values: values.map(({ value }) => value),
  };
  return (
    <ChartFigure
      title={`${label}, ${unit}`}
      caption={
        change === 0
          ? `Now ${last} ${unit}, as at the start.`
          : `Now ${last} ${unit}, ${change < 0 ? "down" : "up"} ${Math.abs(change)} from ${first}.`
      }
      table={{
        headers: ["Week of", label],
        rows: values.map(({ day, value }) => [dayText(day), String(value)]),
      }}
    >
      <LineChart
        label={label}
        labels={values.map(({ day }) => dayText(day))}
        lines={[line]}
        isFromZero={false}
        format={String}
        describe={(index) =>
          values[index] ? `${dayText(values[index].day)}: ${values[index].value} ${unit}` : ""
        }
      />
    </ChartFigure>
  );
}

function Goals({ state }: StateProps) {
  const { steps, nights } = state.vitals;
  const today = steps.at(-1)?.steps ?? 0;
  const taken = takenDays(state.vitals.taken, takenCount(state.prescriptions));
  const weeks = Array.from({ length: 5 }, (_, index) => taken.slice(index * 7, index * 7 + 7));
  const text = (value: number) => value.toLocaleString("en-US");
  return (
    <div className={cn(stack(14), styles.goals)}>
      <section className={demoParts.panel}>
        <h3>Steps today</h3>
        <Ring
          percent={(today / stepGoal) * 100}
          label={`${text(today)} of ${text(stepGoal)} steps`}
        >
          <b>{text(today)}</b>
          <span>of {text(stepGoal)}</span>
        </Ring>
      </section>
      <section className={demoParts.panel}>
        <h3>Sleep, the last seven nights</h3>
        <BarList
          label="Hours of sleep"
          bars={nights.map(({ day, value }) => ({
            id: day,
            label: dayText(day),
            value: `${value} h`,
            percent: (value / 9) * 100,
          }))}
        />
      </section>
      <section className={demoParts.panel}>
        <h3>Medicines taken, {adherence(taken)}%</h3>
        <HeatGrid
          caption="Daily medicines taken, a row for each of the last five weeks"
          columns={(weeks[0] ?? []).map(({ day }) =>
            formatLocal(dateOfDay(day), "weekday").slice(0, 3),
          )}
          rows={weeks.map((week) => ({
            label: dayText(week[0]?.day ?? ""),
            cells: week.map(({ day, count, of }) => ({
              text: count >= of ? "✓" : String(count),
              level: count >= of ? 3 : 1,
              name: `${formatLocal(dateOfDay(day), "longWeekday")}: ${count} of ${of} taken`,
            })),
          }))}
        />
      </section>
    </div>
  );
}
