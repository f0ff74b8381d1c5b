import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { RangeBar } from "#app/components/demo/range-bar.tsx";
import { Ring } from "#app/components/demo/ring.tsx";
import { columns, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { cn } from "#app/lib/cn.ts";
import { daysUntil, isTimeTaken, upcoming, visitText } from "../booking.ts";
import { takenCount } from "../prescriptions.ts";
import { positionOf, resultName, zonesOf } from "../results.ts";
import { readRecords, toDos, type ToDo } from "../to-do.ts";
import { CheckInDialog } from "./check-in-dialog.tsx";
import styles from "./dashboard-screen.module.css";
import type { HealthProps } from "./health-props.ts";
import screen from "./screen.module.css";
import { VisitActions } from "./visit-actions.tsx";
import { VisitCard } from "./visit-card.tsx";
import visitStyles from "./visits.module.css";

/** The front door: the next visit, what to do, what is new. */
export function DashboardScreen(props: HealthProps) {
  const { state, dispatch } = props;
  const visits = upcoming(state.appointments);
  const [next] = visits;
  return (
    <>
      <div className={cn(stack(16), screen.columns)}>
        <section className={cn(stack(8), styles.greeting)} aria-labelledby="greeting">
          <h2 className={textClass(32, 600)} id="greeting">
            {greeting(state.openedAt)}, Elena
          </h2>
          {next ? (
            <>
              <p className={textClass(18)}>
                Your next visit is <b>{daysUntil(next, state.openedAt)}</b>
              </p>
              <p id="next-visit">
                {visitText(next)} with {next.doctor}, {next.department}.{" "}
                {next.type === "telehealth" ? "Telehealth." : "In person."}
              </p>
              <VisitActions {...props} visit={next} describedBy="next-visit" />
            </>
          ) : (
            <p>You have no visit booked.</p>
          )}
        </section>
        <ToDoList {...props} />
      </div>
      <QuickActions {...props} />
      <div className={cn(stack(16), screen.columns)}>
        <section data-piece="" aria-labelledby="upcoming">
          <h3 className={screen.heading} id="upcoming" tabIndex={-1}>
            Upcoming appointments
          </h3>
          {visits.length === 0 ? (
            <EmptyState text="No upcoming appointments.">
              <button
                className={buttonClass()}
                type="button"
                onClick={() => openCalendar(dispatch)}
              >
                Book a visit
              </button>
            </EmptyState>
          ) : (
            <ul className={cn(stack(12), visitStyles.list)}>
              {visits.map((visit) => (
                <VisitCard key={visit.id} {...props} visit={visit} scope="dash" />
              ))}
            </ul>
          )}
          <CancelledLine {...props} />
        </section>
        <div className={cn(stack(14), screen.side)}>
          <LatestResults {...props} />
          <Medicines {...props} />
        </div>
      </div>
    </>
  );
}

/** What was pressed leaves the page with its tab, so the focus goes on to what it led to. */
function openCalendar(dispatch: HealthProps["dispatch"]) {
  dispatch({ type: "tab", tab: "appointments" });
  focusAfter('[data-day][tabindex="0"]');
}

function openPrescriptions(dispatch: HealthProps["dispatch"]) {
  dispatch({ type: "tab", tab: "prescriptions" });
  focusAfter('button[aria-describedby^="rx-"]');
}

function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}

/** Stays in the page after the toast has gone. */
export function CancelledLine({ state, dispatch }: HealthProps) {
  const [last] = state.cancelled;
  if (!last) return null;
  return (
    <p className={screen.note}>
      {counted(state.cancelled.length, "appointment")} cancelled this visit ·{" "}
      {isTimeTaken(state.appointments, last) ? (
        `${visitText(last)} is booked anew`
      ) : (
        <button
          className={typography.link}
          type="button"
          onClick={() => dispatch({ type: "undoCancel", id: last.id })}
        >
          Undo
        </button>
      )}
    </p>
  );
}

function ToDoList(props: HealthProps) {
  const { state, dispatch, tools } = props;
  const [readAtStart] = useState(() => readRecords(state.records));
  const [checking, setChecking] = useState<string | null>(null);
  function open({ leadsTo }: ToDo) {
    if (leadsTo.kind === "checkIn") setChecking(leadsTo.visitId);
    else if (leadsTo.kind === "prescriptions") openPrescriptions(dispatch);
    else {
      dispatch({ type: "openRecord", id: leadsTo.recordId });
      tools.tick("result");
    }
  }
  return (
    <section className={cn(demoParts.panel, styles.taskList)} aria-labelledby="todo">
      <h3 id="todo">To do</h3>
      <ul>
        {toDos(state, readAtStart, state.openedAt).map((one) => (
          <li key={one.id} className={cn(one.isDone && styles.done)}>
            <button
              className={cn(shapes.wholeLine, stack(12))}
              type="button"
              onClick={() => open(one)}
            >
              <i aria-hidden="true">{one.isDone && <Icon name="check" />}</i>
              <span>
                {one.text}
                {one.isDone && <span className={typography.visuallyHidden}>, done</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <CheckInDialog {...props} visitId={checking} onClose={() => setChecking(null)} />
    </section>
  );
}

function QuickActions({ dispatch, tools }: HealthProps) {
  return (
    <div
      className={cn(columns(4, 12), styles.quickActions)}
      role="group"
      aria-label="Quick actions"
    >
      <button
        className={cn(row(12), surface())}
        type="button"
        onClick={() => openCalendar(dispatch)}
      >
        <Icon name="calendar" />
        Book a visit
      </button>
      <button
        className={cn(row(12), surface())}
        type="button"
        onClick={() => openPrescriptions(dispatch)}
      >
        <Icon name="pill" />
        Request a refill
      </button>
      <button
        className={cn(row(12), surface())}
        type="button"
        onClick={() => {
          dispatch({ type: "tab", tab: "records" });
          dispatch({ type: "openRecord", id: "lipid" });
          tools.tick("result");
        }}
      >
        <Icon name="bars" />
        View latest results
      </button>
      <button
        className={cn(row(12), surface())}
        type="button"
        onClick={() => dispatch({ type: "writeAbout", topic: "A question" })}
      >
        <Icon name="chat" />
        Message your care team
      </button>
    </div>
  );
}

function LatestResults({ state }: HealthProps) {
  const lipid = state.records.find(({ id }) => id === "lipid")?.analytes ?? [];
  const shown = lipid.filter(({ name }) => name.startsWith("LDL") || name.startsWith("HDL"));
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="latest">
      <h3 id="latest">Latest results</h3>
      {shown.map((analyte) => (
        <div key={analyte.name} className={styles.result}>
          <p>
            {analyte.name} <b className={typography.number}>{analyte.values[0]}</b>{" "}
            <span className={typography.quiet}>{analyte.unit}</span>
          </p>
          <RangeBar
            name={resultName(analyte)}
            zones={zonesOf(analyte)}
            position={positionOf(analyte.values[0], analyte.scale)}
          />
        </div>
      ))}
    </section>
  );
}

function Medicines({ state, dispatch }: HealthProps) {
  const { taken, of } = takenCount(state.prescriptions);
  return (
    <section
      data-piece=""
      className={cn(demoParts.panel, styles.medicines)}
      aria-labelledby="medicines"
    >
      <h3 id="medicines">Today's medicines</h3>
      <Ring percent={(taken / of) * 100} label={`${taken} of ${of} taken`} size={92}>
        <b>
          {taken} of {of}
        </b>
        <span>taken</span>
      </Ring>
      <ul>
        {state.prescriptions
          .filter(({ isDaily }) => isDaily)
          .map(({ id, medication, isBooked }) => (
            <li key={id}>
              <label className={demoParts.task}>
                <input
                  type="checkbox"
                  checked={isBooked}
                  onChange={() => dispatch({ type: "takeToday", id })}
                />
                <span>{medication}</span>
              </label>
            </li>
          ))}
      </ul>
    </section>
  );
}
