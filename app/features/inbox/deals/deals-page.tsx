import { useQuery } from "@tanstack/react-query";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { dealsPage as labels, moveLabels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { ActionFailure, reasonOf } from "../action-failure.tsx";
import { UndoBar } from "../work/undo-bar.tsx";
import { stages, type DealTotals, type StageTotal } from "./deal.ts";
import { DealBoard } from "./deal-board.tsx";
import { DealList } from "./deal-list.tsx";
import { DealPanel } from "./deal-panel.tsx";
import { totalText } from "./deal-text.ts";
import { dealTotalsQuery } from "./deals-queries.ts";
import { isFiltered } from "./deals-address.ts";
import styles from "./deals.module.css";
import { DealsTools } from "./deals-tools.tsx";
import { LostPanel } from "./lost-panel.tsx";
import { StartPanel } from "./start-panel.tsx";
import { useDealPages } from "./use-deal-pages.ts";
import { useDeals, type DealsModel } from "./use-deals.ts";

type DealsPageProps = { readonly userId: string };

/** Board and list of the deals, with the panel of the open one. */
export function DealsPage({ userId }: DealsPageProps) {
  const model = useDeals(userId);
  const { place, action, undo, moves, losing, starting } = model;
  const totals = useQuery(dealTotalsQuery(place.filter));
  const known = totals.data ?? null;
  const isEmpty = known !== null && sumOf(known).count === 0;

  return (
    <div className={cn(stack(16), styles.page)}>
      <DealsTools model={model} />
      {totals.isError && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonOf(failureKind(totals.error))}
          isRetrying={totals.isFetching}
          onRetry={() => void totals.refetch()}
        />
      )}
      <ActionFailure action={action} />
      <p className={cn(states.line, styles.summary)} role="status">
        {moves.staleTitle !== null && moveLabels.changed(moves.staleTitle)}
      </p>
      {isEmpty && <NoDeals model={model} />}
      {!isEmpty && place.layout === "board" && <DealBoard model={model} totals={known} />}
      {!isEmpty && place.layout === "list" && <ListPart model={model} totals={known} />}
      {place.deal === null && <UndoBar undo={undo} />}
      <LostPanel
        deal={losing.current?.deal ?? null}
        onClose={losing.end}
        onLose={(lostReason) => {
          if (losing.current) moves.move({ ...losing.current, stage: "lost", lostReason });
          losing.end();
        }}
      />
      <DealPanel model={model} />
      <StartPanel
        isOpen={starting.isOpen}
        onClose={starting.end}
        team={model.team}
        onStarted={(id) => {
          starting.end();
          void moves.lookAgain();
          place.openDeal(id);
        }}
      />
    </div>
  );
}

type PartProps = { readonly model: DealsModel; readonly totals: DealTotals | null };

function ListPart({ model, totals }: PartProps) {
  const pages = useDealPages(model, null);
  const { query } = pages;
  return (
    <>
      {totals && (
        <p className={cn(typography.number, styles.summary)}>
          {labels.all}: {totalText(sumOf(totals))}
        </p>
      )}
      {query.isError && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonOf(failureKind(query.error))}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isLoading && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {pages.deals.length > 0 && <DealList model={model} pages={pages} />}
    </>
  );
}

function NoDeals({ model: { place, starting, searchRef } }: { readonly model: DealsModel }) {
  const hasFilter = isFiltered(place.filter);
  return (
    <div className={states.empty}>
      <h2 className={typography.heading}>{hasFilter ? labels.noMatch : labels.none}</h2>
      <p>{hasFilter ? labels.noMatchHelp : labels.noneHelp}</p>
      {hasFilter ? (
        <button
          className={buttonClass("line", "small")}
          type="button"
          onClick={() => {
            place.clearFilter();
            searchRef.current?.focus();
          }}
        >
          {labels.clear}
        </button>
      ) : (
        <button
          className={buttonClass("primary", "small")}
          type="button"
          aria-haspopup="dialog"
          onClick={starting.open}
        >
          {labels.start}
        </button>
      )}
    </div>
  );
}

function sumOf(totals: DealTotals): StageTotal {
  return stages
    .map((stage) => totals[stage])
    .reduce((sum, { count, valueCents, monthlyCents }) => ({
      count: sum.count + count,
      valueCents: sum.valueCents + valueCents,
      monthlyCents: sum.monthlyCents + monthlyCents,
    }));
}
