import { cluster, columns, surface } from "#app/components/layout-kit/layout-kit.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { insights as labels } from "#app/content/insights.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import typography from "#app/components/ui/typography.module.css";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { cn } from "#app/lib/cn.ts";
import { dayLabel } from "./day-label.ts";
import { Figure, Part } from "./insight-parts.tsx";
import { fetchInsights } from "./insights-repository.ts";
import styles from "./insights.module.css";
import { KindTable } from "./kind-table.tsx";
import {
  everyWeek,
  largest,
  periodOf,
  sumOf,
  type LeadInsights,
  type Period,
  type Share,
} from "./lead-insights.ts";
import { ShareTable } from "./share-table.tsx";
import { WeekChart } from "./week-chart.tsx";
import { WhatWorks } from "./what-works.tsx";

function insightsQuery(period: Period) {
  return queryOptions({
    queryKey: ["insights", period],
    queryFn: ({ signal }) => fetchInsights(period, signal),
    staleTime: 60_000,
  });
}

/** Where leads come from, how many, and how fast they are answered. */
export function Insights() {
  const { search } = useLocation();
  const period = periodOf(search);
  const query = useQuery(insightsQuery(period));
  const found = useLastKnown(query.data);

  return (
    <div className={cn(columns(2, 20), styles.insights)} aria-busy={query.isFetching}>
      <nav className={cn(surface(), styles.periods)} aria-label={labels.label}>
        {labels.periods.map(({ weeks, label }) => (
          <Link
            key={weeks}
            to={{ search: `?view=insights&weeks=${weeks}` }}
            aria-current={weeks === period ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {query.isError && (
        <LoadFailure
          title={labels.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!found && query.isPending && <p className={desk.waiting}>{labels.loading}</p>}
      {found && <Figures found={found} period={period} />}
      <WhatWorks period={period} />
    </div>
  );
}

type FiguresProps = { readonly found: LeadInsights; readonly period: Period };

function Figures({ found, period }: FiguresProps) {
  const [now] = useState(() => new Date());
  const weeks = everyWeek(found.weeks, period, now);
  const total = sumOf(found.kinds);
  if (total === 0) {
    return (
      <div className={states.empty}>
        <h2 className={typography.heading}>{labels.none}</h2>
        <p>{labels.noneHelp}</p>
      </div>
    );
  }
  const best = weeks.reduce((high, week) => (week.total > high.total ? week : high));
  return (
    <>
      <dl className={cn(cluster(0), styles.figures)}>
        <Figure name={labels.total} value={total.toLocaleString("en-US")} />
        <Figure name={labels.perWeek} value={(total / period).toFixed(1)} />
        <Figure name={labels.best} value={dayLabel(best.key)} />
      </dl>
      <Part title={labels.weeks.title} text={labels.weeks.text(total, period)}>
        <WeekChart weeks={weeks} />
      </Part>
      <Part title={labels.kinds.title} text={labels.kinds.text}>
        <KindTable kinds={found.kinds} />
      </Part>
      <Part title={labels.sources.title} text={labels.sources.text} isHalf>
        <Shares shares={found.sources} labels={labels.sources} total={total} />
      </Part>
      <Part title={labels.pages.title} text={labels.pages.text} isHalf>
        <Shares shares={found.pages} labels={labels.pages} total={total} />
      </Part>
    </>
  );
}

type SharesProps = {
  readonly shares: readonly Share[];
  readonly labels: {
    readonly title: string;
    readonly column: string;
    readonly unknown: string;
    readonly direct?: string;
  };
  readonly total: number;
};

/** As many as can be taken in; the others stand in one line. */
const mostShares = 10;

function Shares({ shares, labels: names, total }: SharesProps) {
  const { shown, others } = largest(shares, mostShares);
  const rows = shown.map((share) => ({
    id: share.key,
    label: <bdi>{labelOf(share.key, names)}</bdi>,
    total: share.total,
  }));
  if (others.count > 0) {
    rows.push({
      id: " others",
      label: <bdi>{labels.more(others.count)}</bdi>,
      total: others.total,
    });
  }
  return <ShareTable title={names.title} column={names.column} rows={rows} total={total} />;
}

function labelOf(key: string, { unknown, direct }: SharesProps["labels"]): string {
  if (key === "") return unknown;
  return key === "direct" && direct ? direct : key;
}
