import { useState, type ReactNode } from "react";
import { row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { DataTable, type TableData } from "./data-table.tsx";
import demoParts from "./demo-parts.module.css";
import shapes from "./demo-shapes.module.css";
import styles from "./chart-figure.module.css";

type ChartFigureProps = {
  readonly title: string;
  /** What a reader should notice, in one sentence worked out from the numbers. */
  readonly caption: ReactNode;
  /** The same numbers. */
  readonly table: TableData;
  /** Switches that belong to the chart. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A chart with its sentence, and the same numbers as a table on request. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, caption, table, tools, className, children } = props;
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={cn(styles.figure, className)}>
      <div className={demoParts.panelHead}>
        <h3>{title}</h3>
        {tools}
      </div>
      {isTable ? <DataTable caption={title} table={table} /> : children}
      <figcaption className={cn(spread(0), textClass(13, "quiet"))}>
        <span>{caption}</span>
        <button
          className={cn(row(8), textClass(13, 600), styles.toggle)}
          type="button"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon name={isTable ? "bars" : "table"} className={shapes.icon16} />
          View as table
        </button>
      </figcaption>
    </figure>
  );
}
