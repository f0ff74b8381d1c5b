import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { roomMinutes, roomOpens } from "../interviews.ts";
import type { Candidate, Interview } from "../model.ts";
import styles from "./dialog-form.module.css";
import facts from "./facts.module.css";
import { Fact } from "./facts.tsx";

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
      <div className={stack(16)}>
        <p className={cn(textClass(16), styles.room)}>
          {isVideo ? (
            isOpen ? (
              "The room is open."
            ) : (
              <>
                Room opens {roomMinutes} minutes before, at <b>{formatLocal(opens, "time")}</b>.
              </>
            )
          ) : (
            "Room Wren, third floor. Reception knows the name."
          )}
        </p>
        <dl className={cn(stack(14), facts.facts, facts.pair)}>
          <Fact label="Job">{candidate.position}</Fact>
          <Fact label="With">{interviewer} and you</Fact>
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
