import { useRef, useState, type FormEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { checkJob, filledFor, jobTypes, openingsOf, type JobErrors } from "../jobs.ts";
import type { Job, JobStatus } from "../model.ts";
import styles from "./dialog-form.module.css";
import { textsOf } from "./form-texts.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type JobDialogProps = RecruitmentProps & {
  readonly job: Job | "new";
  readonly onClose: () => void;
};

const statuses = [
  { value: "active", label: "Active" },
  { value: "paused", label: "Paused" },
] as const satisfies readonly { value: JobStatus; label: string }[];

const fields = ["title", "department", "location", "type", "openings", "skills"] as const;

/** A position's facts. A new one is active at once. */
export function JobDialog({ job, onClose, state, dispatch, tools, now }: JobDialogProps) {
  const known = job === "new" ? null : job;
  const filled = known ? filledFor(state.candidates, known.id) : 0;
  const [errors, setErrors] = useState<JobErrors>({});
  const [status, setStatus] = useState<JobStatus>(known?.status ?? "active");
  const first = useRef<HTMLInputElement>(null);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = { ...textsOf(form, fields), status };
    const wrong = checkJob(input, filled);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    if (known) dispatch({ type: "editJob", id: known.id, input });
    else dispatch({ type: "postJob", input, now });
    const sentence = `${cleanText(input.title)} ${known ? "saved" : "posted"}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
    onClose();
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      app="app--recruitment"
      kicker={known?.title}
      title={known ? "Edit Job" : "Post Job"}
      firstFocus={first}
      form="kr-job"
      submit={known ? "Save" : "Post"}
    >
      <form id="kr-job" className={cn(stack(16), styles.form)} onSubmit={save} noValidate>
        <Field name="title" label="Title" scope="kr-job" error={errors.title}>
          {(control) => (
            <input
              {...control}
              ref={first}
              defaultValue={known?.title}
              autoComplete="off"
              maxLength={80}
            />
          )}
        </Field>
        <div className={columns(2, 16)}>
          <Field name="department" label="Department" scope="kr-job">
            {(control) => (
              <input
                {...control}
                defaultValue={known?.department}
                autoComplete="off"
                maxLength={60}
              />
            )}
          </Field>
          <Field name="location" label="Location" scope="kr-job">
            {(control) => (
              <input
                {...control}
                defaultValue={known?.location}
                autoComplete="off"
                maxLength={60}
              />
            )}
          </Field>
          <Field name="type" label="Type" scope="kr-job">
            {(control) => (
              <select {...control} defaultValue={known?.type}>
                {jobTypes.map((type) => (
                  <option key={type}>{type}</option>
                ))}
              </select>
            )}
          </Field>
          <Field name="openings" label="Openings" scope="kr-job" error={errors.openings}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                defaultValue={known ? openingsOf(known, state.candidates) : 1}
                maxLength={2}
              />
            )}
          </Field>
        </div>
        {known && (
          <ChoiceGroup
            label="Status"
            isLabelShown
            shape="segment"
            options={statuses}
            value={status}
            onChange={setStatus}
          />
        )}
        <Field
          name="skills"
          label="Required skills"
          scope="kr-job"
          isOptional
          hint="With commas between them."
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              defaultValue={known?.skills.join(", ")}
              maxLength={300}
            />
          )}
        </Field>
      </form>
    </FormDialog>
  );
}
