import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./heat-grid.module.css";

type HeatCell = {
  /** Stands in the cell; empty leaves it blank. */
  readonly text: string;
  /** 0 to 4. */
  readonly level: number;
  /** The cell in words. */
  readonly name: string;
};

type HeatGridProps = {
  readonly caption: string;
  readonly className?: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly (HeatCell | null)[];
  }[];
};

/** A table whose cells are shaded by their number, which stands in them too. */
export function HeatGrid({ caption, columns, rows, className }: HeatGridProps) {
  return (
    <div className={cn(styles.grid, className)} role="group" aria-label={caption} tabIndex={0}>
      <table className={textClass(12)}>
        <caption className={typography.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={typography.visuallyHidden}>From</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) =>
                cell ? (
                  <td key={index} data-level={cell.level}>
                    <span aria-hidden="true">{cell.text}</span>
                    <span className={typography.visuallyHidden}>{cell.name}</span>
                  </td>
                ) : (
                  <td key={index}>
                    <span className={typography.visuallyHidden}>Nothing</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
