import { columns, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { takingPart as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import { controlId } from "./checked.ts";
import type { HostDraft } from "./host-draft.ts";
import styles from "./taking-part.module.css";
import type { SettingsForm } from "./use-settings.ts";

const ways = [
  { value: "phone", name: labels.byPhone, text: labels.byPhoneText },
  { value: "link", name: labels.byLink, text: labels.byLinkText },
] as const;

/** By telephone, or by a video link. */
export function MeetingChoice({ form }: { readonly form: SettingsForm<HostDraft> }) {
  const { draft, faults, change } = form;
  const id = controlId("meets_by");
  return (
    <fieldset className={cn(parts.fieldset, stack(8))}>
      <legend className={cn(textClass(15, 600), styles.legend)}>{labels.meets}</legend>
      <div className={columns(2, 12, 620)}>
        {ways.map(({ value, name, text: words }) => (
          <label key={value} className={cn(surface(), row(12, "top"), styles.choice)}>
            <input
              className={styles.radio}
              type="radio"
              name="meets_by"
              checked={value === draft.meetsBy}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-text`}
              onChange={() => change({ meetsBy: value })}
            />
            <span className={textClass(14, "quiet")}>
              <b className={cn(textClass(14, 600), styles.name)} id={`${id}-${value}`}>
                {name}
              </b>
              <span id={`${id}-${value}-text`}>{words}</span>
            </span>
          </label>
        ))}
      </div>
      {draft.meetsBy === "link" && (
        <Field
          name="meeting_url"
          scope="availability"
          label={labels.link}
          error={faults["meeting_url"]}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              value={draft.meetingUrl}
              placeholder="https://"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ meetingUrl: event.target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
