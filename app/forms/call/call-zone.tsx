import { callHours, callDialogLabels } from "#app/content/calls.ts";
import { zoneCity, zoneName } from "#domain/zoned-dates.ts";
import picker from "./call-picker.module.css";
import type { CallTimes } from "./use-call-times.ts";

const { zone: words } = callDialogLabels;

/** Names the zone that the times are shown in, and switches to the agency's own. */
export function CallZone({ times }: { readonly times: CallTimes }) {
  const { own, zone, opened, canSwitch, showIn } = times;
  const name = zoneName(zone, opened);
  if (!canSwitch) {
    return (
      <p className={picker.zone}>
        {words.legend} <b>{name}</b>
      </p>
    );
  }
  const zones = [
    { zone: own, label: words.own(zoneCity(own)) },
    { zone: callHours.zone, label: words.ours },
  ];
  return (
    <fieldset className={picker.zone} data-call="zone">
      <legend>
        {words.legend} <b>{name}</b>
      </legend>
      <div className={picker.zones}>
        {zones.map((option) => (
          <label key={option.zone}>
            <input
              type="radio"
              name="zone"
              checked={option.zone === zone}
              onChange={() => showIn(option.zone)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
