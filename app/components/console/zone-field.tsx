import { Field } from "#app/components/ui/field.tsx";
import { knownZones, timeIn } from "#app/lib/time-zones.ts";

type ZoneFieldProps = {
  readonly name: string;
  readonly scope: string;
  readonly label: string;
  /** What it says of a zone that this browser knows, and of one that it does not. */
  readonly hints: { readonly now: (time: string) => string; readonly unknown: string };
  readonly error: string | undefined;
  readonly zone: string;
  readonly now: Date;
  readonly onChange: (zone: string) => void;
};

/** A time zone, typed or taken from the list of those that this browser knows, and what its clocks show. */
export function ZoneField(props: ZoneFieldProps) {
  const { name, scope, label, hints, error, zone, now, onChange } = props;
  const time = timeIn(zone, now);
  return (
    <Field
      name={name}
      scope={scope}
      label={label}
      hint={time === null ? hints.unknown : hints.now(time)}
      {...(error !== undefined && { error })}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={`${control.id}-list`}
            value={zone}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(event.target.value.trim())}
          />
          <datalist id={`${control.id}-list`}>
            {knownZones().map((known) => (
              <option key={known} value={known}>
                {known}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
