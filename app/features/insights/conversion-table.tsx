import type { ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { insights } from "#app/content/insights.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./insights.module.css";
import shares from "./share-table.module.css";
import { busiest, rateOf, type Base, type Conversion } from "./view-insights.ts";

const { works: words } = insights;

/** As many as can be taken in; the others stand in one line. */
const most = 10;

type ConversionTableProps = {
  readonly title: string;
  readonly column: string;
  readonly rows: readonly Conversion[];
  readonly base: Base;
  /** What a key reads that is no name. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** What was seen and what came of it; the bars show what the rate is of. */
export function ConversionTable({ title, column, rows, base, labels }: ConversionTableProps) {
  const { shown, others } = busiest(rows, base, most);
  if (shown.length === 0) return <p className={typography.quiet}>{words.nothing}</p>;
  const highest = Math.max(1, ...shown.map((row) => row[base]));
  return (
    <table className={cn(shares.table, shares.wide)}>
      <caption className={typography.visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {[words.views, words.arrivals, words.leads, words.rate].map((name) => (
            <th key={name} scope="col" className={styles.number} data-number="">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <Row key={row.key} label={labels?.[row.key] ?? row.key} row={row} base={base}>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={shares.track} width="100" height="4" />
              <rect className={shares.share} width={(row[base] / highest) * 100} height="4" />
            </svg>
          </Row>
        ))}
        {others && <Row label={insights.more(others.count)} row={others} base={base} />}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly label: string;
  readonly row: Omit<Conversion, "key">;
  readonly base: Base;
  readonly children?: ReactNode;
};

function Row({ label, row, base, children }: RowProps) {
  const rate = rateOf(row, base);
  const counts = [
    [words.views, row.views],
    [words.arrivals, row.arrivals],
    [words.leads, row.leads],
  ] as const;
  return (
    <tr>
      <th scope="row">
        <bdi>{label}</bdi>
        {children}
      </th>
      {counts.map(([name, count]) => (
        <td key={name} className={styles.number} data-number="" data-column={name}>
          {count.toLocaleString("en-US")}
        </td>
      ))}
      <td className={styles.number} data-number="" data-column={words.rate}>
        {rate ?? <span className={textClass(13, "quiet")}>{words.tooFew}</span>}
      </td>
    </tr>
  );
}
