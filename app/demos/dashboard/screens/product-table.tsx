import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { formatPercent } from "#app/lib/percent.ts";
import type { ProductField } from "../dashboard-state.ts";
import type { DayRange } from "../model.ts";
import { productRows } from "../products.ts";
import { sortRows } from "../sort-rows.ts";
import { dollars, number } from "../words.ts";
import type { DashboardProps } from "./dashboard-props.ts";

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
    <section className="pan">
      <h3 id="by-product">Revenue by product</h3>
      <div className="dtable" role="group" aria-labelledby="by-product" tabIndex={0}>
        <table>
          <caption className="vh">Revenue by product</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.field}
                  scope="col"
                  aria-sort={column.field === field ? direction : undefined}
                >
                  <button
                    className={cn("sortb", column.field === field && `is-${direction}`)}
                    type="button"
                    onClick={() => dispatch({ type: "sortProducts", field: column.field })}
                  >
                    {column.label}
                    <Icon name="sort" />
                  </button>
                </th>
              ))}
              <th scope="col">Eight weeks</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, units, sales, margin, trend }) => (
              <tr key={name} className={cn(state.filters.product === name && "is-on")}>
                <th scope="row">
                  <button
                    className="link"
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
                <td>{formatPercent(margin)}</td>
                <td className="dtable__s">
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
