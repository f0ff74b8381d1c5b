import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { formatLocal } from "#domain/dates.ts";
import { plannedInterviews } from "../interviews.ts";
import type { Candidate, Interview } from "../model.ts";
import { firstOf } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { focusFreeTime, SlotPicker } from "./slot-picker.tsx";

type RescheduleDialogProps = RecruitmentProps & {
  readonly interview: Interview;
  readonly candidate: Candidate;
  readonly onClose: () => void;
};

/** Another time for an interview. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { interview, candidate, onClose, state, dispatch, tools, now } = props;
  const [day, setDay] = useState(interview.at);
  const [at, setAt] = useState<Date | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const planned = plannedInterviews(state.interviews, state.candidates, now);
  function move() {
    if (at === null) {
      setIsWrong(true);
      focusFreeTime();
      return;
    }
    dispatch({ type: "rescheduleInterview", id: interview.id, at, now });
    const when = `${formatLocal(at, "weekday")}, ${formatLocal(at, "time")}`;
    const sentence = `Interview with ${candidate.name} moved to ${when}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
    onClose();
    // The row is another one on another day.
    focusAfter(`[data-reschedule="${interview.id}"]`, "#kr-interviews");
  }
  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--recruitment"
      size="narrow"
      kicker={`Now ${formatLocal(interview.at, "weekday")}, ${formatLocal(interview.at, "time")}`}
      title={`Reschedule ${candidate.name}`}
      returnFocus={() => firstOf(`[data-reschedule="${interview.id}"]`, "#kr-interviews")}
      footer={
        <>
          <button className={buttonClass("line")} type="button" onClick={onClose}>
            Keep the time
          </button>
          <button className={buttonClass()} type="button" onClick={move}>
            Move interview
          </button>
        </>
      }
    >
      <SlotPicker
        booked={planned.filter(({ id }) => id !== interview.id)}
        current={interview.at}
        error={isWrong && at === null ? "Choose a free time first." : undefined}
        now={now}
        day={day}
        onDay={(one) => {
          setDay(one);
          setAt(null);
        }}
        chosen={at}
        onChoose={setAt}
      />
    </DemoDialog>
  );
}
