import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { textClass } from "#app/components/ui/text.ts";
import tool from "#app/components/ui/tool-choice.module.css";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { availability, weekdays, weekPart as labels } from "#app/content/availability.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { cn } from "#app/lib/cn.ts";
import { typeIds } from "./availability.ts";
import { controlId } from "./checked.ts";
import { DayHours } from "./day-hours.tsx";
import { windowKey, type HostDraft } from "./host-draft.ts";
import { SettingsCard } from "./settings-card.tsx";
import type { SettingsForm } from "./use-settings.ts";
import styles from "./week-part.module.css";
import { hoursInWeek, withDay, type TypedWindow } from "./windows.ts";

const { types } = availability;

type WeekPartProps = {
  readonly form: SettingsForm<HostDraft>;
  readonly type: CallTypeId;
  readonly onType: (type: CallTypeId) => void;
};

/** The week of each kind of call, one at a time. */
export function WeekPart({ form, type, onType }: WeekPartProps) {
  const { draft, faults, change } = form;
  const [said, setSaid] = useState("");
  const week = draft.hours[type];

  function setDays(days: readonly number[], windows: readonly TypedWindow[]) {
    change({ hours: { ...draft.hours, [type]: withDay(week, days, windows) } });
  }

  function copyFrom(other: string) {
    const found = typeIds.find((id) => id === other);
    if (!found) return;
    change({ hours: { ...draft.hours, [type]: draft.hours[found] } });
    setSaid(labels.copied(types[type].name));
  }

  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <Tabs.Root value={type} onValueChange={(value: CallTypeId) => onType(value)}>
        <Tabs.List className={styles.tabs} aria-label={labels.types}>
          {typeIds.map((id) => (
            <Tabs.Tab key={id} className={styles.kind} value={id}>
              <span className={styles.name}>{types[id].name}</span>{" "}
              <span className={textClass(13, "quiet")}>
                {hasFault(faults, id) ? labels.needsLook : types[id].minutes}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel key={type} className={styles.panel} value={type}>
          <div className={cn(spread(12), styles.tools)}>
            <p className={textClass(14, 560)}>{labels.total(`${hoursInWeek(week)} h`)}</p>
            <div className={tool.tool}>
              <ToolChoice
                label={labels.copyFrom}
                value=""
                options={[
                  { value: "", label: labels.copyFrom },
                  ...typeIds
                    .filter((id) => id !== type)
                    .map((id) => ({ value: id, label: types[id].name })),
                ]}
                onChoose={copyFrom}
              />
            </div>
          </div>
          <ol aria-label={labels.title}>
            {weekdays.map((day, index) => (
              <DayHours
                key={day}
                day={day}
                windows={week[index] ?? []}
                keyOf={(place) => windowKey(type, index, place)}
                faults={faults}
                onChange={(windows) => setDays([index], windows)}
                onCopy={() => {
                  setDays([0, 1, 2, 3, 4], week[index] ?? []);
                  setSaid(labels.copied(labels.weekdays));
                }}
              />
            ))}
          </ol>
        </Tabs.Panel>
        <p className={typography.visuallyHidden} role="status">
          {said}
        </p>
      </Tabs.Root>
      <FieldError name={controlId("hours")} text={faults["hours"]} />
    </SettingsCard>
  );
}

function hasFault(faults: Readonly<Record<string, string>>, type: CallTypeId): boolean {
  return Object.keys(faults).some((key) => key.startsWith(`hours-${type}-`));
}
