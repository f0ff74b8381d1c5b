import { focusAfter } from "#app/components/demo/focus-after.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { addDays, isoDay } from "#domain/dates.ts";
import { cellDetails } from "../cell-details.ts";
import club from "../club.module.css";
import { dayIndex, dayNames, type Heat } from "../heat.ts";
import { addedAt, hoursText, shortAround } from "../staffing.ts";
import styles from "./cell-panel.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type CellPanelProps = FitnessProps & { readonly heat: Heat; readonly staff: Heat };

/** The chosen hour in words, read out as it changes, and what to do about it. */
export function CellPanel(props: CellPanelProps) {
  const { state, heat, staff } = props;
  const { cell } = state;
  const one = cellDetails(heat, staff, cell);
  const day = dayNames[cell.day] ?? "";
  return (
    <section
      className={cn(club.night, styles.panel)}
      aria-label="Chosen hour"
      aria-live="polite"
      aria-atomic="true"
    >
      <h3>{one.name}</h3>
      {one.value === 0 ? (
        <p className={cn(textClass(18), typography.quiet)}>Closed</p>
      ) : (
        <>
          <p className={cn(typography.quiet, styles.value)}>
            <b className={cn(club.figure, typography.number)}>{one.value}</b> check-ins
          </p>
          <dl className={cn(stack(8), typography.quiet, styles.facts)}>
            <div className={cn(textClass(14), row(14, "baseline"))}>
              <dt>Share of {day}</dt>
              <dd className={typography.number}>{one.share}%</dd>
            </div>
            <div className={cn(textClass(14), row(14, "baseline"))}>
              <dt>Against the club's average hour ({one.average})</dt>
              <dd className={typography.number}>
                {one.against >= 0 ? "+" : "−"}
                {Math.abs(one.against)}%
              </dd>
            </div>
            <div className={cn(textClass(14), row(14, "baseline"))}>
              <dt>On the floor</dt>
              <dd className={typography.number}>
                {counted(one.coaches, "coach", "coaches")}, {one.perCoach} each
              </dd>
            </div>
          </dl>
        </>
      )}
      <Hint {...props} hint={one.hint} isClosed={one.value === 0} />
      {one.value > 0 && <DayLink {...props} />}
    </section>
  );
}

type HintProps = CellPanelProps & { readonly hint: string | null; readonly isClosed: boolean };

/** What the hour asks for; where it is another coach, a press puts one on the rota. */
function Hint({ state, dispatch, tools, heat, staff, hint, isClosed }: HintProps) {
  const { cell, coachesAdded } = state;
  const short = shortAround(heat, staff, cell);
  const added = addedAt(coachesAdded, cell);
  if (short) {
    return (
      <button
        className={cn(row(10), styles.hint)}
        type="button"
        data-hint=""
        onClick={() => {
          dispatch({ type: "addCoach", hours: short });
          tools.announce(`One more coach is on the rota, ${hoursText(short)}.`);
          focusAfter("[data-hint]");
        }}
      >
        <Icon name="bolt" />
        {hint}
      </button>
    );
  }
  if (added) {
    return (
      <p className={cn(row(10), styles.hint)} data-fine="">
        <Icon name="check" />
        One more coach is on the rota, {hoursText(added)}.{" "}
        <button
          className={typography.link}
          type="button"
          data-hint=""
          onClick={() => {
            dispatch({ type: "removeCoach", hours: added });
            tools.announce("Undone.");
            focusAfter("[data-hint]");
          }}
        >
          Undo
        </button>
      </p>
    );
  }
  return (
    <p className={cn(row(10), styles.hint)} data-fine={hint ? undefined : ""}>
      <Icon name={hint ? "bolt" : "check"} />
      {hint ?? (isClosed ? "Nobody to look after." : "Staffed about right.")}
    </p>
  );
}

/** The way from an hour to what runs on its next day. */
function DayLink({ state, dispatch }: CellPanelProps) {
  const { cell, openedAt } = state;
  const date = addDays(openedAt, (cell.day - dayIndex(openedAt) + 7) % 7);
  return (
    <button
      className={cn(typography.link, styles.days)}
      type="button"
      onClick={() => {
        dispatch({ type: "day", day: isoDay(date) });
        dispatch({ type: "tab", tab: "classes" });
        focusAfter('[role="tab"][aria-selected="true"]');
      }}
    >
      Classes on {dayNames[cell.day]}
    </button>
  );
}
