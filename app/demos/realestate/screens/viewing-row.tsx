import { cluster, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import badges from "#app/components/ui/badge.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { formatLocal } from "#domain/dates.ts";
import { agenda, needsFeedback, stateOf } from "../diary.ts";
import { findHome } from "../homes.ts";
import type { Viewing } from "../model.ts";
import { clashText, hasClash, tightText } from "../slots.ts";
import { momentText, statusText } from "../labels.ts";
import styles from "./diary.module.css";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { saveToCalendar } from "./save-calendar.ts";
import { PropertyScene } from "./scene.tsx";

const stateLabels = {
  requested: "Requested",
  confirmed: "Confirmed",
  done: "Done",
  cancelled: "Cancelled",
} as const;

const quiet = textClass(14, "quiet");
const warning = cn(row(8), textClass(14, 600), styles.warning);

type ViewingRowProps = EstateProps & { readonly viewing: Viewing };

/** One viewing of the diary, with what can be done about it. */
export function ViewingRow(props: ViewingRowProps) {
  const { state, now, viewing } = props;
  const home = findHome(state.properties, viewing.property);
  const shown = stateOf(viewing, now);
  const tight = shown === "done" ? null : tightText(viewing, state.viewings, state.properties);
  if (!home) return null;
  const isGone = home.status === "sold" && (shown === "requested" || shown === "confirmed");
  return (
    <li
      className={cn(surface("large"), stack(16), styles.viewing)}
      data-viewing={viewing.id}
      data-state={shown}
    >
      <b className={textClass(16, 600)}>{formatLocal(viewing.date, "time")}</b>
      <PropertyScene home={home} />
      <div className={cn(stack(4), styles.words)}>
        <p id={`re-viewing-${viewing.id}`} className={stack(0)}>
          <b className={textClass(16, 600)}>{home.title}</b>
          <span className={quiet}>
            {viewing.client}
            {viewing.phone !== "" && (
              <>
                {" · "}
                <a href={`tel:+1${viewing.phone.replaceAll(/\D/g, "")}`}>{viewing.phone}</a>
              </>
            )}
          </span>
          <span className={quiet}>
            {home.district} · with {viewing.agent}
          </span>
        </p>
        {isGone && (
          <p className={warning}>
            <Icon name="warning" />
            {statusText(home)} since: cancel, or show another home
          </p>
        )}
        {tight && (
          <p className={warning}>
            <Icon name="clock" />
            {tight}
          </p>
        )}
        {viewing.feedback && (
          <p className={textClass(14)}>
            <b className={textClass(14, 600)}>{viewing.feedback.interest}</b>
            {viewing.feedback.note !== "" && ` “${viewing.feedback.note}”`}
            {viewing.feedback.isShared && (
              <span className={typography.quiet}> Shared with owner</span>
            )}
          </p>
        )}
      </div>
      <span className={cn(badges.badge, estate.chip)} data-state={shown}>
        {stateLabels[shown]}
      </span>
      <RowActions {...props} />
    </li>
  );
}

function RowActions(props: ViewingRowProps) {
  const { state, dispatch, tools, now, viewing } = props;
  const about = { type: "button", "aria-describedby": `re-viewing-${viewing.id}` } as const;
  const shown = stateOf(viewing, now);
  const { id } = viewing;
  const open = (kind: "reschedule" | "cancel" | "feedback") =>
    dispatch({ type: "dialog", dialog: { kind, id } });
  /** The row may leave the list of its filter: then the next one has the focus. */
  function moveOn() {
    const ids = agenda(state, now).flatMap(({ viewings }) => viewings.map((one) => one.id));
    const next = neighbour(ids, id);
    focusAfter(
      `[data-viewing="${id}"] button`,
      ...(next === undefined ? [] : [`[data-viewing="${next}"] button`]),
      "#re-diary",
    );
  }
  function change(type: "confirmViewing" | "cancelViewing" | "restoreViewing", word: string) {
    if (type === "restoreViewing" && hasClash(state.viewings, viewing)) {
      tools.announce(clashText(viewing));
      tools.toast({ text: clashText(viewing) });
      return;
    }
    dispatch({ type, id });
    tools.announce(`${viewing.client}, ${momentText(viewing.date)}: ${word}`);
    moveOn();
  }
  return (
    <div className={cn(cluster(8), styles.actions)}>
      {shown === "requested" && (
        <>
          <button
            className={buttonClass()}
            {...about}
            onClick={() => change("confirmViewing", "Confirmed")}
          >
            Confirm
          </button>
          <button
            className={buttonClass("line")}
            {...about}
            onClick={() => change("cancelViewing", "Cancelled")}
          >
            Decline
          </button>
        </>
      )}
      {shown === "confirmed" && (
        <>
          <button className={buttonClass("line")} {...about} onClick={() => open("reschedule")}>
            Reschedule
          </button>
          <button className={buttonClass("line")} {...about} onClick={() => open("cancel")}>
            Cancel
          </button>
          <button
            className={buttonClass("line")}
            {...about}
            onClick={() => saveToCalendar(props, viewing)}
          >
            <Icon name="calendar" />
            Add to Calendar
          </button>
        </>
      )}
      {needsFeedback(viewing, now) && (
        <button className={buttonClass()} {...about} onClick={() => open("feedback")}>
          Add Feedback
        </button>
      )}
      {shown === "cancelled" && (
        <button
          className={buttonClass("line")}
          {...about}
          onClick={() => change("restoreViewing", "Requested")}
        >
          Restore
        </button>
      )}
    </div>
  );
}
