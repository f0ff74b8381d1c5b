import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import type { Filters } from "../model.ts";
import { filterCandidates, filterCount, noFilters } from "../search.ts";
import { stageLabels, stages } from "../stages.ts";
import styles from "./candidates-screen.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";

type CandidateFiltersProps = RecruitmentProps & {
  readonly shown: number;
  /** Beside the search; otherwise in a sheet of their own. */
  readonly isInline: boolean;
};

const minRatings = [
  { value: "0", label: "Any rating" },
  { value: "3.5", label: "3.5 and up" },
  { value: "4", label: "4.0 and up" },
  { value: "4.5", label: "4.5 and up" },
] as const;

/** Search by name or position, and what narrows it further. */
export function CandidateFilters({ shown, isInline, ...props }: CandidateFiltersProps) {
  const { state, dispatch, tools, now } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(state.filters);
  function set(filters: Partial<Filters>) {
    dispatch({ type: "setFilters", filters });
    const found = filterCandidates(state.candidates, { ...state.filters, ...filters }, now);
    tools.announce(`${found.length} of ${counted(state.candidates.length, "candidate")}`);
  }
  return (
    <div className={cn(cluster(10), styles.filters)}>
      <SearchBox
        name="candidates"
        label="Search by name or position"
        query={state.filters.query}
        onQuery={(query) => set({ query })}
      />
      {isInline ? (
        <FilterFields {...props} onSet={set} />
      ) : (
        <button
          className={buttonClass("line")}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          Filters{count > 0 && ` (${count})`}
        </button>
      )}
      {isOpen && (
        <DemoDialog
          isOpen
          onClose={() => setIsOpen(false)}
          app="app--recruitment"
          size="narrow"
          title="Filters"
          footer={
            <button className={buttonClass()} type="button" onClick={() => setIsOpen(false)}>
              Show {counted(shown, "candidate")}
            </button>
          }
        >
          <div className={stack(16)}>
            <FilterFields {...props} onSet={set} />
          </div>
        </DemoDialog>
      )}
    </div>
  );
}

type FilterFieldsProps = RecruitmentProps & { readonly onSet: (filters: Partial<Filters>) => void };

function FilterFields({ state, onSet }: FilterFieldsProps) {
  const { job, stage, minRating, isStuckOnly } = state.filters;
  return (
    <>
      <FilterSelect
        name="job"
        label="Job"
        value={job}
        options={[
          { value: "all", label: "All jobs" },
          ...state.jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(value) => onSet({ job: value })}
      />
      <FilterSelect
        name="stage-filter"
        label="Stage"
        value={stage}
        options={[
          { value: "all", label: "All stages" },
          ...stages.map((value) => ({ value, label: stageLabels[value] })),
        ]}
        onChange={(value) => onSet({ stage: value })}
      />
      <FilterSelect
        name="rating"
        label="Least rating"
        value={minRating}
        options={minRatings}
        onChange={(value) => onSet({ minRating: value })}
      />
      <label className={cn(demoParts.task, textClass(15, 560), styles.stuck)}>
        <input
          type="checkbox"
          checked={isStuckOnly}
          onChange={(event) => onSet({ isStuckOnly: event.target.checked })}
        />
        <span>Stuck only</span>
      </label>
    </>
  );
}

/** What narrows the list, each with a way to take it off. */
export function FilterChips({ state, dispatch }: RecruitmentProps) {
  const { job, stage, minRating, isStuckOnly } = state.filters;
  const title = state.jobs.find(({ id }) => id === job)?.title;
  const chips: readonly { readonly label: string; readonly off: Partial<Filters> }[] = [
    ...(title ? [{ label: `Job: ${title}`, off: { job: noFilters.job } }] : []),
    ...(stage === "all"
      ? []
      : [{ label: `Stage: ${stageLabels[stage]}`, off: { stage: noFilters.stage } }]),
    ...(minRating === "0"
      ? []
      : [{ label: `Rating: ${minRating}+`, off: { minRating: noFilters.minRating } }]),
    ...(isStuckOnly ? [{ label: "Stuck only", off: { isStuckOnly: false } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={cn(cluster(8), styles.chips)} aria-label="Filters in use">
      {chips.map(({ label, off }) => (
        <li key={label}>
          <button
            className={cn(row(8), textClass(14, 600))}
            type="button"
            onClick={() => {
              dispatch({ type: "setFilters", filters: off });
              focusAfter("#kr-results");
            }}
          >
            {label}
            <span className={typography.visuallyHidden}>, remove</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
