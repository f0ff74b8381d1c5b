import { memo, useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { useAnnounced } from "#app/components/demo/use-announced.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { counted } from "#domain/counted.ts";
import { isoDay } from "#domain/dates.ts";
import { numberFormat } from "#domain/formats.ts";
import { clubTotal } from "../figures.ts";
import { filterMembers, noFilters, sortMembers, statusNames } from "../members.ts";
import { memberStatuses, membershipTypes, type Member } from "../model.ts";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import { Band } from "./band.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import { ListTools } from "./list-tools.tsx";
import { MemberTable } from "./member-table.tsx";
import { saveTable } from "./save-file.ts";

const number = numberFormat();

/** Everybody the sample knows: found, sorted, checked in. */
export const MembersScreen = memo(function MembersScreen(props: FitnessProps) {
  const { state, dispatch, tools, now } = props;
  const { members, filters } = state;
  const [isAdding, setIsAdding] = useState(false);
  const shown = sortMembers(filterMembers(members, filters, now), state.sort, now);
  const count = `${shown.length} of ${counted(members.length, "member")}`;
  useAnnounced(count, 300, tools.announce);
  return (
    <>
      <Band
        title="Members"
        line={`${counted(members.length, "sample member")} · club total ${number(clubTotal(state))}`}
        actions={
          <>
            <button
              className={buttonClass("line")}
              type="button"
              onClick={() => exportMembers(props, shown)}
            >
              <Icon name="download" />
              Export CSV
            </button>
            <button className={buttonClass()} type="button" onClick={() => setIsAdding(true)}>
              <Icon name="plus" />
              Add Member
            </button>
          </>
        }
      />
      <ListTools count={count}>
        <SearchBox
          name="members"
          label="Search members"
          query={filters.query}
          onQuery={(query) => dispatch({ type: "filter", change: { query } })}
        />
        <FilterSelect
          name="status"
          label="Status"
          value={filters.status}
          options={[
            { value: "all", label: "All statuses" },
            ...memberStatuses.map((value) => ({ value, label: statusNames[value] })),
          ]}
          onChange={(status) => dispatch({ type: "filter", change: { status } })}
        />
        <FilterSelect
          name="type"
          label="Membership"
          value={filters.type}
          options={[
            { value: "all", label: "All memberships" },
            ...membershipTypes.map((value) => ({ value, label: value })),
          ]}
          onChange={(type) => dispatch({ type: "filter", change: { type } })}
        />
        <label className={demoParts.task}>
          <input
            type="checkbox"
            name="at-risk"
            checked={filters.isAtRiskOnly}
            onChange={(event) =>
              dispatch({ type: "filter", change: { isAtRiskOnly: event.target.checked } })
            }
          />
          <span>At risk only</span>
        </label>
      </ListTools>
      {shown.length === 0 ? (
        <EmptyState text={emptyText(filters.query)}>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "filter", change: noFilters })}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        <MemberTable {...props} members={shown} />
      )}
      <AddMemberDialog {...props} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
});

function emptyText(query: string): string {
  return query.trim() === ""
    ? "No members match these filters."
    : `No members match “${query.trim()}”.`;
}

function exportMembers({ tools, now }: FitnessProps, members: readonly Member[]) {
  const table = {
    headers: ["Name", "Membership", "Status", "Joined", "Last visit", "Classes attended"],
    rows: members.map((one) => [
      one.name,
      one.membershipType,
      one.status,
      isoDay(one.joinDate),
      one.lastVisit ? isoDay(one.lastVisit) : "",
      one.classesAttended,
    ]),
  };
  const done = `Exported ${counted(members.length, "member")}.`;
  saveTable(tools, `tidal-members-${isoDay(now)}.csv`, table, done);
}
