import { useState } from "react";
import { ConfirmDialog } from "#app/components/demo/confirm-dialog.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { visitText } from "../booking.ts";
import type { Appointment } from "../model.ts";
import { CallDialog } from "./call-dialog.tsx";
import type { HealthProps } from "./health-props.ts";
import styles from "./visit-actions.module.css";

const isOver = "This visit is completed";

/** Why the buttons of a visit that is over do nothing. */
function overText({ type }: Appointment): string {
  return type === "telehealth"
    ? `${isOver}: its call is closed, and it can no longer be moved or cancelled.`
    : `${isOver}: it can no longer be moved or cancelled.`;
}

type VisitActionsProps = HealthProps & {
  readonly visit: Appointment;
  /** Id of the element that names the visit. */
  readonly describedBy: string;
};

/** Join Call on telehealth visits, Reschedule and Cancel on all; on completed ones they do nothing. */
export function VisitActions({ dispatch, tools, visit, describedBy }: VisitActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isCalling, setIsCalling] = useState(false);
  const isUpcoming = visit.status === "upcoming";
  const overId = `${describedBy}-over`;
  const described = isUpcoming ? describedBy : `${describedBy} ${overId}`;

  function move() {
    if (!isUpcoming) return tools.announce(isOver);
    dispatch({ type: "move", id: visit.id });
    focusAfter('[data-day][tabindex="0"]');
    tools.announce(`Moving ${visit.department}, ${visitText(visit)}. Choose a new time.`);
  }
  function cancel() {
    setIsAsking(false);
    dispatch({ type: "cancel", id: visit.id });
    tools.announce(`${visit.department}, ${visitText(visit)} is cancelled`);
    tools.toast({
      text: "Appointment cancelled",
      onUndo: () => dispatch({ type: "undoCancel", id: visit.id }),
    });
  }

  return (
    <div className={cluster(8)}>
      {visit.type === "telehealth" && (
        <button
          className={buttonClass(isUpcoming ? "primary" : "line")}
          type="button"
          aria-disabled={!isUpcoming || undefined}
          aria-describedby={described}
          onClick={() => (isUpcoming ? setIsCalling(true) : tools.announce(isOver))}
        >
          <Icon name="video" />
          Join Call
        </button>
      )}
      <button
        className={buttonClass("line")}
        type="button"
        aria-disabled={!isUpcoming || undefined}
        aria-describedby={described}
        onClick={move}
      >
        Reschedule
      </button>
      <button
        className={buttonClass("line")}
        type="button"
        aria-disabled={!isUpcoming || undefined}
        aria-describedby={described}
        onClick={() => (isUpcoming ? setIsAsking(true) : tools.announce(isOver))}
      >
        Cancel
      </button>
      {!isUpcoming && (
        <p className={cn(textClass(13), typography.quiet, styles.reason)} id={overId}>
          {overText(visit)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        app="app--healthcare"
        title="Cancel this appointment?"
        text={`${visit.department}, ${visitText(visit)} with ${visit.doctor}.`}
        keep={{ label: "Keep appointment", onChoose: () => setIsAsking(false) }}
        choices={[{ label: "Cancel appointment", onChoose: cancel }]}
      />
      {isCalling && <CallDialog visit={visit} onLeave={() => setIsCalling(false)} />}
    </div>
  );
}
