import { useId, useState } from "react";
import { cluster, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SearchField } from "#app/components/console/search-field.tsx";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import { dealsPage as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { assignable, isOwner } from "../entry/team.ts";
import { AmountFilter, DayFilter } from "./filter-fields.tsx";
import { isFiltered, sorts } from "./deals-address.ts";
import styles from "./deals.module.css";
import { useDealExport } from "./use-deal-export.ts";
import type { DealsModel } from "./use-deals.ts";

const layouts = ["board", "list"] as const;

/** Search, filters, layout, and the ways to begin a deal and to take them out: one strip. */
export function DealsTools({ model }: { readonly model: DealsModel }) {
  const { place, team, action, searchRef, starting } = model;
  const { filter, layout } = place;
  const taking = useDealExport(team, action);
  const hasMore = [filter.minCents, filter.maxCents, filter.from, filter.to].some(
    (value) => value !== null,
  );
  const [isUnfolded, setIsUnfolded] = useState(hasMore);
  const id = useId();
  return (
    <div role="group" aria-label={labels.tools}>
      <div className={cn(cluster(10, "top"), styles.tools)}>
        <SearchField
          label={labels.search}
          hint={labels.searchHint}
          search={filter.search}
          onFilter={place.filterBy}
          searchRef={searchRef}
        />
        <ToolChoice
          label={labels.owner}
          value={filter.owner}
          options={[
            { value: "", label: labels.anybody },
            { value: "me", label: labels.mine },
            { value: "none", label: labels.nobodys },
            ...assignable(team)
              .filter((member) => member.id !== team.myId)
              .map((member) => ({ value: member.id, label: member.name })),
          ]}
          onChoose={(owner) => place.filterBy({ owner })}
        />
        {layout === "list" && (
          <ToolChoice
            label={labels.sort}
            value={place.sort}
            options={sorts.map((sort) => ({ value: sort, label: labels.sorts[sort] }))}
            onChoose={(chosen) =>
              place.go({ sort: sorts.find((known) => known === chosen) ?? "moved" })
            }
          />
        )}
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {labels.more}
        </button>
        <div className={styles.layouts} role="group" aria-label={labels.layout}>
          {layouts.map((known) => (
            <button
              key={known}
              className={styles.layout}
              type="button"
              aria-pressed={layout === known}
              onClick={() => place.go({ layout: known })}
            >
              {labels.layouts[known]}
            </button>
          ))}
        </div>
        {isOwner(team) && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            aria-disabled={taking.isRunning || undefined}
            onClick={taking.start}
          >
            {taking.isRunning ? labels.exporting : labels.export}
          </button>
        )}
        <button
          className={buttonClass("primary", "tiny")}
          type="button"
          aria-haspopup="dialog"
          onClick={starting.open}
        >
          <Icon name="plus" />
          {labels.start}
        </button>
      </div>
      <div
        className={cn(surface(), styles.more)}
        id={id}
        role="group"
        aria-label={labels.moreGroup}
        hidden={!isUnfolded}
      >
        <AmountFilter name="min" cents={filter.minCents} onFilter={place.filterBy} />
        <AmountFilter name="max" cents={filter.maxCents} onFilter={place.filterBy} />
        <DayFilter name="from" day={filter.from} onFilter={place.filterBy} />
        <DayFilter name="to" day={filter.to} onFilter={place.filterBy} />
        {isFiltered(filter) && (
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            onClick={() => {
              place.clearFilter();
              searchRef.current?.focus();
            }}
          >
            {labels.clear}
          </button>
        )}
      </div>
    </div>
  );
}
