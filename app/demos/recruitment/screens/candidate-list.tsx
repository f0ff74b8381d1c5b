import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { SortHeader } from "#app/components/demo/sort-header.tsx";
import { cluster, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import type { Candidate, CandidateField } from "../model.ts";
import { bulkLimit } from "../moves.ts";
import cardStyles from "./candidate-card.module.css";
import { OpenCandidate } from "./candidate-card.tsx";
import styles from "./candidate-list.module.css";
import { DaysChip, Rating } from "./candidate-parts.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageBadge } from "./stage-badge.tsx";

type ListProps = RecruitmentProps & { readonly candidates: readonly Candidate[] };

const columns: readonly { readonly field: CandidateField; readonly label: string }[] = [
  { field: "name", label: "Name" },
  { field: "position", label: "Position" },
  { field: "stage", label: "Stage" },
  { field: "rating", label: "Rating" },
  { field: "applied", label: "Applied" },
  { field: "days", label: "Days in stage" },
];

/** Rows that can be sorted and selected. */
export function CandidateTable({ candidates, ...props }: ListProps) {
  const { state, dispatch, now } = props;
  const ids = candidates.map(({ id }) => id);
  return (
    <div
      className={cn(demoParts.panel, demoParts.dataTable, styles.table)}
      role="group"
      aria-labelledby="kr-results"
      tabIndex={0}
    >
      <table>
        <caption className={typography.visuallyHidden}>Candidates</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.field}
                {...column}
                sort={state.sort}
                onSort={(field) => dispatch({ type: "sort", field })}
              />
            ))}
            <th scope="col">Move</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.id}>
              <th scope="row">
                <div className={row(8)}>
                  <SelectBox {...props} candidate={candidate} />
                  <Avatar name={candidate.avatar} size={32} />
                  <OpenCandidate {...props} candidate={candidate} ids={ids} />
                </div>
              </th>
              <td>{candidate.position}</td>
              <td>
                <StageBadge stage={candidate.status} />
              </td>
              <td>
                <Rating rating={candidate.rating} />
              </td>
              <td>{relativeDay(candidate.appliedDate, now)}</td>
              <td>
                <DaysChip candidate={candidate} now={now} />
              </td>
              <td>
                <MoveMenu {...props} candidate={candidate} key={candidate.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same one below the other, for narrow screens. */
export function CandidateRows({ candidates, ...props }: ListProps) {
  const { state, dispatch, now } = props;
  const ids = candidates.map(({ id }) => id);
  return (
    <>
      <div className={cn(row(12), textClass(14, "quiet"), styles.sort)}>
        <span aria-hidden="true">Sort by</span>
        <FilterSelect
          name="sort"
          label="Sort by"
          value={state.sort.field}
          options={columns.map(({ field, label }) => ({ value: field, label }))}
          onChange={(field) => dispatch({ type: "sort", field })}
        />
      </div>
      <ul className={cn(stack(10), styles.rows)}>
        {candidates.map((candidate) => (
          <li key={candidate.id} className={cn(surface(), stack(8, "start"), cardStyles.card)}>
            <div className={cn(stack(10), cardStyles.head)}>
              <SelectBox {...props} candidate={candidate} />
              <Avatar name={candidate.avatar} size={34} />
              <div>
                <OpenCandidate {...props} candidate={candidate} ids={ids} />
                <p className={textClass(13, "quiet")}>{candidate.position}</p>
              </div>
              <Rating rating={candidate.rating} />
            </div>
            <div className={cn(cluster(14), textClass(14), styles.state)}>
              <StageBadge stage={candidate.status} />
              <DaysChip candidate={candidate} now={now} />
            </div>
            <div className={cn(row(0), textClass(14, 600), cardStyles.foot)}>
              <span>{formatMoney(candidate.salary)}</span>
              <MoveMenu {...props} candidate={candidate} key={candidate.status} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type SelectBoxProps = RecruitmentProps & { readonly candidate: Candidate };

/** Ten at most; the eleventh is refused in words. */
function SelectBox({ candidate: { id, name }, state, dispatch, tools }: SelectBoxProps) {
  const isChosen = state.selected.includes(id);
  function select() {
    if (!isChosen && state.selected.length >= bulkLimit) {
      tools.announce(`Select up to ${bulkLimit} at a time.`);
      tools.toast({ text: `Select up to ${bulkLimit} at a time.` });
    }
    dispatch({ type: "select", id });
  }
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={select} />
      <span className={typography.visuallyHidden}>Select {name}</span>
    </label>
  );
}
