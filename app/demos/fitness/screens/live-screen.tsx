import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { numberFormat } from "#domain/formats.ts";
import club from "../club.module.css";
import { floorFigures, onEquipment } from "../figures.ts";
import { machinesNow } from "../machines.ts";
import { canUndoComplete, completed, live } from "../workouts.ts";
import { Band } from "./band.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import { LiveCard } from "./live-card.tsx";
import styles from "./live.module.css";
import { StartDialog } from "./start-dialog.tsx";

const number = numberFormat();

/** The floor as it is this second. */
export function LiveScreen(props: FitnessProps) {
  const { state, now } = props;
  const [isStarting, setIsStarting] = useState(false);
  // Large cards and buttons, for a tablet on the floor.
  const [isBig, setIsBig] = useState(false);
  const figures = floorFigures(state, now);
  const running = live(state.workouts);
  const { used, total } = onEquipment(state, now);
  return (
    <>
      <Band
        title="Live Workouts"
        line={`${used} of ${total} machines in use, ${running.length} of them by sample members`}
        actions={
          <>
            <button
              className={buttonClass("line")}
              type="button"
              aria-pressed={isBig}
              onClick={() => setIsBig(!isBig)}
            >
              <Icon name="expand" />
              Floor mode
            </button>
            <button className={buttonClass()} type="button" onClick={() => setIsStarting(true)}>
              <Icon name="play" />
              Start Workout
            </button>
          </>
        }
      >
        <div className={cn(columns(4, 20), club.figures)}>
          <StatCard label="Live" value={figures.live} />
          <StatCard label="Paused" value={figures.paused} />
          <StatCard label="Completed today" value={figures.completed} />
          <StatCard label="kcal today" value={number(figures.kcal)} />
        </div>
      </Band>
      <div
        className={cn(stack(16), club.columns, styles.floor)}
        data-large={isBig ? "" : undefined}
      >
        <section className={stack(12)} aria-labelledby="ft-live">
          <h3 id="ft-live" tabIndex={-1}>
            On the floor
          </h3>
          {running.length === 0 && <EmptyState text="Nobody is working out right now." />}
          <ul className={cn(stack(14), styles.workouts)}>
            {running.map((workout) => (
              <LiveCard key={workout.id} {...props} workout={workout} running={running} />
            ))}
          </ul>
        </section>
        <div className={cn(stack(16), styles.aside)}>
          <Completed {...props} />
          <section className={cn(demoParts.panel, stack(14))} aria-labelledby="ft-floor-eq">
            <h3 id="ft-floor-eq">Equipment</h3>
            <EquipmentList equipment={machinesNow(state, now)} labelledBy="ft-floor-eq" />
          </section>
        </div>
      </div>
      <StartDialog {...props} isOpen={isStarting} onClose={() => setIsStarting(false)} />
    </>
  );
}

function Completed({ state, dispatch, tools, now }: FitnessProps) {
  const done = completed(state.workouts);
  function undo(id: string) {
    dispatch({ type: "undoComplete", id, now });
    tools.announce("Undone.");
    focusAfter(`[data-complete="${id}"]`, "#ft-live");
  }
  return (
    <section className={demoParts.panel} aria-labelledby="ft-done">
      <h3 id="ft-done" tabIndex={-1}>
        Completed
      </h3>
      <ul className={demoParts.rows}>
        {done.map(({ id, memberName, exercise, duration, caloriesBurned, equipment }) => (
          <li key={id}>
            <span id={`done-${id}`}>
              <b>{memberName}</b>
              <br />
              <span className={typography.quiet}>
                {exercise}, {equipment}
              </span>
            </span>
            <span className={cn(textClass(14), typography.number, styles.result)}>
              {duration} min
              <br />
              {caloriesBurned} kcal
              {canUndoComplete(state, id, now) && (
                <button
                  className={typography.link}
                  type="button"
                  aria-describedby={`done-${id}`}
                  onClick={() => undo(id)}
                >
                  Undo
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
