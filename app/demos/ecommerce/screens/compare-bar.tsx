import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { productById } from "../catalog.ts";
import { compareRows } from "../compare.ts";
import styles from "./compare-bar.module.css";
import type { StoreProps } from "./store-props.ts";

/** What was chosen to be compared, and the table of it; there as soon as something was chosen. */
export function CompareBar(props: StoreProps) {
  const { state, dispatch, tools } = props;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = state.compared.map((id) => productById(state.products, id));
  if (chosen.length === 0) return null;
  return (
    <div className={cn(cluster(10), styles.comparison)} role="group" aria-label="Comparison">
      <p className={stack(0)}>
        <b>Compare {counted(chosen.length, "product")}</b>
        <span className={typography.quiet}>{chosen.map(({ name }) => name).join(", ")}</span>
      </p>
      <button
        className={buttonClass()}
        type="button"
        disabled={chosen.length < 2}
        onClick={() => setIsOpen(true)}
      >
        {chosen.length < 2 ? "Choose one more" : "Show comparison"}
      </button>
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() => {
          dispatch({ type: "clearCompared" });
          tools.announce("Nothing is compared any more");
          document.getElementById("products")?.focus();
        }}
      >
        Clear
      </button>
      <DemoDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        app="app--ecommerce"
        title="Side by side"
        isText
      >
        <CompareTable products={chosen} />
      </DemoDialog>
    </div>
  );
}

type CompareTableProps = { readonly products: StoreProps["state"]["products"] };

function CompareTable({ products }: CompareTableProps) {
  return (
    <table className={styles.table}>
      <caption className={typography.visuallyHidden}>
        The products, specification by specification
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={typography.visuallyHidden}>Specification</span>
          </th>
          {products.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(products).map(({ label, values, isDifferent }) => (
          <tr key={label} data-different={isDifferent || undefined}>
            <th scope="row">
              {label}
              {isDifferent && (
                <>
                  <i aria-hidden="true"> ≠</i>
                  <span className={typography.visuallyHidden}>, different</span>
                </>
              )}
            </th>
            {products.map(({ id }, index) => (
              <td key={id}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
