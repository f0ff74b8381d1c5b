import { useState } from "react";
import { FieldError } from "#app/components/ui/field-error.tsx";
import forms from "#app/components/ui/form.module.css";
import tool from "#app/components/ui/tool-choice.module.css";
import { inboxFilters as labels } from "#app/content/inbox.ts";
import { dollarsOf, readAmount } from "../inbox-amount.ts";
import { parseDay, type EntryFilter } from "../inbox-filter.ts";

type BoundFiltersProps = {
  readonly filter: EntryFilter;
  readonly onFilter: (change: Partial<EntryFilter>) => void;
};

/** Between which amounts and which days. */
export function BoundFilters({ filter, onFilter }: BoundFiltersProps) {
  return (
    <>
      <AmountField
        name="min"
        label={labels.min}
        cents={filter.minCents}
        onChange={(minCents) => onFilter({ minCents })}
      />
      <AmountField
        name="max"
        label={labels.max}
        cents={filter.maxCents}
        onChange={(maxCents) => onFilter({ maxCents })}
      />
      <DayField
        label={labels.from}
        day={filter.fromDay}
        onChange={(fromDay) => onFilter({ fromDay })}
      />
      <DayField label={labels.to} day={filter.toDay} onChange={(toDay) => onFilter({ toDay })} />
    </>
  );
}

type AmountFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
};

/** What is no amount stays in the field, with the reason beneath, and filters nothing. */
function AmountField({ name, label, cents, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const id = `filter-${name}`;

  function take() {
    if (typed === null) return;
    const read = readAmount(typed);
    setIsRefused(read === undefined);
    if (read === undefined) return;
    setTyped(null);
    if (read !== cents) onChange(read);
  }

  return (
    <div className={tool.tool}>
      <label htmlFor={id}>{label}</label>
      <input
        className={forms.input}
        id={id}
        inputMode="decimal"
        value={typed ?? dollarsOf(cents)}
        placeholder={labels.anyAmount}
        maxLength={20}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && take()}
        onBlur={take}
      />
      <FieldError name={id} text={isRefused ? labels.noAmount : undefined} />
    </div>
  );
}

type DayFieldProps = {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
};

/** Taken when it is left: browsers tell of every digit of a year. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    if (typed === null) return;
    setTyped(null);
    if (parseDay(typed) !== day) onChange(parseDay(typed));
  }

  return (
    <label className={tool.tool}>
      <span>{label}</span>
      <input
        className={forms.input}
        type="date"
        max="9999-12-31"
        value={typed ?? day}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && take()}
        onBlur={take}
      />
    </label>
  );
}
