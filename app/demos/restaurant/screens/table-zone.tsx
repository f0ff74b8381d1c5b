import { useRef, useState } from "react";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { cluster, columns, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import { cellAfterKey } from "../grid-keys.ts";
import { tableName, tableNumbers, tableState, tableWord, type TableState } from "../tables.ts";
import type { RestaurantProps } from "./restaurant-props.ts";
import { TableDetail } from "./table-detail.tsx";
import styles from "./tables.module.css";

const marks: Readonly<Record<TableState["kind"], IconName | null>> = {
  free: null,
  ordering: "pen",
  kitchen: "flame",
  ready: "bolt",
  served: "check",
  seated: "mark",
  reserved: "clock",
};

const legend: readonly (readonly [TableState["kind"], string])[] = [
  ["free", "Free"],
  ["kitchen", "In kitchen"],
  ["ready", "Food ready"],
  ["reserved", "Reserved"],
];

/** The sixteen tables: four rows of four, one stop of the Tab key, arrow keys inside. */
export function TableZone(props: RestaurantProps) {
  const { state, dispatch, tools, now } = props;
  const [active, setActive] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const stop = active ?? state.table - 1;
  useKeyListener(grid, (event) => {
    const next = cellAfterKey(event.key, stop, tableNumbers.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  });
  return (
    <section className={styles.tables} aria-labelledby="rs-tables">
      <header className={cn(spread(12), styles.head)}>
        <h2 id="rs-tables">Tables</h2>
        <ul className={cn(cluster(12), textClass(12, "quiet"), styles.legend)} aria-hidden="true">
          {legend.map(([kind, label]) => (
            <li key={kind} className={row(6)} data-kind={kind}>
              {label}
            </li>
          ))}
        </ul>
      </header>
      <div className={columns(4, 8)} role="group" aria-label="16 tables" ref={grid}>
        {tableNumbers.map((table, index) => {
          const there = tableState(table, state, now);
          const mark = marks[there.kind];
          return (
            <button
              key={table}
              className={cn(stack(0, "start"), styles.table)}
              data-kind={there.kind}
              type="button"
              aria-pressed={table === state.table}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setActive(index)}
              onClick={() => {
                dispatch({ type: "selectTable", table });
                tools.announce(`The current order is for Table ${table}.`);
              }}
            >
              <span className={typography.visuallyHidden}>{tableName(table, there)}</span>
              <b aria-hidden="true">{table}</b>
              {mark && <Icon name={mark} />}
              <span aria-hidden="true">{tableWord(there).replace(" PM", "\u00A0PM")}</span>
            </button>
          );
        })}
      </div>
      <TableDetail {...props} />
    </section>
  );
}
