import { useState, type FormEvent } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import {
  nextText,
  rhythms,
  rhythmText,
  weekdayNames,
  withRecipients,
  type Schedule,
} from "../schedule.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { RecipientChips } from "./recipient-chips.tsx";

type ScheduleDialogProps = Pick<DashboardProps, "state" | "dispatch" | "tools"> & {
  readonly report: { readonly id: string; readonly name: string };
  readonly now: Date;
  readonly onClose: () => void;
};

const usual: Schedule = {
  rhythm: "weekly",
  weekday: 1,
  monthDay: 1,
  time: "08:00",
  recipients: [],
  isPaused: false,
};

const rhythmNames = { daily: "Every day", weekly: "Every week", monthly: "Every month" };
const times = ["06:00", "07:00", "08:00", "09:00", "12:00", "17:00"];

/** When a report goes out, and to whom; the next moment is said at once. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { state, dispatch, tools, report, now, onClose } = props;
  const known = state.schedules[report.id];
  const [schedule, setSchedule] = useState(known ?? usual);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const change = (part: Partial<Schedule>) => setSchedule({ ...schedule, ...part });

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const added = withRecipients(schedule.recipients, typed);
    const wrong =
      added.error ?? (added.recipients.length === 0 ? "Enter at least one e-mail address." : null);
    setError(wrong ?? undefined);
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>('[name="recipients"]')?.focus();
      return;
    }
    const next = { ...schedule, recipients: added.recipients, isPaused: false };
    dispatch({ type: "schedule", id: report.id, schedule: next });
    tools.announce(`${report.name}: ${rhythmText(next)}. ${nextText(next, now)}`);
    onClose();
  }

  function add() {
    const added = withRecipients(schedule.recipients, typed);
    setError(added.error ?? undefined);
    if (added.error) return;
    change({ recipients: added.recipients });
    setTyped("");
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      app="app--dashboard"
      kicker={report.name}
      title="Schedule"
      form="schedule"
      submit="Save schedule"
    >
      <form id="schedule" className={stack(14)} onSubmit={save} noValidate>
        <Field name="rhythm" label="How often" scope="schedule">
          {(control) => (
            <select
              {...control}
              value={schedule.rhythm}
              onChange={(event) => {
                const rhythm = rhythms.find((one) => one === event.target.value);
                if (rhythm) change({ rhythm });
              }}
            >
              {rhythms.map((rhythm) => (
                <option key={rhythm} value={rhythm}>
                  {rhythmNames[rhythm]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {schedule.rhythm === "weekly" && (
          <Field name="weekday" label="Day of the week" scope="schedule">
            {(control) => (
              <select
                {...control}
                value={schedule.weekday}
                onChange={(event) => change({ weekday: Number(event.target.value) })}
              >
                {weekdayNames.map((name, day) => (
                  <option key={name} value={day}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {schedule.rhythm === "monthly" && (
          <Field
            name="monthDay"
            label="Day of the month"
            scope="schedule"
            hint="A shorter month sends it on its last day."
          >
            {(control) => (
              <select
                {...control}
                value={schedule.monthDay}
                onChange={(event) => change({ monthDay: Number(event.target.value) })}
              >
                {Array.from({ length: 31 }, (_, index) => (
                  <option key={index}>{index + 1}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field name="time" label="Time" scope="schedule">
          {(control) => (
            <select
              {...control}
              value={schedule.time}
              onChange={(event) => change({ time: event.target.value })}
            >
              {times.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </select>
          )}
        </Field>
        <RecipientChips
          recipients={schedule.recipients}
          typed={typed}
          error={error}
          onType={setTyped}
          onAdd={add}
          onRemove={(address) =>
            change({ recipients: schedule.recipients.filter((one) => one !== address) })
          }
        />
        <p role="status">
          <b>{nextText({ ...schedule, isPaused: false }, now)}</b>
        </p>
        <p className={typography.quiet}>In this demo nothing is sent.</p>
      </form>
    </FormDialog>
  );
}
