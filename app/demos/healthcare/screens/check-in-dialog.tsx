import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { visitText } from "../booking.ts";
import type { HealthProps } from "./health-props.ts";

type CheckInDialogProps = HealthProps & {
  readonly visitId: string | null;
  readonly onClose: () => void;
};

const questions = [
  { id: "phone", label: "My phone number is still (503) 555-0162" },
  { id: "allergies", label: "My allergies are complete: penicillin" },
  { id: "medicines", label: "My list of medicines is right" },
];

/** Three things to confirm before a visit. */
export function CheckInDialog({ state, dispatch, tools, visitId, onClose }: CheckInDialogProps) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const visit = state.appointments.find(({ id }) => id === visitId);
  if (!visit) return null;
  const isDone = state.checkedIn.includes(visit.id);
  const isReady = confirmed.length === questions.length;
  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--healthcare"
      title="Check in"
      kicker={`${visitText(visit)}, ${visit.doctor}`}
      size="narrow"
      footer={
        <button
          className={buttonClass()}
          type="button"
          disabled={!isReady || isDone}
          onClick={() => {
            dispatch({ type: "checkIn", id: visit.id });
            tools.announce("You are checked in");
            onClose();
          }}
        >
          {isDone ? "Checked in" : "Check in"}
        </button>
      }
    >
      {isDone ? (
        <p>You are checked in. There is nothing left to do.</p>
      ) : (
        <>
          {questions.map(({ id, label }) => (
            <label key={id} className={demoParts.task}>
              <input
                type="checkbox"
                checked={confirmed.includes(id)}
                onChange={(event) =>
                  setConfirmed(
                    event.target.checked
                      ? [...confirmed, id]
                      : confirmed.filter((one) => one !== id),
                  )
                }
              />
              <span>{label}</span>
            </label>
          ))}
          {!isReady && <p className={typography.quiet}>Confirm all three to check in.</p>}
        </>
      )}
    </DemoDialog>
  );
}
