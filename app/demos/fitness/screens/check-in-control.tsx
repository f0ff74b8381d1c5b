import { useState } from "react";
import { ConfirmDialog } from "#app/components/demo/confirm-dialog.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass, type ButtonLook } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { canUndo } from "../deeds.ts";
import { isCheckedIn } from "../members.ts";
import type { Member } from "../model.ts";
import styles from "./check-in-control.module.css";
import { clubClass } from "./club-class.ts";
import type { FitnessProps } from "./fitness-props.ts";

type CheckInControlProps = FitnessProps & {
  readonly member: Member;
  /** Keeps the same member apart where it stands on a page twice. */
  readonly scope: string;
  /** Id of the element that names the member. */
  readonly describedBy: string;
  readonly look?: ButtonLook;
  /** Runs instead of moving the focus to Undo: the control itself leaves the page. */
  readonly onLeave?: () => void;
};

/** Check In, or when somebody came and, for what was done just now, Undo. */
export function CheckInControl(props: CheckInControlProps) {
  const { state, dispatch, tools, now, member, scope, describedBy, look, onLeave } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, lastVisit } = member;
  const place = `${scope}-${id}`;
  const deed = state.deeds.find((one) => one.id === `check-in-${id}` && canUndo(state, one));

  function undo() {
    dispatch({ type: "undoDeed", id: `check-in-${id}` });
    tools.announce("Undone.");
    focusAfter(`[data-in="${place}"]`, "#ft-call");
  }
  function checkIn(isReactivating: boolean) {
    setIsAsking(false);
    dispatch({ type: "checkIn", id, now, isReactivating });
    if (id === "m04") tools.tick("check-in");
    tools.announce(`${name} checked in.`);
    tools.toast({ text: `${name} checked in.`, onUndo: undo });
    if (onLeave) onLeave();
    else focusAfter(`[data-undo="${place}"]`);
  }

  return (
    <>
      {lastVisit && isCheckedIn(member, now) ? (
        <p className={cn(shapes.tapTall, textClass(14, 600), cluster(8), styles.done)}>
          <Icon name="check" />
          <span>Checked in {formatLocal(lastVisit, "time")}</span>
          {deed && (
            <button
              className={typography.link}
              type="button"
              data-undo={place}
              aria-describedby={describedBy}
              onClick={undo}
            >
              Undo
            </button>
          )}
        </p>
      ) : (
        <button
          className={buttonClass(look)}
          type="button"
          data-in={place}
          aria-describedby={describedBy}
          onClick={() => (member.status === "inactive" ? setIsAsking(true) : checkIn(false))}
        >
          Check In
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        app={clubClass}
        title="Reactivate and check in?"
        text={`${name} is inactive. The membership goes on from today.`}
        keep={{ label: "Keep inactive", onChoose: () => setIsAsking(false) }}
        choices={[{ label: "Reactivate and check in", onChoose: () => checkIn(true) }]}
        returnFocus={() =>
          document.querySelector<HTMLElement>(`[data-undo="${place}"], [data-in="${place}"]`)
        }
      />
    </>
  );
}
