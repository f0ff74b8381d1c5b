import { useRef, useState, type FormEvent } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import {
  checkCandidate,
  isDuplicate,
  type CandidateErrors,
  type CandidateInput,
} from "../applicants.ts";
import { sources } from "../model.ts";
import styles from "./dialog-form.module.css";
import { textsOf } from "./form-texts.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type AddCandidateDialogProps = RecruitmentProps & { readonly onClose: () => void };

const fields = ["name", "email", "jobId", "years", "salary", "source", "skills"] as const;

/** Somebody who did not apply by the form. The same name for the same job is asked about first. */
export function AddCandidateDialog({ onClose, ...props }: AddCandidateDialogProps) {
  const { state, dispatch, tools, now } = props;
  const [errors, setErrors] = useState<CandidateErrors>({});
  const [doubtful, setDoubtful] = useState<CandidateInput | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const anyway = useRef<HTMLButtonElement>(null);

  function add(input: CandidateInput) {
    dispatch({ type: "addCandidate", input, now });
    const sentence = `${cleanText(input.name)} added to Screening.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = textsOf(form, fields);
    const wrong = checkCandidate(input, state.jobs);
    setErrors(wrong);
    setDoubtful(null);
    const [field] = Object.keys(wrong);
    if (field) {
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    if (isDuplicate(input, state.candidates)) {
      setDoubtful(input);
      requestAnimationFrame(() => anyway.current?.focus());
    } else add(input);
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      app="app--recruitment"
      title="Add Candidate"
      firstFocus={first}
      form="kr-add"
      submit="Add to Screening"
    >
      <form id="kr-add" className={cn(stack(16), styles.form)} onSubmit={submit} noValidate>
        <Field name="name" label="Name" scope="kr-add" error={errors.name}>
          {(control) => <input {...control} ref={first} autoComplete="off" maxLength={80} />}
        </Field>
        <Field name="jobId" label="Job" scope="kr-add" error={errors.jobId}>
          {(control) => (
            <Choice
              {...control}
              empty="Choose a job"
              options={state.jobs.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </Field>
        <Field name="email" label="E-mail" scope="kr-add" isOptional error={errors.email}>
          {(control) => <input {...control} type="email" autoComplete="off" maxLength={120} />}
        </Field>
        <div className={columns(2, 16)}>
          <Field name="years" label="Years" scope="kr-add" isOptional error={errors.years}>
            {(control) => <input {...control} inputMode="numeric" maxLength={2} />}
          </Field>
          <Field name="salary" label="Salary, $" scope="kr-add" isOptional error={errors.salary}>
            {(control) => <input {...control} inputMode="decimal" maxLength={12} />}
          </Field>
        </div>
        <Field name="source" label="Source" scope="kr-add">
          {(control) => (
            <select {...control}>
              {sources.map((source) => (
                <option key={source}>{source}</option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="skills"
          label="Skills"
          scope="kr-add"
          isOptional
          hint="With commas between them."
        >
          {(control) => <input {...control} autoComplete="off" maxLength={200} />}
        </Field>
        {doubtful && (
          <div className={cn(stack(10, "start"), styles.doubt)}>
            <Icon name="warning" />
            <p id="kr-doubt">Looks like {cleanText(doubtful.name)} already applied for this job.</p>
            <button
              className={buttonClass("line")}
              type="button"
              ref={anyway}
              aria-describedby="kr-doubt"
              onClick={() => add(doubtful)}
            >
              Add anyway
            </button>
          </div>
        )}
      </form>
    </FormDialog>
  );
}
