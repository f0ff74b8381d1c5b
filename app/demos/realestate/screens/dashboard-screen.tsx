import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { vane } from "../agents.ts";
import { newEnquiries, pipeline, tasksToday } from "../desk.ts";
import { askedInWeek, countInWeek } from "../diary.ts";
import { activeHomes, medianDays, salePortfolio } from "../homes.ts";
import { dollars } from "../labels.ts";
import { EnquiryList } from "./enquiry-list.tsx";
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
      <div className="re-head">
        <h2 className="re-serif" id="re-desk" tabIndex={-1}>
          Good morning, {firstName(vane)}
        </h2>
        <p className={typography.quiet}>
          {formatLocal(now, "longWeekday")} · {formatLocal(now, "time")} demo time
        </p>
      </div>
      <div className="re-kpis">
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
      <div className="re-desk">
        <div className="re-desk__s">
          <Today {...props} />
          <Pipeline {...props} />
        </div>
        <EnquiryList {...props} />
      </div>
      <ListingTable {...props} />
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
    <section className={demoParts.panel} aria-labelledby="re-today">
      <h3 className="re-serif" id="re-today" tabIndex={-1}>
        Today
      </h3>
      {tasks.length === 0 && <p className={typography.quiet}>Nothing left to do today.</p>}
      <ul className="re-tasks">
        {tasks.map(({ id, kind, title, detail }) => (
          <li key={id} className={`re-task--${kind}`}>
            <p id={`re-task-${id}`}>
              <b>{title}</b>
              <span className={typography.quiet}>{detail}</span>
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
    <section className={demoParts.panel} aria-labelledby="re-pipe">
      <h3 className="re-serif" id="re-pipe">
        Pipeline
      </h3>
      <ol className="re-pipe">
        {pipeline(state).map(({ label, count, note }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{count}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
