import { useRef } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { weekPart as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import { controlId, type Faults } from "./checked.ts";
import { DayRibbon } from "./day-ribbon.tsx";
import styles from "./week-part.module.css";
import { anotherWindow, parseEnd, type TypedWindow } from "./windows.ts";

type DayHoursProps = {
  readonly day: string;
  readonly windows: readonly TypedWindow[];
  readonly keyOf: (place: number) => string;
  readonly faults: Faults;
  readonly onChange: (windows: readonly TypedWindow[]) => void;
  readonly onCopy: () => void;
};

/** The hours of one weekday. */
export function DayHours({ day, windows, keyOf, faults, onChange, onCopy }: DayHoursProps) {
  const addRef = useRef<HTMLButtonElement>(null);

  function remove(place: number) {
    onChange(windows.filter((_, index) => index !== place));
    addRef.current?.focus();
  }

  return (
    <li className={styles.weekday}>
      <div className={styles.dayName}>
        <span className={textClass(15, 600)}>{day}</span>
        <DayRibbon windows={windows} />
      </div>
      <div className={styles.windows}>
        {windows.length === 0 && <p className={textClass(14, "quiet")}>{labels.closed}</p>}
        {windows.map((typed, place) => (
          <WindowFields
            key={keyOf(place)}
            typed={typed}
            id={controlId(keyOf(place))}
            name={labels.window(day, place + 1)}
            fault={faults[keyOf(place)]}
            removeLabel={labels.remove(day, place + 1)}
            onChange={(part) =>
              onChange(windows.map((one, index) => (index === place ? { ...one, ...part } : one)))
            }
            onRemove={() => remove(place)}
          />
        ))}
      </div>
      <div className={cn(row(4), styles.dayActions)}>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          ref={addRef}
          onClick={() => onChange([...windows, anotherWindow(windows)])}
        >
          {labels.add}
          <span className={typography.visuallyHidden}> {labels.addOn(day)}</span>
        </button>
        {windows.length > 0 && (
          <button
            className={buttonClass("ghost", "tiny")}
            type="button"
            aria-label={labels.copyName(day)}
            onClick={onCopy}
          >
            {labels.copy}
          </button>
        )}
      </div>
    </li>
  );
}

type WindowFieldsProps = {
  readonly typed: TypedWindow;
  readonly id: string;
  readonly name: string;
  readonly fault: string | undefined;
  readonly removeLabel: string;
  readonly onChange: (part: Partial<TypedWindow>) => void;
  readonly onRemove: () => void;
};

function WindowFields(props: WindowFieldsProps) {
  const { typed, id, name, fault, removeLabel, onChange, onRemove } = props;
  const control = {
    className: cn(forms.input, styles.time),
    type: "time",
    step: 900,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? `${id}-error` : undefined,
  } as const;
  return (
    <div role="group" aria-label={name}>
      <div className={row(8)}>
        <input
          {...control}
          id={id}
          aria-label={labels.from}
          value={typed.opens}
          onChange={(event) => onChange({ opens: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          {...control}
          aria-label={labels.until}
          value={typed.closes}
          onChange={(event) => onChange({ closes: event.target.value })}
        />
        <button
          className={cn(buttonClass("ghost", "tiny"), styles.remove)}
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
        {parseEnd(typed.closes) === 1440 && (
          <span className={textClass(13, "quiet")}>{labels.midnight}</span>
        )}
      </div>
      <FieldError name={id} text={fault} />
    </div>
  );
}
