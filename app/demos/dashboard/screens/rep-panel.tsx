import { useState, type FormEvent } from "react";
import { BarList } from "#app/components/demo/bar-list.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, epochDay } from "#domain/dates.ts";
import { series } from "../series.ts";
import type { RepFigures } from "../team.ts";
import { dayText, dollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { Attainment, repMonths } from "./rep-list.tsx";
import styles from "./rep-panel.module.css";

type RepPanelProps = DashboardProps & { readonly reps: readonly RepFigures[] };

/** One person: the last six months, what is to be done, and a word to them. */
export function RepPanel({ reps, ...props }: RepPanelProps) {
  const { state, dispatch } = props;
  const rep = reps.find(({ id }) => id === state.openRep);
  if (!rep) return null;
  const months = series("monthly", state.ledger).slice(-6);
  const values = repMonths(state, rep.id);
  const most = Math.max(1, ...values);
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "openRep", id: null })}
      app="app--dashboard"
      size="side"
      title={rep.name}
      kicker={`${rep.role}, ${rep.segment}`}
    >
      <div className={stack(20)}>
        <Attainment rep={rep} />
        <section>
          <h3>Last six months</h3>
          <BarList
            label="Last six months"
            bars={months.map(({ period, isPartial }, index) => ({
              id: period,
              label: period,
              value: dollars(values[index] ?? 0),
              percent: ((values[index] ?? 0) / most) * 100,
              look: isPartial ? "partial" : "plain",
              mark: isPartial ? "to date" : undefined,
            }))}
          />
        </section>
        <Tasks {...props} rep={rep} />
        <Note {...props} rep={rep} />
      </div>
    </DemoDialog>
  );
}

type OneRepProps = DashboardProps & { readonly rep: RepFigures };

function Tasks({ state, dispatch, tools, rep }: OneRepProps) {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState("");
  const [error, setError] = useState<string | undefined>();
  const tasks = state.tasks.filter(({ repId }) => repId === rep.id);
  function assign(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === "") {
      setError("Say what is to be done.");
      return;
    }
    setError(undefined);
    dispatch({
      type: "assign",
      task: { repId: rep.id, title: title.trim(), due: due ? epochDay(dateOfDay(due)) : null },
    });
    tools.announce(`Task given to ${rep.name}`);
    setTitle("");
    setDue("");
  }
  return (
    <section>
      <h3>Tasks</h3>
      {tasks.length === 0 && <p className={typography.quiet}>Nothing to do.</p>}
      <ul className={cn(demoParts.rows, styles.tasks)}>
        {tasks.map((task) => (
          <li key={task.id}>
            <label className={demoParts.task}>
              <input
                type="checkbox"
                checked={task.isDone}
                onChange={() => dispatch({ type: "toggleTask", id: task.id })}
              />
              <span>{task.title}</span>
            </label>
            {task.due !== null && <span className={typography.quiet}>{dayText(task.due)}</span>}
          </li>
        ))}
      </ul>
      <form className={cn(stack(10), styles.taskForm)} onSubmit={assign} noValidate>
        <Field name="title" label="New task" scope="task" error={error}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={120}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field name="due" label="Due" scope="task" isOptional>
          {(control) => (
            <input
              {...control}
              type="date"
              value={due}
              onChange={(event) => setDue(event.target.value)}
            />
          )}
        </Field>
        <button className={buttonClass()} type="submit">
          Assign task
        </button>
      </form>
    </section>
  );
}

function Note({ state, dispatch, rep }: OneRepProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section>
      <Field name="note" label={`Note about ${rep.name}`} scope="rep" isOptional>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={state.notes[rep.id] ?? ""}
            onChange={({ target }) => dispatch({ type: "note", id: rep.id, text: target.value })}
          />
        )}
      </Field>
      <button
        className={buttonClass("line")}
        type="button"
        aria-expanded={isAsked}
        onClick={() => setIsAsked(!isAsked)}
      >
        Message
      </button>
      {isAsked && (
        <p className={typography.quiet} role="status">
          Sample only. In a real build this opens your team's chat.
        </p>
      )}
    </section>
  );
}
