import { focusAfter } from "#app/components/demo/focus-after.ts";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { cluster, columns, divided, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { vane } from "../agents.ts";
import { newEnquiries, pipeline, tasksToday } from "../desk.ts";
import { askedInWeek, countInWeek } from "../diary.ts";
import { activeHomes, medianDays, salePortfolio } from "../homes.ts";
import { dollars } from "../labels.ts";
import styles from "./dashboard.module.css";
import { EnquiryList } from "./enquiry-list.tsx";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { ListingTable } from "./listing-table.tsx";

/** The agent's desk. */
export function DashboardScreen(props: EstateProps) {
  const { state, now } = props;
  const { properties, viewings, enquiries } = state;
  const rents = properties.filter(({ status }) => status === "rent").length;
  const sales = properties.filter(({ status }) => status === "sale").length;
  const asked = askedInWeek(viewings, now);
  return (
    <>
      <div className={cn(cluster(16, "baseline"), estate.screenHead)}>
        <h2 className={estate.serif} id="re-desk" tabIndex={-1}>
          Good morning, {firstName(vane)}
        </h2>
        <p className={typography.quiet}>
          {formatLocal(now, "longWeekday")} · {formatLocal(now, "time")} demo time
        </p>
      </div>
      <div className={stack(14)}>
        <div className={cn(columns(4, 14), estate.figures)}>
          <StatCard label="Active listings" value={activeHomes(properties).length}>
            <small>
              {sales} for sale, {rents} to rent, {medianDays(properties, now)} days median
            </small>
          </StatCard>
          <StatCard label="Viewings this week" value={countInWeek(viewings, now)}>
            <small>{asked === 0 ? "All confirmed" : `${asked} of them to confirm`}</small>
          </StatCard>
          <StatCard label="New enquiries" value={newEnquiries(enquiries).length}>
            <small>of {enquiries.length} in the last week</small>
          </StatCard>
          <StatCard label="Sale portfolio" value={dollars(salePortfolio(properties))}>
            <small>{counted(sales, "home")} for sale</small>
          </StatCard>
        </div>
        <div className={cn(columns(2, 14, 1024), styles.desk)}>
          <div className={stack(14)}>
            <Today {...props} />
            <Pipeline {...props} />
          </div>
          <EnquiryList {...props} />
        </div>
        <ListingTable {...props} />
      </div>
    </>
  );
}

const taskButtons = { viewing: "Open Diary", enquiry: "Reply", feedback: "Add Feedback" } as const;

function Today({ state, dispatch, now }: EstateProps) {
  const tasks = tasksToday(state, now);
  function act(kind: (typeof tasks)[number]["kind"], id: string) {
    if (kind === "viewing") {
      dispatch({ type: "showInDiary", date: now, filter: "today" });
      focusAfter("#re-diary");
      return;
    }
    dispatch({ type: "dialog", dialog: { kind: kind === "enquiry" ? "reply" : "feedback", id } });
  }
  return (
    <section className={panel} aria-labelledby="re-today">
      <h3 className={estate.heading} id="re-today" tabIndex={-1}>
        Today
      </h3>
      {tasks.length === 0 && <p className={typography.quiet}>Nothing left to do today.</p>}
      <ul className={cn(divided, styles.tasks)}>
        {tasks.map(({ id, kind, title, detail }) => (
          <li key={id} className={cn(row(14), styles.task)} data-kind={kind}>
            <p id={`re-task-${id}`} className={stack(2)}>
              <b className={textClass(16, 600)}>{title}</b>
              <span className={textClass(14, "quiet")}>{detail}</span>
            </p>
            <button
              className={buttonClass("line")}
              type="button"
              aria-describedby={`re-task-${id}`}
              onClick={() => act(kind, id)}
            >
              {taskButtons[kind]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pipeline({ state }: EstateProps) {
  return (
    <section className={panel} aria-labelledby="re-pipe">
      <h3 className={estate.heading} id="re-pipe">
        Pipeline
      </h3>
      <ol className={cn(columns(4, 0), textClass(14), styles.pipeline)}>
        {pipeline(state).map(({ label, count, note }) => (
          <li key={label} className={stack(2)}>
            <span>{label}</span>
            <b>{count}</b>
            <small className={textClass(12, "quiet")}>{note}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
