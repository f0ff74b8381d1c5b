import { useQuery } from "@tanstack/react-query";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { ZoneField } from "#app/components/console/zone-field.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { takingPart as labels, zoneWords } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDay, zoneCity } from "#domain/zoned-dates.ts";
import { otherClocksQuery } from "./availability-queries.ts";
import { controlId } from "./checked.ts";
import type { HostDraft } from "./host-draft.ts";
import { MeetingChoice } from "./meeting-choice.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SwitchField } from "#app/components/console/switch-field.tsx";
import styles from "./taking-part.module.css";
import { timeIn } from "#app/lib/time-zones.ts";
import type { SettingsForm } from "./use-settings.ts";

/** Both sides bring their own list of when clocks change; the database's decides. */
function OtherClocks({ zone, isKnown }: { readonly zone: string; readonly isKnown: boolean }) {
  const { data: day } = useQuery({ ...otherClocksQuery(zone), enabled: isKnown });
  if (!day) return null;
  return (
    <p className={cn(textClass(14), styles.note)} role="status">
      {labels.otherClocks(zoneCity(zone), readerDay(day, "longDate") ?? day)}
    </p>
  );
}

type TakingPartProps = {
  readonly form: SettingsForm<HostDraft>;
  readonly now: Date;
  /** Nobody but the shared calendar takes calls, and this is another. */
  readonly isSharedAlone: boolean;
};

/** Whether calls are taken, where their clock is, and how many. */
export function TakingPart({ form, now, isSharedAlone }: TakingPartProps) {
  const { draft, faults, change } = form;
  const isZoneKnown = timeIn(draft.timeZone, now) !== null;
  return (
    <SettingsCard title={labels.title}>
      <SwitchField
        id={controlId("takes_calls")}
        label={labels.switch}
        text={draft.takesCalls ? labels.on : labels.off}
        isOn={draft.takesCalls}
        onTurn={(takesCalls) => change({ takesCalls })}
      />
      {isSharedAlone && <p className={cn(textClass(14), styles.note)}>{labels.sharedToo}</p>}
      <div className={columns(3, 16, 1024)}>
        <ZoneField
          name="time_zone"
          scope="availability"
          label={zoneWords.label}
          hints={zoneWords}
          error={faults["time_zone"]}
          zone={draft.timeZone}
          now={now}
          onChange={(timeZone) => change({ timeZone })}
        />
        <Field
          name="buffer_minutes"
          scope="availability"
          label={labels.buffer}
          hint={labels.bufferHint}
          error={faults["buffer_minutes"]}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={draft.buffer}
              autoComplete="off"
              onChange={(event) => change({ buffer: event.target.value })}
            />
          )}
        </Field>
        <Field
          name="most_per_day"
          scope="availability"
          label={labels.most}
          hint={labels.mostHint}
          error={faults["most_per_day"]}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={draft.mostPerDay}
              autoComplete="off"
              onChange={(event) => change({ mostPerDay: event.target.value })}
            />
          )}
        </Field>
      </div>
      <OtherClocks zone={draft.timeZone} isKnown={isZoneKnown} />
      <MeetingChoice form={form} />
    </SettingsCard>
  );
}
