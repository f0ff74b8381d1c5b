import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { addDays, dateOfDay, daysUntil, formatLocal, isoDay, relativeDay } from "#domain/dates.ts";
import { agenda, mondayOf, viewingsFor } from "../diary.ts";
import type { DiaryFilter } from "../model.ts";
import styles from "./diary.module.css";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { ViewingRow } from "./viewing-row.tsx";
import { WeekStrip } from "./week-strip.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "confirm", label: "Needs confirming" },
  { value: "feedback", label: "Needs feedback" },
  { value: "today", label: "Today" },
] as const satisfies readonly { value: DiaryFilter; label: string }[];

/** The agency's diary: a week, its viewings by day, and what is to be done about them. */
export function ViewingsScreen(props: EstateProps) {
  const { state, dispatch, tools, now } = props;
  const { viewings, diary } = state;
  const days = agenda(state, now);
  function filter(value: DiaryFilter) {
    dispatch({ type: "diaryFilter", filter: value });
    tools.announce(counted(viewingsFor(viewings, value, now).length, "viewing"));
  }
  return (
    <>
      <div className={cn(cluster(16, "baseline"), estate.screenHead)}>
        <h2 className={estate.serif} id="re-diary" tabIndex={-1}>
          Viewings
        </h2>
        <p className={typography.quiet}>
          {formatLocal(now, "longWeekday")} · {formatLocal(now, "time")} demo time
        </p>
        <button
          className={buttonClass()}
          type="button"
          onClick={() => dispatch({ type: "dialog", dialog: { kind: "new-viewing" } })}
        >
          <Icon name="plus" />
          New Viewing
        </button>
      </div>
      <WeekStrip {...props} />
      <ChoiceGroup
        label="Show"
        shape="pills"
        options={filters.map((option) =>
          option.value === "all"
            ? option
            : { ...option, count: viewingsFor(viewings, option.value, now).length },
        )}
        value={diary.filter}
        onChange={filter}
      />
      {days.length === 0 && <NoViewings {...props} />}
      <div className={cn(stack(20), styles.agenda)}>
        {days.map(({ day, viewings: list }) => (
          <section key={isoDay(day)} className={stack(8)} aria-labelledby={`re-day-${isoDay(day)}`}>
            <h3 id={`re-day-${isoDay(day)}`} className={row(12, "baseline")} tabIndex={-1}>
              <span className={cn(estate.serif, textClass(20))}>
                {formatLocal(day, "longWeekday")}
              </span>
              {Math.abs(daysUntil(day, now)) < 7 && (
                <small className={textClass(14, "quiet", 400)}>{relativeDay(day, now)}</small>
              )}
            </h3>
            <ul className={stack(8)}>
              {list.map((viewing) => (
                <ViewingRow key={viewing.id} {...props} viewing={viewing} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const emptyLabels: Readonly<Record<DiaryFilter, string>> = {
  all: "No viewings here.",
  confirm: "Nothing waits to be confirmed.",
  feedback: "All feedback is in.",
  today: "No viewings today.",
};

function NoViewings({ state, dispatch, now }: EstateProps) {
  const { diary, viewings } = state;
  const week = dateOfDay(diary.week);
  const next = viewingsFor(viewings, "all", now).find(
    ({ date, state: is }) => is !== "cancelled" && date >= addDays(week, 7),
  );
  const target = diary.filter === "all" && next ? mondayOf(next.date) : mondayOf(now);
  return (
    <EmptyState text={emptyLabels[diary.filter]}>
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() => dispatch({ type: "diaryWeek", week: isoDay(target) })}
      >
        {diary.filter === "all" && next ? "Go to the next viewing" : "Show this week"}
      </button>
    </EmptyState>
  );
}
