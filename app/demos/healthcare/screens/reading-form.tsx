import { useRef, useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import {
  bpCategory,
  checkReading,
  isVeryHigh,
  pressureSentence,
  type ReadingErrors,
} from "../vitals.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./reading-form.module.css";

/** Today's blood pressure; it counts at once. */
export function ReadingForm({ state, dispatch, tools }: HealthProps) {
  const [errors, setErrors] = useState<ReadingErrors>({});
  const [last, setLast] = useState<{ systolic: number; diastolic: number } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const systolic = Number(values.get("systolic"));
    const diastolic = Number(values.get("diastolic"));
    const wrong = checkReading(systolic, diastolic);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    const reading = { day: isoDay(new Date()), systolic, diastolic };
    dispatch({ type: "addReading", ...reading });
    setLast(reading);
    tools.announce(pressureSentence([...state.vitals.pressure, reading]));
    form.current?.reset();
  }

  return (
    <section className={cn(demoParts.panel, styles.reading)} aria-labelledby="reading">
      <h3 id="reading">Add a reading</h3>
      <form className={stack(12, "start")} onSubmit={add} noValidate ref={form}>
        <Field name="systolic" label="Upper value (systolic)" scope="bp" error={errors.systolic}>
          {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field name="diastolic" label="Lower value (diastolic)" scope="bp" error={errors.diastolic}>
          {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
        <button className={buttonClass()} type="submit">
          Add reading
        </button>
      </form>
      {last && (
        <p>
          {last.systolic}/{last.diastolic}: <b>{bpCategory(last.systolic, last.diastolic)}</b>
        </p>
      )}
      {last && isVeryHigh(last) && (
        <p className={styles.warning}>
          This reading is very high. In a real portal we would show your clinic's urgent-care line
          here.
        </p>
      )}
    </section>
  );
}
