import { useRef } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Insight } from "../insights.ts";
import { series } from "../series.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./what-changed.module.css";

type WhatChangedProps = DashboardProps & { readonly insights: readonly Insight[] };

/** The meeting's answers in words, each with the way to what it speaks of. */
export function WhatChanged({ state, dispatch, tools, insights }: WhatChangedProps) {
  const { filters } = state;
  const list = useRef<HTMLElement>(null);
  function show({ shows }: Insight) {
    if (!shows) return;
    if (shows.kind === "region" || shows.kind === "product") {
      const value = shows.kind === "region" ? shows.region : shows.product;
      if (filters[shows.kind] !== value) {
        dispatch({ type: "filter", filter: { dimension: shows.kind, value } });
      }
      tools.announce(`Everything now shows ${value}, and the customers behind it`);
      focusAfter("#customers");
    } else if (shows.kind === "target") {
      dispatch({ type: "period", period: "monthly" });
      dispatch({ type: "metric", metric: "sales" });
      dispatch({ type: "chartView", view: "line" });
    } else {
      const running = series("monthly", state.ledger).at(-1);
      dispatch({ type: "period", period: "monthly" });
      dispatch({ type: "metric", metric: "sales" });
      dispatch({ type: "chartView", view: "bars" });
      if (running) {
        const point = { ...running, label: running.period, kind: "monthly" } as const;
        dispatch({ type: "drill", point });
      }
    }
  }
  return (
    <section
      data-piece=""
      className={cn(demoParts.panel, styles.changes)}
      aria-labelledby="what-changed"
      ref={list}
    >
      <h3 id="what-changed" tabIndex={-1}>
        What changed
      </h3>
      <ul>
        {insights.map((insight) => (
          <li className={cn(textClass(15), stack(2, "start"))} key={insight.id}>
            <p id={`insight-${insight.id}`}>{insight.text}</p>
            {insight.id === "none" && (
              <button
                className={typography.link}
                type="button"
                onClick={() => {
                  dispatch({ type: "clearFilters" });
                  tools.announce("All filters are off");
                  focusAfter("#what-changed");
                }}
              >
                Clear filters
              </button>
            )}
            {insight.shows && (
              <button
                className={typography.link}
                type="button"
                aria-describedby={`insight-${insight.id}`}
                onClick={() => show(insight)}
              >
                Show me
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
