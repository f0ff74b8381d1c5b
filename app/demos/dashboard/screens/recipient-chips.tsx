import type { KeyboardEvent } from "react";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import chipStyles from "./filter-chips.module.css";

type RecipientChipsProps = {
  readonly recipients: readonly string[];
  /** What stands in the field and is no chip yet. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (address: string) => void;
};

/** Addresses as chips; Enter or a comma makes one of what was typed. */
export function RecipientChips(props: RecipientChipsProps) {
  const { recipients, typed, error, onType, onAdd, onRemove } = props;
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || typed.trim() === "") return;
    if (event.key !== "Enter" && event.key !== ",") return;
    event.preventDefault();
    onAdd();
  }
  return (
    <>
      <Field
        name="recipients"
        label="E-mail addresses"
        scope="schedule"
        error={error}
        hint="Enter or a comma adds one."
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="email"
            autoComplete="off"
            maxLength={400}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      {recipients.length > 0 && (
        <ul className={cn(cluster(8), chipStyles.chips)} aria-label="Recipients">
          {recipients.map((address) => (
            <li key={address}>
              <button
                className={shapes.tapTall}
                type="button"
                onClick={() => {
                  onRemove(address);
                  focusAfter('[name="recipients"]');
                }}
              >
                {address}
                <Icon className={shapes.icon12} name="close" />
                <span className={typography.visuallyHidden}>, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
