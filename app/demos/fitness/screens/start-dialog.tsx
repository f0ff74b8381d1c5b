import { useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { machinesNow } from "../machines.ts";
import { canStart, checkWorkout, type WorkoutErrors } from "../workouts.ts";
import { clubClass } from "./club-class.ts";
import styles from "./dialogs.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type StartDialogProps = FitnessProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Who, what and on which machine; only a free one can be chosen. */
export function StartDialog({ isOpen, onClose, ...props }: StartDialogProps) {
  const { state, dispatch, tools, now } = props;
  const [errors, setErrors] = useState<WorkoutErrors>({});
  const first = useRef<HTMLSelectElement>(null);

  function close() {
    setErrors({});
    onClose();
  }
  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const draft = {
      memberId: text("memberId"),
      exercise: text("exercise"),
      equipment: text("equipment"),
    };
    const wrong = checkWorkout(state, draft, now);
    setErrors(wrong);
    const field = (["memberId", "exercise", "equipment"] as const).find((one) => wrong[one]);
    if (field) {
      form.querySelector<HTMLElement>(`[name="${field}"]:enabled`)?.focus();
      return;
    }
    dispatch({ type: "startWorkout", draft, now });
    const machine = state.equipment.find(({ name }) => name === draft.equipment);
    const member = state.members.find(({ id }) => id === draft.memberId);
    const free = machine
      ? `${machine.name}: ${machine.available - 1} of ${machine.total} free.`
      : "";
    tools.announce(`${member?.name ?? ""} is live. ${free}`);
    tools.toast({ text: `${member?.name ?? ""} is live. ${free}` });
    close();
  }

  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={close}
      app={clubClass}
      title="Start Workout"
      size="narrow"
      firstFocus={first}
      footer={
        <button className={buttonClass()} type="submit" form="start">
          Start the clock
        </button>
      }
    >
      <form id="start" className={stack(14)} onSubmit={start} noValidate>
        <Field name="memberId" label="Member" scope="start" error={errors.memberId}>
          {(control) => (
            <select {...control} ref={first} defaultValue="">
              <option value="">Choose a member</option>
              {canStart(state.members, state.workouts).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="exercise" label="Exercise" scope="start" error={errors.exercise}>
          {(control) => <input {...control} autoComplete="off" maxLength={60} />}
        </Field>
        <MachineChoice {...props} error={errors.equipment} />
      </form>
    </DemoDialog>
  );
}

function MachineChoice({ state, now, error }: FitnessProps & { readonly error?: string }) {
  return (
    <fieldset
      className={cn(forms.field, styles.machines)}
      aria-describedby={error ? "start-equipment-error" : undefined}
    >
      <legend className={forms.label}>Equipment</legend>
      <div className={cn(stack(8), styles.pairs)}>
        {machinesNow(state, now).map(({ name, available }) => (
          <label key={name} className={cn(styles.option, styles.machine)}>
            <input
              className={demoParts.overlaid}
              type="radio"
              name="equipment"
              value={name}
              disabled={available === 0}
            />
            <span className={stack(0)}>
              {name}
              <small className={cn(typography.quiet, textClass(13, 500))}>
                {available === 0 ? "None free" : `${available} free`}
              </small>
            </span>
          </label>
        ))}
      </div>
      <FieldError name="start-equipment" text={error} />
    </fieldset>
  );
}
