import { cn } from "#app/lib/cn.ts";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import forms from "#app/components/ui/form.module.css";
import tool from "#app/components/ui/tool-choice.module.css";
import { inboxFilters as labels } from "#app/content/inbox.ts";
import { budgetsOf } from "#domain/lead-options.ts";
import { kindOf } from "#domain/registry.ts";
import {
  isMixed,
  parseDue,
  sorts,
  type EntryFilter,
  type InboxView,
  type Sort,
} from "../inbox-filter.ts";
import { assignable, type Team } from "../entry/team.ts";
import { tagsQuery } from "../work/tag-queries.ts";
import { ToolChoice, type Choice } from "#app/components/ui/tool-choice.tsx";
import { BoundFilters } from "./bound-filters.tsx";
import toolbar from "./inbox-toolbar.module.css";
import type { InboxPlace } from "./use-inbox-address.ts";

type MoreFiltersProps = { readonly id: string; readonly place: InboxPlace; readonly team: Team };

/** The filters that are used less often, and the order. */
export function MoreFilters({ id, place, team }: MoreFiltersProps) {
  const { filter, filterBy, sort, view } = place;
  const { data: tags = [] } = useQuery(tagsQuery());
  const budgets = isMixed(view) ? [] : budgetsOf(view);
  return (
    <div className={cn(surface(), toolbar.more)} id={id} role="group" aria-label={labels.more}>
      <ToolChoice
        isLabelled
        label={labels.sort}
        value={sort}
        options={sortChoices(view)}
        onChoose={(value) => place.sortBy(sortOf(value))}
      />
      <ToolChoice
        isLabelled
        label={labels.assignee}
        value={filter.assignee}
        options={assigneeChoices(team)}
        onChoose={(assignee) => filterBy({ assignee })}
      />
      <ToolChoice
        isLabelled
        label={labels.tag}
        value={filter.tag}
        options={[
          { value: "", label: labels.anyTag },
          ...tags.map(({ tag }) => ({ value: tag, label: tag })),
        ]}
        onChoose={(tag) => filterBy({ tag })}
      />
      <ToolChoice
        isLabelled
        label={labels.due}
        value={filter.due}
        options={choicesOf(labels.dues)}
        onChoose={(value) => filterBy({ due: parseDue(value) })}
      />
      <ToolChoice
        isLabelled
        label={labels.archive}
        value={filter.archived}
        options={choicesOf(labels.archives)}
        onChoose={(value) => filterBy({ archived: archivedOf(value) })}
      />
      {budgets.length > 0 && (
        <ToolChoice
          isLabelled
          label={labels.budget}
          value={filter.budget}
          options={[{ value: "", label: labels.anyBudget }, ...budgets]}
          onChoose={(budget) => filterBy({ budget })}
        />
      )}
      <BoundFilters filter={filter} onFilter={filterBy} />
      <label className={tool.tool}>
        <span>{labels.source}</span>
        <input
          key={filter.source}
          className={forms.input}
          name="source"
          defaultValue={filter.source}
          placeholder={labels.anySource}
          maxLength={200}
          autoComplete="off"
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          onBlur={(event) => filterBy({ source: event.target.value.trim() })}
        />
      </label>
    </div>
  );
}

function choicesOf(names: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function sortChoices(view: InboxView): readonly Choice[] {
  const isPromised = isMixed(view) || kindOf(view).replyWithin !== null;
  return choicesOf(labels.sorts).filter(({ value }) => isPromised || value !== "due");
}

function assigneeChoices(team: Team): readonly Choice[] {
  return [
    { value: "", label: labels.anybody },
    { value: "me", label: labels.me },
    { value: "none", label: labels.nobody },
    ...assignable(team)
      .filter(({ id }) => id !== team.myId)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
}

function sortOf(value: string): Sort {
  return sorts.find((known) => known === value) ?? "newest";
}

function archivedOf(value: string): EntryFilter["archived"] {
  return value === "yes" || value === "all" ? value : "no";
}
