import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { Ring } from "#app/components/demo/ring.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import club from "../club.module.css";
import { machinesNow } from "../machines.ts";
import type { Workout } from "../model.ts";
import { clockText, effort, elapsedMinutes, elapsedSec, kcal } from "../workouts.ts";
import type { FitnessProps } from "./fitness-props.ts";
import styles from "./live.module.css";

type LiveCardProps = FitnessProps & {
  readonly workout: Workout;
  /** All that are live, in their order. */
  readonly running: readonly Workout[];
};

/** One workout in progress: its clock, what it burns, and an end to it. */
export function LiveCard({ state, dispatch, tools, now, workout, running }: LiveCardProps) {
  const { id, memberName, exercise, equipment, paused } = workout;
  const minutes = elapsedMinutes(workout, now);
  const heading = `live-${id}`;

  function toggle() {
    dispatch({ type: paused ? "resume" : "pause", id, now });
    tools.announce(`${paused ? "Resumed" : "Paused"} ${memberName}, ${counted(minutes, "minute")}`);
  }
  function complete() {
    const machine = machinesNow(state, now).find(({ name }) => name === equipment);
    const free = machine
      ? ` ${machine.name}: ${Math.min(machine.available + 1, machine.total)} of ${machine.total} free.`
      : "";
    dispatch({ type: "complete", id, now });
    tools.tick("complete");
    tools.announce(`Completed ${memberName}, ${counted(minutes, "minute")}.${free}`);
    tools.toast({
      text: `${memberName} is done.${free}`,
      onUndo: () => {
        dispatch({ type: "undoComplete", id, now });
        tools.announce("Undone.");
      },
    });
    const ids = running.map((one) => one.id);
    focusAfter(`[data-complete="${neighbour(ids, id) ?? ""}"]`, "#ft-live");
  }

  return (
    <li
      className={cn(demoParts.panel, stack(2), styles.workout)}
      data-paused={paused ? "" : undefined}
    >
      <div className={cn(row(12), styles.head)}>
        <h4 id={heading}>{memberName}</h4>
        <span className={cn(badges.badge, styles.state)}>{paused ? "Paused" : "Live"}</span>
      </div>
      <p className={cn(textClass(14), typography.quiet, styles.about)}>
        {exercise} · {equipment}
      </p>
      <div className={styles.measures}>
        <p
          className={cn(club.figure, typography.number)}
          role="timer"
          aria-live="off"
          aria-label={counted(minutes, "minute")}
        >
          {clockText(elapsedSec(workout, now))}
        </p>
        <p className={styles.burned}>
          <b className={typography.number}>{kcal(workout, now)}</b> kcal
        </p>
        <Ring percent={effort(workout)} label={`Effort ${effort(workout)}%`} size={72}>
          <b className={typography.number}>{effort(workout)}%</b>
          <span>effort</span>
        </Ring>
      </div>
      <div className={cn(cluster(8), club.actions, styles.actions)}>
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={heading}
          onClick={toggle}
        >
          {paused ? "Resume" : "Pause"}
        </button>
        <button
          className={buttonClass()}
          type="button"
          data-complete={id}
          aria-describedby={heading}
          onClick={complete}
        >
          Complete
        </button>
      </div>
    </li>
  );
}
