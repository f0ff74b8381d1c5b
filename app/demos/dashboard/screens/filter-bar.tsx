import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Filters } from "../model.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./filter-bar.module.css";
import chipStyles from "./filter-chips.module.css";

/** What the whole dashboard is cut down to, in chips, and how fresh it is. */
export function FilterBar({ state, dispatch, tools }: DashboardProps) {
  const chips = chipsOf(state.filters);
  function clear() {
    dispatch({ type: "clearFilters" });
    tools.announce("All filters are off");
  }
  return (
    <div className={cn(shapes.tapTall, textClass(13), cluster(0), styles.filterLine)}>
      {chips.length > 0 && (
        <ul className={cn(cluster(8), chipStyles.chips)} aria-label="Filters">
          {chips.map((chip) => (
            <li key={chip.label}>
              <button
                className={shapes.tapTall}
                type="button"
                onClick={() =>
                  dispatch(
                    chip.dimension === "period"
                      ? { type: "filterPeriod", point: null }
                      : {
                          type: "filter",
                          filter: { dimension: chip.dimension, value: chip.value },
                        },
                  )
                }
              >
                {chip.label}
                <Icon className={shapes.icon12} name="close" />
                <span className={typography.visuallyHidden}>, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button className={typography.link} type="button" onClick={clear}>
          Clear filters
        </button>
      )}
      <p className={typography.quiet}>
        Data through today
        {state.tab === "team" && chips.length > 0 && ". Filters do not apply to people"}
      </p>
    </div>
  );
}

function chipsOf({ region, channel, product, period }: Filters) {
  return [
    ...(region
      ? [{ dimension: "region", value: region, label: `Region: ${region}` } as const]
      : []),
    ...(channel
      ? [{ dimension: "channel", value: channel, label: `Channel: ${channel}` } as const]
      : []),
    ...(product
      ? [{ dimension: "product", value: product, label: `Product: ${product}` } as const]
      : []),
    ...(period
      ? [{ dimension: "period", value: period.label, label: `Period: ${period.label}` } as const]
      : []),
  ];
}
