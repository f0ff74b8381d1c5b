import { useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { checkClass, timeText, type ClassDraft, type ClassErrors } from "../classes.ts";
import { classTypes, instructors, levels } from "../model.ts";
import { clubClass } from "./club-class.ts";
import styles from "./dialogs.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type AddClassDialogProps = FitnessProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** One more class on the day that is shown. */
export function AddClassDialog(props: AddClassDialogProps) {
  const { state, dispatch, tools, now, isOpen, onClose } = props;
  const [errors, setErrors] = useState<ClassErrors>({});
  const first = useRef<HTMLInputElement>(null);

  function close() {
    setErrors({});
    onClose();
  }
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = draftOf(new FormData(form), state.day);
    const wrong = checkClass(state.classes, draft, now);
    setErrors(wrong);
    const field = (["name", "time", "duration", "capacity"] as const).find((one) => wrong[one]);
    if (field) {
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    dispatch({ type: "addClass", draft, now });
    const text = `${draft.name.trim()} added at ${timeText(draft.time)}.`;
    tools.announce(text);
    tools.toast({ text });
    close();
  }

  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={close}
      app={clubClass}
      title="Add Class"
      kicker={formatLocal(dateOfDay(state.day), "longWeekday")}
      size="narrow"
      firstFocus={first}
      footer={
        <button className={buttonClass()} type="submit" form="add-class">
          Add to the timetable
        </button>
      }
    >
      <form id="add-class" className={cn(stack(14), styles.pairs)} onSubmit={add} noValidate>
        <Field name="name" label="Name" scope="class" error={errors.name}>
          {(control) => <input {...control} ref={first} autoComplete="off" maxLength={60} />}
        </Field>
        <Choice name="instructor" label="Instructor" values={instructors} />
        <Field name="time" label="Starts at" scope="class" error={errors.time}>
          {(control) => <input {...control} type="time" defaultValue="21:15" />}
        </Field>
        <Field name="duration" label="Minutes" scope="class" error={errors.duration}>
          {(control) => (
            <input {...control} type="number" min={15} max={120} step={5} defaultValue={45} />
          )}
        </Field>
        <Field name="capacity" label="Spots" scope="class" error={errors.capacity}>
          {(control) => <input {...control} type="number" min={1} max={60} defaultValue={16} />}
        </Field>
        <Choice name="type" label="Type" values={classTypes} />
        <Choice name="level" label="Level" values={levels} />
      </form>
    </DemoDialog>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
};

function Choice({ name, label, values }: ChoiceProps) {
  return (
    <Field name={name} label={label} scope="class">
      {(control) => (
        <select {...control}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function draftOf(values: FormData, day: string): ClassDraft {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name)));
  return {
    name: text("name"),
    instructor: text("instructor"),
    day,
    time: text("time"),
    duration: number("duration"),
    capacity: number("capacity"),
    type: classTypes.find((type) => type === text("type")) ?? "Yoga",
    level: levels.find((level) => level === text("level")) ?? "All levels",
  };
}
