import { columns, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { SwitchField } from "#app/components/console/switch-field.tsx";
import { ZoneField } from "#app/components/console/zone-field.tsx";
import { Field } from "#app/components/ui/field.tsx";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { zoneWords } from "#app/content/availability.ts";
import { nudgeLabels as labels } from "#app/content/nudges.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { withDigest } from "./nudge-choices.ts";
import styles from "./nudges.module.css";
import { QuietRibbon } from "./quiet-ribbon.tsx";
import type { NudgeForm } from "./use-nudge-choices.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** `8:00 AM`, `08:00`. */
export function hourLabel(hour: number): string {
  return readerDate(new Date(Date.UTC(2026, 0, 1, hour)), "time", { timeZone: "UTC" });
}

type NudgeTimesProps = {
  readonly form: NudgeForm;
  /** When the choices were read. */
  readonly now: Date;
  /** What turning the digest off has changed besides. */
  readonly note: string | null;
};

/** When letters come: the digest's hour, quiet hours, weekends, and by which clocks. */
export function NudgeTimes({ form, now, note }: NudgeTimesProps) {
  const { choices, change } = form;
  const { digestHour, quietFrom, quietTo, weekends, zone } = choices;
  return (
    <div className={cn(surface(), stack(20), styles.times)}>
      <Field name="digest" scope="letters" label={labels.digest} hint={labels.digestHint}>
        {(control) => (
          <select
            {...control}
            value={digestHour ?? ""}
            onChange={({ target: { value } }) =>
              change(withDigest(choices, value === "" ? null : Number(value)))
            }
          >
            <option value="">{labels.noDigest}</option>
            <HourOptions />
          </select>
        )}
      </Field>
      {note !== null && <p className={cn(textClass(13, 560), styles.told)}>{note}</p>}
      <fieldset className={cn(parts.fieldset, stack(8))} aria-describedby="letters-quiet">
        <legend className={cn(textClass(15, 600), styles.legend)}>{labels.quiet}</legend>
        <p className={forms.hint} id="letters-quiet">
          {quietFrom === quietTo ? labels.noQuiet : labels.quietHint(hourLabel(quietTo))}
        </p>
        <QuietRibbon from={quietFrom} to={quietTo} />
        <p className={cn(spread(8), textClass(12, "quiet"))} aria-hidden="true">
          <span>{hourLabel(0)}</span>
          <span>{hourLabel(12)}</span>
          <span>{hourLabel(0)}</span>
        </p>
        <div className={columns(2, 12)}>
          <Field name="quiet-from" scope="letters" label={labels.from}>
            {(control) => (
              <select
                {...control}
                value={quietFrom}
                onChange={({ target }) => change({ ...choices, quietFrom: Number(target.value) })}
              >
                <HourOptions />
              </select>
            )}
          </Field>
          <Field name="quiet-to" scope="letters" label={labels.to}>
            {(control) => (
              <select
                {...control}
                value={quietTo}
                onChange={({ target }) => change({ ...choices, quietTo: Number(target.value) })}
              >
                <HourOptions />
              </select>
            )}
          </Field>
        </div>
      </fieldset>
      <SwitchField
        id="letters-weekends"
        label={labels.weekends}
        text={weekends ? labels.onWeekends : labels.notOnWeekends}
        isOn={weekends}
        onTurn={(isOn) => change({ ...choices, weekends: isOn })}
      />
      <ZoneField
        name="zone"
        scope="letters"
        label={zoneWords.label}
        hints={zoneWords}
        error={form.isZoneRefused ? zoneWords.refused : undefined}
        zone={zone}
        now={now}
        onChange={(next) => change({ ...choices, zone: next })}
      />
    </div>
  );
}

function HourOptions() {
  return hours.map((hour) => (
    <option key={hour} value={hour}>
      {hourLabel(hour)}
    </option>
  ));
}
