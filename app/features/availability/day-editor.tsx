import { useEffect, useRef, useState } from "react";
import { cluster, columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { daysPart as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import type { Faults } from "./checked.ts";
import styles from "./days-part.module.css";
import { faultsOfDay, type OpenedDay, type TypedDay } from "./special-days.ts";

type DayEditorProps = {
  readonly opened: OpenedDay;
  /** Those of saving. */
  readonly faults: Faults;
  readonly onType: (values: TypedDay) => void;
  readonly onPut: () => void;
  readonly onCancel: () => void;
};

/** The form of one day or several, inside the form that saves them. */
export function DayEditor({ opened, faults, onType, onPut, onCancel }: DayEditorProps) {
  const { place, values } = opened;
  const action = place === null ? "add" : "change";
  const ref = useRef<HTMLFieldSetElement>(null);
  const [tries, setTries] = useState(0);
  const own = tries > 0 ? faultsOfDay(values) : {};
  const faultOf = (field: keyof TypedDay) => own[field] ?? faults[`day-${field}`];

  useEffect(() => {
    ref.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [tries]);

  function put() {
    if (Object.keys(faultsOfDay(values)).length > 0) setTries((count) => count + 1);
    else onPut();
  }

  /** Enter in a field puts the day on the list; it would save everything else. */
  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    put();
  }

  const fieldOf = (
    field: "firstDay" | "lastDay" | "opens" | "closes" | "reason",
    type: "date" | "time" | "text",
    label: string,
  ) => (
    <Field
      name={`day-${field}`}
      scope="availability"
      label={label}
      error={faultOf(field)}
      isOptional={field === "lastDay" || field === "reason"}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          step={type === "time" ? 900 : undefined}
          value={values[field]}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={(event) => onType({ ...values, [field]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <fieldset className={cn(stack(14), styles.editor)} ref={ref}>
      <legend className={cn(textClass(16, 600), styles.legend)}>{labels.editor[action]}</legend>
      <div className={columns(2, 16, 620)}>
        {fieldOf("firstDay", "date", labels.first)}
        {!values.isYearly && fieldOf("lastDay", "date", labels.last)}
      </div>
      <label className={cn(row(10), styles.option)}>
        <input
          className={styles.mark}
          type="checkbox"
          checked={values.isYearly}
          onChange={({ target }) =>
            onType({ ...values, isYearly: target.checked, ...(target.checked && { lastDay: "" }) })
          }
        />
        {labels.repeat}
      </label>
      <div className={cluster(20)} role="radiogroup" aria-label={labels.kind}>
        {[true, false].map((isClosed) => (
          <label key={String(isClosed)} className={cn(row(10), styles.option)}>
            <input
              className={styles.mark}
              type="radio"
              name="day-kind"
              checked={values.isClosed === isClosed}
              onChange={() => onType({ ...values, isClosed })}
            />
            {isClosed ? labels.isClosed : labels.isOpen}
          </label>
        ))}
      </div>
      {!values.isClosed && (
        <div className={columns(2, 16)}>
          {fieldOf("opens", "time", labels.opens)}
          {fieldOf("closes", "time", labels.closes)}
        </div>
      )}
      {fieldOf("reason", "text", labels.reason)}
      <div className={cluster(10)}>
        <button className={buttonClass("line", "small")} type="button" onClick={put}>
          {labels.put[action]}
        </button>
        <button className={buttonClass("ghost", "small")} type="button" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </fieldset>
  );
}
