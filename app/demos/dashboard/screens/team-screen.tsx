import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { TeamSort } from "../dashboard-state.ts";
import { monthToDate } from "../figures.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { byQuota, repFigures, type QuotaFilter, type RepFigures } from "../team.ts";
import { dollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { PendingMembers } from "./pending-members.tsx";
import { RepCards, RepTable } from "./rep-list.tsx";
import { RepPanel } from "./rep-panel.tsx";
import styles from "./team-screen.module.css";

const quotas = [
  { value: "all", label: "All" },
  { value: "met", label: "At or above quota" },
  { value: "below", label: "Below quota" },
] as const satisfies readonly { value: QuotaFilter; label: string }[];

const sorts = {
  attainment: { label: "Attainment", field: (rep: RepFigures) => rep.attainment, isUp: false },
  sales: { label: "Sales", field: (rep: RepFigures) => rep.sales, isUp: false },
  name: { label: "Name", field: (rep: RepFigures) => rep.name, isUp: true },
} as const;

/** Who sold what; the people add up to the revenue of the overview. */
export function Team(props: DashboardProps) {
  const { state, dispatch, tools } = props;
  const [isInviting, setIsInviting] = useState(false);
  const all = repFigures(state.reps, monthToDate(state.ledger.today), state.ledger);
  const hasFilters = Object.values(state.filters).some((value) => value !== undefined);
  const { field, isUp } = sorts[state.teamSort];
  const shown = sortRows(byQuota(all, state.quotaFilter), field, isUp ? "ascending" : "descending");
  const total = dollars(all.reduce((sum, { sales }) => sum + sales, 0));
  function filter(value: QuotaFilter) {
    dispatch({ type: "quotaFilter", filter: value });
    if (value === "below") tools.tick("quota");
    tools.announce(`${byQuota(all, value).length} of ${all.length} people`);
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>Team</h2>
          <p className={typography.quiet}>
            Team total {total} = Overview revenue{hasFilters && " without filters"}
          </p>
        </div>
        <button className={buttonClass()} type="button" onClick={() => setIsInviting(true)}>
          Invite member
        </button>
      </div>
      <div className={styles.filters}>
        <ChoiceGroup
          label="Quota"
          shape="pills"
          options={quotas}
          value={state.quotaFilter}
          onChange={filter}
        />
        <ChoiceGroup
          label="View"
          shape="segment"
          options={[
            { value: "cards", label: "Cards" },
            { value: "table", label: "Table" },
          ]}
          value={state.teamView}
          onChange={(view) => dispatch({ type: "teamView", view })}
        />
        <ChoiceGroup
          label="Sort by"
          isLabelShown
          shape="segment"
          options={(Object.keys(sorts) as TeamSort[]).map((value) => ({
            value,
            label: sorts[value].label,
          }))}
          value={state.teamSort}
          onChange={(sort) => dispatch({ type: "teamSort", sort })}
        />
      </div>
      {shown.length === 0 && <EmptyState text="Nobody is here." />}
      {state.teamView === "cards" ? (
        <RepCards {...props} reps={shown} />
      ) : (
        <RepTable {...props} reps={shown} />
      )}
      <PendingMembers {...props} />
      {state.activity.length > 0 && (
        <section className={cn(demoParts.panel, styles.below)}>
          <h3>Activity</h3>
          <ul className={demoParts.rows}>
            {state.activity.map((line, index) => (
              <li key={`${state.activity.length - index}`}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <RepPanel {...props} reps={all} />
      <InviteDialog {...props} isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}
