import { useRef, useState, type FormEvent } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { bestTable, noTableText } from "../tables.ts";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";

type WalkInDialogProps = RestaurantProps & { readonly onClose: () => void };

const largest = 12;

/** Guests at the door: a table at once, or a word on when there will be one. */
export function WalkInDialog({ state, dispatch, tools, now, onClose }: WalkInDialogProps) {
  const [error, setError] = useState<string | undefined>();
  const party = useRef<HTMLInputElement>(null);
  function seat(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const size = Number(values.get("party"));
    const name = values.get("name");
    const guest = cleanText(typeof name === "string" ? name : "");
    if (!Number.isInteger(size) || size < 1 || size > largest) {
      return refuse("Choose a party of 1 to 12.");
    }
    const table = bestTable(size, state, now);
    if (table === null) return refuse(noTableText(size, state, now));
    dispatch({ type: "walkIn", name: guest, party: size, now });
    const done = `Seated ${guest || "a walk-in"} at Table ${table}.`;
    tools.announce(done);
    tools.toast({ text: done });
    onClose();
  }
  function refuse(text: string) {
    setError(text);
    party.current?.focus();
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      app="app--restaurant"
      title="Walk-in"
      firstFocus={party}
      form="rs-walk-in"
      submit="Seat party"
    >
      <form id="rs-walk-in" className={cn(columns(2, 16), parts.form)} onSubmit={seat} noValidate>
        <Field name="party" label="Party, 1 to 12" scope="walk-in" error={error}>
          {(control) => (
            <input
              {...control}
              ref={party}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue="2"
            />
          )}
        </Field>
        <Field name="name" label="Name" scope="walk-in" isOptional>
          {(control) => <input {...control} autoComplete="off" maxLength={80} />}
        </Field>
        <p className={cn(typography.quiet, parts.wide)}>
          They get the smallest free table that seats them, and the next order is theirs.
        </p>
      </form>
    </FormDialog>
  );
}
