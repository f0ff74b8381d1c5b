import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import forms from "#app/components/ui/form.module.css";
import parts from "#app/components/ui/part.module.css";
import { officeZone, callDialogLabels } from "#app/content/calls.ts";
import { zoneCity, zoneName } from "#domain/zoned-dates.ts";
import styles from "./call-zone.module.css";
import type { CallTimes } from "./use-call-times.ts";

const { zone: words } = callDialogLabels;

/** Names the zone that the times are shown in, and switches to the agency's own. */
export function CallZone({ times }: { readonly times: CallTimes }) {
  const { zone, opened, zones, showIn } = times;
  const name = zoneName(zone, opened);
  if (zones.length === 1) {
    return (
      <p className={cn(textClass(15, "quiet"), styles.zone)}>
        {words.legend} <b>{name}</b>
      </p>
    );
  }
  return (
    <fieldset className={cn(parts.fieldset, textClass(15, "quiet"), styles.zone)} data-call="zone">
      <legend>
        {words.legend} <b>{name}</b>
      </legend>
      <div className={cn(surface(), styles.zones)}>
        {zones.map((option) => (
          <label key={option} className={forms.choice}>
            <input
              type="radio"
              name="zone"
              checked={option === zone}
              onChange={() => showIn(option)}
            />
            <span>{option === officeZone ? words.ours : words.own(zoneCity(option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
