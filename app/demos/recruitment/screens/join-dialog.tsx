import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { formatLocal } from "#domain/dates.ts";
import { roomMinutes, roomOpens } from "../interviews.ts";
import type { Candidate, Interview } from "../model.ts";

type JoinDialogProps = {
  readonly interview: Interview;
  readonly candidate: Candidate;
  readonly now: Date;
  readonly onClose: () => void;
};

/** Where an interview takes place. There is no room behind it in a demo, and it says so. */
export function JoinDialog({ interview, candidate, now, onClose }: JoinDialogProps) {
  const { at, interviewer, mode } = interview;
  const opens = roomOpens(interview);
  const isVideo = mode === "video";
  const isOpen = now >= opens;
  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--recruitment"
      size="narrow"
      kicker={`${formatLocal(at, "longWeekday")}, ${formatLocal(at, "time")}`}
      title={`Interview with ${candidate.name}`}
      footer={
        <button className={buttonClass()} type="button" onClick={onClose}>
          Got it
        </button>
      }
    >
      <div className="kr-join">
        <p className="kr-join__n">
          {isVideo ? (
            isOpen ? (
              "The room is open."
            ) : (
              <>
                Room opens {roomMinutes} minutes before, at{" "}
                <b className={typography.number}>{formatLocal(opens, "time")}</b>.
              </>
            )
          ) : (
            "Room Wren, third floor. Reception knows the name."
          )}
        </p>
        <dl className="kr-facts">
          <div>
            <dt>Job</dt>
            <dd>{candidate.position}</dd>
          </div>
          <div>
            <dt>With</dt>
            <dd>{interviewer} and you</dd>
          </div>
        </dl>
        <p className={typography.quiet}>
          {isVideo
            ? "In your version this button opens your own video meetings."
            : "In your version the visitor gets directions and a badge."}
        </p>
      </div>
    </DemoDialog>
  );
}
