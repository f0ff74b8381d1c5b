import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import { insights } from "#app/content/insights.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./insights.module.css";
import shares from "./share-table.module.css";

type ShareRow = {
  readonly id: string;
  readonly label: ReactNode;
  readonly total: number;
  /** Further cells, as many as there are further columns. */
  readonly more?: readonly ReactNode[];
};

type ShareTableProps = {
  readonly title: string;
  readonly column: string;
  readonly more?: readonly string[];
  readonly rows: readonly ShareRow[];
  /** What all rows together come to. */
  readonly total: number;
};

/** A table whose figures are bars as well. */
export function ShareTable({ title, column, more = [], rows, total }: ShareTableProps) {
  const highest = Math.max(1, ...rows.map((row) => row.total));
  return (
    <table className={cn(shares.table, more.length > 0 && shares.wide)}>
      <caption className={typography.visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col" className={styles.number} data-number="">
            {insights.total}
          </th>
          <th scope="col" className={styles.number} data-number="">
            {insights.share}
          </th>
          {more.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.label}</bdi>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className={shares.track} width="100" height="4" />
                <rect className={shares.share} width={(row.total / highest) * 100} height="4" />
              </svg>
            </th>
            <td className={styles.number} data-number="" data-column={insights.total}>
              {row.total.toLocaleString("en-US")}
            </td>
            <td className={styles.number} data-number="" data-column={insights.share}>
              {percent(row.total, total)}
            </td>
            {more.map((name, index) => (
              <td key={name} data-column={name}>
                {row.more?.[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / Math.max(whole, 1)) * 100)}%`;
}
