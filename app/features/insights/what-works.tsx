import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { insights } from "#app/content/insights.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { ConversionTable } from "./conversion-table.tsx";
import { dayLabel } from "./day-label.ts";
import { Figure, Part } from "./insight-parts.tsx";
import styles from "./insights.module.css";
import { fetchViewInsights } from "./insights-repository.ts";
import type { Period } from "./lead-insights.ts";
import { rateOf, withForm, type ViewInsights } from "./view-insights.ts";

const { works: words } = insights;

function viewsQuery(period: Period) {
  return queryOptions({
    queryKey: ["insights", "views", period],
    queryFn: ({ signal }) => fetchViewInsights(period, signal),
    staleTime: 60_000,
  });
}

/** Which campaigns, sources and pages bring leads, of all who have come. */
export function WhatWorks({ period }: { readonly period: Period }) {
  const query = useQuery(viewsQuery(period));
  const found = useLastKnown(query.data);
  return (
    <>
      {query.isError && (
        <LoadFailure
          title={words.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!found && query.isPending && <p className={desk.waiting}>{insights.loading}</p>}
      {found && <Counted found={found} />}
    </>
  );
}

function Counted({ found }: { readonly found: ViewInsights }) {
  const { total } = found;
  if (total === null) {
    return (
      <div className={states.empty}>
        <h2 className={typography.heading}>{words.none}</h2>
        <p>{words.noneHelp}</p>
      </div>
    );
  }
  return (
    <>
      <Part title={words.title} text={words.text(dayLabel(total.key), total.leads)}>
        <dl className={cn(cluster(0), styles.figures)}>
          <Figure name={words.views} value={total.views.toLocaleString("en-US")} />
          <Figure name={words.arrivals} value={total.arrivals.toLocaleString("en-US")} />
          <Figure name={words.rate} value={rateOf(total, "arrivals") ?? words.tooFew} />
        </dl>
      </Part>
      <Part {...words.campaigns} isHalf>
        <ConversionTable
          {...words.campaigns}
          rows={found.campaigns}
          base="arrivals"
          labels={{ "": words.campaigns.without, "(other)": words.others }}
        />
      </Part>
      <Part {...words.sources} isHalf>
        <ConversionTable
          {...words.sources}
          rows={found.sources}
          base="arrivals"
          labels={{ direct: insights.sources.direct, "(other)": words.others }}
        />
      </Part>
      <Part {...words.entries} isHalf>
        <ConversionTable {...words.entries} rows={found.arrivals} base="arrivals" />
      </Part>
      <Part {...words.forms} isHalf>
        <ConversionTable {...words.forms} rows={withForm(found.forms)} base="views" />
      </Part>
    </>
  );
}
