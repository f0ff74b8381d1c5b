import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import demoParts from "./demo-parts.module.css";
export type TableData = {
  readonly headers: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** A last row that sums up. */
  readonly total?: readonly string[];
};

type DataTableProps = {
  readonly caption: string;
  readonly table: TableData;
  readonly className?: string;
};

/** Plain numbers in rows; scrolls sideways in a region of its own where it must. */
export function DataTable({ caption, table, className }: DataTableProps) {
  const { headers, rows, total } = table;
  return (
    <div
      className={cn(demoParts.dataTable, className)}
      role="group"
      aria-label={caption}
      tabIndex={0}
    >
      <table>
        <caption className={typography.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} cells={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row cells={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [name, ...values] }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
