import demoParts from "#app/components/demo/demo-parts.module.css";
import { SortHeader } from "#app/components/demo/sort-header.tsx";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatPercent } from "#app/lib/percent.ts";
import type { ProductField } from "../dashboard-state.ts";
import type { DayRange } from "../model.ts";
import { productRows } from "../products.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { dollars, number } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./product-table.module.css";

const columns: readonly { readonly field: ProductField; readonly label: string }[] = [
  { field: "name", label: "Product" },
  { field: "units", label: "Units" },
  { field: "sales", label: "Revenue" },
  { field: "margin", label: "Margin" },
];

type ProductTableProps = DashboardProps & { readonly range: DayRange };

/** Eight products; a header sorts, a name filters everything. */
export function ProductTable({ state, dispatch, range }: ProductTableProps) {
  const { field, direction } = state.productSort;
  const rows = sortRows(
    productRows(state.ledger, range, { ...state.filters, product: undefined }),
    (row) => row[field],
    direction,
  );
  return (
    <section className={demoParts.panel}>
      <h3 id="by-product">Revenue by product</h3>
      <div className={demoParts.dataTable} role="group" aria-labelledby="by-product" tabIndex={0}>
        <table>
          <caption className={typography.visuallyHidden}>Revenue by product</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeader
                  key={column.field}
                  {...column}
                  sort={state.productSort}
                  onSort={(pressed) => dispatch({ type: "sortProducts", field: pressed })}
                />
              ))}
              <th scope="col">Eight weeks</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, units, sales, margin, trend }) => (
              <tr key={name} className={cn(state.filters.product === name && styles.chosen)}>
                <th scope="row">
                  <button
                    className={typography.link}
                    type="button"
                    aria-pressed={state.filters.product === name}
                    onClick={() =>
                      dispatch({ type: "filter", filter: { dimension: "product", value: name } })
                    }
                  >
                    {name}
                  </button>
                </th>
                <td>{number(units)}</td>
                <td>{dollars(sales)}</td>
                <td>{formatPercent(margin ?? Number.NaN)}</td>
                <td className={styles.trend}>
                  <Sparkline values={trend} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
