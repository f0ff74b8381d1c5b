import { useState, type FormEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { SharedSection } from "../model.ts";
import { canShare, shareDays, sharedSections, type ShareTime } from "../sharing.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./share-dialog.module.css";

type ShareDialogProps = HealthProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Lets somebody who cares for the patient look at parts of the record, for a while. */
export function ShareDialog({ dispatch, tools, isOpen, onClose }: ShareDialogProps) {
  const [name, setName] = useState("");
  const [sections, setSections] = useState<readonly SharedSection[]>(["appointments"]);
  const [time, setTime] = useState<ShareTime>("30");
  const isReady = canShare(name, sections);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    dispatch({ type: "share", name, sections, time, now: new Date() });
    tools.announce(`Shared with ${name.trim()}`);
    setName("");
    onClose();
  }
  function toggle(id: SharedSection, isChosen: boolean) {
    setSections(isChosen ? [...sections, id] : sections.filter((one) => one !== id));
  }

  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--healthcare"
      title="Share with a caregiver"
      size="narrow"
      footer={
        <button className={buttonClass()} type="submit" form="share-record" disabled={!isReady}>
          Share
        </button>
      }
    >
      <form id="share-record" className={stack(12)} onSubmit={send} noValidate>
        <Field name="caregiver" label="Name" scope="share">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <fieldset aria-label="What they can see">
          <p className={styles.legend} aria-hidden="true">
            What they can see
          </p>
          {sharedSections.map(({ id, label }) => (
            <label key={id} className={demoParts.task}>
              <input
                type="checkbox"
                checked={sections.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <ChoiceGroup
          label="For how long"
          isLabelShown
          shape="segment"
          options={shareDays}
          value={time}
          onChange={setTime}
        />
        {!isReady && <p className={typography.quiet}>Enter a name and choose what they can see.</p>}
      </form>
    </DemoDialog>
  );
}
