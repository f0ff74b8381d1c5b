import { useRef } from "react";
import { divided, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { daysPart as labels } from "#app/content/availability.ts";
import type { IsoDay } from "#domain/dates.ts";
import { controlId, type Faults } from "./checked.ts";
import { DayEditor } from "./day-editor.tsx";
import { DayItem } from "./day-item.tsx";
import styles from "./days-part.module.css";
import { SettingsCard } from "./settings-card.tsx";
import { arrangeDays, daysWith, noDay, type DaysDraft, type TypedDay } from "./special-days.ts";

type DaysPartProps = {
  readonly title: string;
  readonly text: string;
  readonly draft: DaysDraft;
  readonly faults: Faults;
  readonly today: IsoDay;
  readonly change: (draft: DaysDraft) => void;
};

/** Days that differ from the week: what is ahead, the form of one, and what is over. */
export function DaysPart({ title, text, draft, faults, today, change }: DaysPartProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const { days, opened } = draft;
  const { ahead, past } = arrangeDays(days, today);

  function open(place: number | null, values: TypedDay) {
    change({ days: daysWith(draft), opened: { place, values } });
  }

  function close(kept: readonly TypedDay[]) {
    change({ days: kept, opened: null });
    // Behind the form stands what it was opened by.
    requestAnimationFrame(() => addRef.current?.focus());
  }

  function remove(place: number) {
    change({ days: days.filter((_, index) => index !== place), opened: null });
    addRef.current?.focus();
  }

  const itemOf = (placed: (typeof ahead)[number]) => (
    <DayItem
      key={placed.place}
      placed={placed}
      onChange={() => open(placed.place, placed.day)}
      onRemove={() => remove(placed.place)}
    />
  );

  return (
    <SettingsCard title={title} text={text}>
      {ahead.length > 0 ? (
        <ul className={divided} aria-label={labels.list}>
          {ahead.map(itemOf)}
        </ul>
      ) : (
        <p className={textClass(14, "quiet")}>{labels.none}</p>
      )}
      <FieldError name={controlId("exceptions")} text={faults["exceptions"]} />
      {opened && (
        <DayEditor
          key={opened.place}
          opened={opened}
          faults={faults}
          onType={(values) => change({ days, opened: { ...opened, values } })}
          onPut={() => close(daysWith(draft))}
          onCancel={() => close(days)}
        />
      )}
      <div className={stack(14, "start")} hidden={opened !== null}>
        <button
          className={buttonClass("line", "small")}
          type="button"
          ref={addRef}
          onClick={() => open(null, noDay)}
        >
          <Icon name="plus" />
          {labels.add}
        </button>
      </div>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{labels.past(past.length)}</summary>
          <ul className={divided}>{past.map(itemOf)}</ul>
        </details>
      )}
    </SettingsCard>
  );
}
