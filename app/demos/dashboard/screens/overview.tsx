import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { monthFigures } from "../figures.ts";
import { insights } from "../insights.ts";
import { Alerts } from "./alerts.tsx";
import { Customers } from "./customers.tsx";
import type { DashboardProps } from "./dashboard-props.ts";
import { KeyFigures } from "./key-figures.tsx";
import styles from "./overview.module.css";
import { RegionBars } from "./region-bars.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { WhatChanged } from "./what-changed.tsx";

/** The Monday meeting on one screen. */
export function Overview(props: DashboardProps) {
  const { ledger, filters } = props.state;
  return (
    <>
      <h2 className={typography.visuallyHidden}>Overview</h2>
      <KeyFigures {...props} />
      <div className={cn(stack(14), styles.board)}>
        <div className={styles.main}>
          <SalesChart {...props} />
          <Customers {...props} />
          <Alerts {...props} />
        </div>
        <div className={styles.side}>
          <WhatChanged {...props} insights={insights(ledger, filters)} />
          <RegionBars {...props} range={monthFigures(ledger, filters).range} />
        </div>
      </div>
    </>
  );
}
