import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { HealthRecord } from "../model.ts";
import { filterRecords, recordKinds, recordSummary, recordText } from "../record-search.ts";
import type { HealthProps } from "./health-props.ts";
import { RecordTools } from "./record-tools.tsx";
import styles from "./records-screen.module.css";
import screen from "./screen.module.css";

/** Everything on file, the newest first, a heading for each year. */
export function RecordsScreen(props: HealthProps) {
  const { state, dispatch } = props;
  const shown = filterRecords(state.records, state.recordKind, state.recordQuery);
  const years = [...new Set(shown.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      <h2 className={typography.visuallyHidden}>Medical Records</h2>
      <div className={cn(spread(0), screen.head)}>
        <SearchBox
          name="records"
          label="Search records"
          query={state.recordQuery}
          onQuery={(query) => dispatch({ type: "recordQuery", query })}
        />
        <ChoiceGroup
          label="Kind of record"
          shape="pills"
          options={recordKinds}
          value={state.recordKind}
          onChange={(kind) => dispatch({ type: "recordKind", kind })}
        />
      </div>
      <RecordTools {...props} />
      {shown.length === 0 && (
        <EmptyState text="No records match.">
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              dispatch({ type: "recordKind", kind: "all" });
              dispatch({ type: "recordQuery", query: "" });
            }}
          >
            Clear filters
          </button>
        </EmptyState>
      )}
      {years.map((year) => (
        <section key={year} aria-label={year}>
          <h3 className={screen.heading}>{year}</h3>
          <ul className={stack(10)}>
            {shown
              .filter(({ date }) => date.startsWith(year))
              .map((record) => (
                <RecordRow key={record.id} {...props} record={record} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function RecordRow({ dispatch, tools, record }: HealthProps & { readonly record: HealthRecord }) {
  const { id, kind, title, date, doctor, isUnread } = record;
  function open() {
    dispatch({ type: "openRecord", id });
    if (kind === "lab") tools.tick("result");
  }
  return (
    <li className={cn(stack(14), demoParts.panel, styles.record)}>
      <div>
        <h4 className={cn(row(10), textClass(16))} id={`record-${id}`}>
          <button className={typography.link} type="button" aria-haspopup="dialog" onClick={open}>
            {title}
          </button>
          {isUnread && <span className={cn(badges.badge, styles.unread)}>New</span>}
        </h4>
        <p className={typography.quiet}>
          {formatLocal(dateOfDay(date), "date")} · {doctor}
        </p>
        <p>{recordSummary(record)}</p>
      </div>
      <button
        className={buttonClass("line")}
        type="button"
        aria-describedby={`record-${id}`}
        onClick={() => tools.save(`riverbend-${id}.txt`, recordText(record))}
      >
        <Icon name="download" />
        Download
      </button>
    </li>
  );
}
