import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { LineChart } from "#app/components/demo/line-chart.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { numberFormat } from "#domain/formats.ts";
import { formatMoney } from "#domain/money.ts";
import { classesOf, fillBar, fillRate } from "../classes.ts";
import {
  attendanceCaption,
  attendanceWeeks,
  clubTotal,
  fillCaption,
  membershipMix,
  mixCaption,
  retention,
  retentionCaption,
  revenueByType,
} from "../figures.ts";
import styles from "./charts.module.css";
import type { FitnessProps } from "./fitness-props.ts";
import { MixBar } from "./mix-bar.tsx";

const number = numberFormat();

/** Everything but the heatmap. */
export function Charts(props: FitnessProps) {
  return (
    <div className={cn(stack(16), styles.charts)}>
      <Attendance {...props} />
      <ClassFill {...props} />
      <Mix {...props} />
      <Revenue {...props} />
      <Retention {...props} />
    </div>
  );
}

function Attendance({ now }: FitnessProps) {
  const weeks = attendanceWeeks(now);
  return (
    <div className={cn(demoParts.panel, styles.attendance)}>
      <ChartFigure
        title="Attendance, 12 weeks"
        caption={attendanceCaption(weeks)}
        table={{
          headers: ["Week of", "Visits"],
          rows: weeks.map(({ label, visits }) => [label, number(visits)]),
        }}
      >
        <LineChart
          label="Visits in each of the last 12 weeks"
          labels={weeks.map(({ label }) => label)}
          lines={[
            {
              id: "visits",
              label: "Visits",
              values: weeks.map(({ visits }) => visits),
              look: "main",
            },
          ]}
          isFromZero={false}
          format={(value) => number(value)}
          describe={(index) =>
            `Week of ${weeks[index]?.label ?? ""}: ${number(weeks[index]?.visits ?? 0)} visits`
          }
        />
      </ChartFigure>
    </div>
  );
}

function ClassFill({ state, now }: FitnessProps) {
  const classes = classesOf(state.classes, isoDay(now));
  return (
    <div className={demoParts.panel}>
      <ChartFigure
        title="Class fill today"
        caption={fillCaption(classes)}
        table={{
          headers: ["Class", "Booked", "Spots", "Full"],
          rows: classes.map(({ name, enrolled, capacity }) => [
            name,
            String(enrolled),
            String(capacity),
            `${fillRate(enrolled, capacity)}%`,
          ]),
        }}
      >
        <BarList
          className={styles.bars}
          label="Class fill today"
          bars={classes.map(({ id, name, enrolled, capacity }) => ({
            id,
            label: name,
            value: `${enrolled} / ${capacity}`,
            percent: fillBar(enrolled, capacity),
            mark: enrolled >= capacity ? "Full" : undefined,
          }))}
        />
      </ChartFigure>
    </div>
  );
}

function Mix({ state }: FitnessProps) {
  const mix = membershipMix(state);
  return (
    <div className={demoParts.panel}>
      <ChartFigure
        title="Membership mix"
        caption={mixCaption(mix)}
        table={{
          headers: ["Membership", "Members", "Share"],
          rows: mix.map(({ type, count, percent }) => [type, String(count), `${percent}%`]),
        }}
      >
        <MixBar mix={mix} />
      </ChartFigure>
    </div>
  );
}

function Revenue({ state }: FitnessProps) {
  const { rows, total } = revenueByType(state);
  const [premium] = rows;
  const share = fillRate(premium?.cents ?? 0, total);
  return (
    <div className={demoParts.panel}>
      <ChartFigure
        title="Revenue by membership"
        caption={`Premium brings ${share}% of ${formatMoney(total)} a month.`}
        table={{
          headers: ["Membership", "Members", "Price", "A month"],
          rows: rows.map(({ type, count, price, cents }) => [
            type,
            number(count),
            formatMoney(price),
            formatMoney(cents),
          ]),
          total: ["All", number(clubTotal(state)), "–", formatMoney(total)],
        }}
      >
        <BarList
          className={styles.bars}
          label="Revenue by membership"
          bars={rows.map(({ type, count, cents }) => ({
            id: type,
            label: type,
            mark: `× ${number(count)}`,
            value: formatMoney(cents),
            percent: fillRate(cents, Math.max(...rows.map((row) => row.cents))),
          }))}
        />
      </ChartFigure>
    </div>
  );
}

function Retention({ now }: FitnessProps) {
  const quarters = retention(now);
  return (
    <div className={demoParts.panel}>
      <ChartFigure
        title="Still members, by quarter joined"
        caption={retentionCaption(quarters)}
        table={{
          headers: ["Joined in", "Joined", "Still members", "Kept"],
          rows: quarters.map(({ label, joined, stayed, percent }) => [
            label,
            String(joined),
            String(stayed),
            `${percent}%`,
          ]),
        }}
      >
        <BarList
          className={styles.bars}
          label="Still members, by quarter joined"
          bars={quarters.map(({ label, percent }) => ({
            id: label,
            label,
            value: `${percent}%`,
            percent,
          }))}
        />
      </ChartFigure>
    </div>
  );
}
