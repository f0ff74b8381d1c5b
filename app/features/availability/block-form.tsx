import { useState, type FormEvent } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { availabilityFaults, blockPart as labels } from "#app/content/availability.ts";
import { zoneCity } from "#domain/zoned-dates.ts";
import type { Block } from "./block-repository.ts";
import { readSpan } from "./block-times.ts";

type BlockFormProps = {
  readonly zone: string;
  readonly isBusy: boolean;
  readonly onBlock: (block: Omit<Block, "id">) => Promise<unknown>;
};

const empty = { from: "", until: "", reason: "" };

/** Blocks a time that begins later, or is longer. */
export function BlockForm({ zone, isBusy, onBlock }: BlockFormProps) {
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<Partial<typeof empty>>({});

  async function block(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget: form } = event;
    const read = readSpan(typed.from, typed.until, zone, new Date());
    const reason = typed.reason.trim();
    const found = {
      ...(!read.ok && { [read.field]: read.fault }),
      ...(reason.length > 200 && { reason: availabilityFaults.reason }),
    };
    setFaults(found);
    const [faulty] = Object.keys(found);
    if (faulty !== undefined) form.querySelector<HTMLElement>(`[name=block-${faulty}]`)?.focus();
    if (!read.ok || faulty !== undefined) return;
    try {
      await onBlock({ ...read.span, reason });
      setTyped(empty);
    } catch {
      // It is said beside the buttons, and what was typed stays.
    }
  }

  const fieldOf = (name: keyof typeof empty, type: "datetime-local" | "text") => (
    <Field name={`block-${name}`} scope="availability" label={labels[name]} error={faults[name]}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={typed[name]}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form
      className={stack(14)}
      aria-label={labels.other}
      noValidate
      onSubmit={(event) => void block(event)}
    >
      {fieldOf("from", "datetime-local")}
      {fieldOf("until", "datetime-local")}
      {fieldOf("reason", "text")}
      <p className={textClass(13, "quiet")}>{labels.zone(zoneCity(zone))}</p>
      <button
        className={buttonClass("line", "small")}
        type="submit"
        aria-disabled={isBusy || undefined}
      >
        {labels.submit}
      </button>
    </form>
  );
}
