import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import typography from "#app/components/ui/typography.module.css";
import { formatLocal } from "#domain/dates.ts";
import { canUndo } from "../deeds.ts";
import type { Deed } from "../model.ts";
import type { FitnessProps } from "./fitness-props.ts";

const words = {
  "check-in": "Checked in",
  nudge: "Nudge sent",
  snooze: "Snoozed for a week",
  convert: "Membership started",
} as const satisfies Record<Deed["kind"], string>;

/** What was done for members in this visit; all of it can be taken back here, when the toast has long gone. */
export function DeedList({ state, dispatch, tools }: FitnessProps) {
  const { deeds } = state;
  if (deeds.length === 0) return null;
  function undo(id: string) {
    const next = neighbour(
      deeds.map((deed) => deed.id),
      id,
    );
    dispatch({ type: "undoDeed", id });
    tools.announce("Undone.");
    focusAfter(`[data-deed="${next ?? ""}"]`, "#ft-call");
  }
  return (
    <section className={demoParts.panel} aria-labelledby="ft-deeds">
      <h3 id="ft-deeds">Done this shift</h3>
      <ul className={demoParts.rows}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            <span id={`deed-${deed.id}`}>
              <b>{deed.before.name}</b>{" "}
              <span className={typography.quiet}>
                {words[deed.kind]}, {formatLocal(deed.at, "time")}
              </span>
            </span>
            {canUndo(state, deed) ? (
              <button
                className={typography.link}
                type="button"
                data-deed={deed.id}
                aria-describedby={`deed-${deed.id}`}
                onClick={() => undo(deed.id)}
              >
                Undo
              </button>
            ) : (
              <span className={typography.quiet}>On the floor</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
