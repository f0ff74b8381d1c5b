import { useEffect, useRef, useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { dealMistakes, dealsPage as labels } from "#app/content/deals.ts";
import { amountText, parseAmount } from "./amount.ts";
import { parseDay, type DealFilter } from "./deals-address.ts";

type OnFilter = (change: Partial<DealFilter>) => void;

type AmountFilterProps = {
  readonly name: "min" | "max";
  readonly cents: number | null;
  readonly onFilter: OnFilter;
};

/** Filters when it is left or Enter is pressed; what is no amount is said beside it and filters nothing. */
export function AmountFilter({ name, cents, onFilter }: AmountFilterProps) {
  const [mistake, setMistake] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The address can change by itself (Back, Clear filters); what is being typed is the newer truth.
  useEffect(() => {
    if (!field.current || field.current === document.activeElement) return;
    field.current.value = amountText(cents);
  }, [cents]);

  function read(text: string) {
    const amount = parseAmount(text);
    setMistake(amount === undefined ? dealMistakes.amount : undefined);
    if (amount === undefined || amount === cents) return;
    onFilter(name === "min" ? { minCents: amount } : { maxCents: amount });
  }

  return (
    <Field name={name} label={labels[name]} error={mistake} scope="deals">
      {(control) => (
        <input
          {...control}
          ref={field}
          defaultValue={amountText(cents)}
          inputMode="decimal"
          placeholder={labels.amountHint}
          maxLength={20}
          autoComplete="off"
          onKeyDown={(event) => event.key === "Enter" && read(event.currentTarget.value)}
          onBlur={(event) => read(event.target.value)}
        />
      )}
    </Field>
  );
}

type DayFilterProps = {
  readonly name: "from" | "to";
  readonly day: string | null;
  readonly onFilter: OnFilter;
};

/** Filters when it is left: a browser tells of half a year as well. */
export function DayFilter({ name, day, onFilter }: DayFilterProps) {
  return (
    <Field name={name} label={labels[name]} scope="deals">
      {(control) => (
        <input
          {...control}
          key={day}
          type="date"
          defaultValue={day ?? ""}
          onBlur={({ target }) => {
            const chosen = parseDay(target.value);
            if (chosen !== day) onFilter(name === "from" ? { from: chosen } : { to: chosen });
          }}
        />
      )}
    </Field>
  );
}
