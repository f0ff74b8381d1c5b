import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { interviewSlots, nextWorkday, plannedInterviews } from "../interviews.ts";
import type { Candidate, InterviewMode } from "../model.ts";
import { sampleJobs } from "../sample-jobs.ts";
import { firstOf } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import styles from "./dialog-form.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { focusFreeTime, SlotPicker } from "./slot-picker.tsx";

type ScheduleDialogProps = RecruitmentProps & {
  readonly candidate: Candidate;
  readonly onClose: () => void;
};

const interviewers = [...new Set(sampleJobs.map(({ interviewer }) => interviewer))];

const modes = [
  { value: "video", label: "Video" },
  { value: "onsite", label: "On site" },
] as const satisfies readonly { value: InterviewMode; label: string }[];

/** A day, a free hour, who and where. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { candidate, onClose, state, dispatch, tools, now } = props;
  const planned = plannedInterviews(state.interviews, state.candidates, now);
  const hasTimeToday = interviewSlots(now, planned, now).some(({ isBusy }) => !isBusy);
  const [day, setDay] = useState(nextWorkday(now, hasTimeToday ? 0 : 1));
  const [at, setAt] = useState<Date | null>(null);
  const [mode, setMode] = useState<InterviewMode>("video");
  const [interviewer, setInterviewer] = useState(
    sampleJobs.find(({ id }) => id === candidate.jobId)?.interviewer ?? interviewers[0] ?? "",
  );
  const [isWrong, setIsWrong] = useState(false);
  function schedule() {
    if (at === null) {
      setIsWrong(true);
      focusFreeTime();
      return;
    }
    const candidateId = candidate.id;
    dispatch({ type: "scheduleInterview", candidateId, at, interviewer, mode, now });
    const when = `${formatLocal(at, "weekday")}, ${formatLocal(at, "time")}`;
    const sentence = `Interview with ${candidate.name} on ${when}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
    onClose();
  }
  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--recruitment"
      size="narrow"
      kicker={candidate.position}
      title={`Interview with ${candidate.name}`}
      returnFocus={() => firstOf("[data-schedule]")}
      footer={
        <>
          <button className={buttonClass("line")} type="button" onClick={onClose}>
            Cancel
          </button>
          <button className={buttonClass()} type="button" onClick={schedule}>
            Schedule
          </button>
        </>
      }
    >
      <div className={cn(stack(16), styles.form)}>
        <SlotPicker
          booked={planned}
          now={now}
          day={day}
          onDay={(one) => {
            setDay(one);
            setAt(null);
          }}
          chosen={at}
          onChoose={setAt}
          error={isWrong && at === null ? "Choose a free time first." : undefined}
        />
        <Field name="interviewer" label="Interviewer" scope="kr-schedule">
          {(control) => (
            <select
              {...control}
              value={interviewer}
              onChange={(event) => setInterviewer(event.target.value)}
            >
              {interviewers.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <ChoiceGroup
          label="Where"
          isLabelShown
          shape="segment"
          options={modes}
          value={mode}
          onChange={setMode}
        />
      </div>
    </DemoDialog>
  );
}
