import { useState } from "react";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { fhirBundle } from "../fhir.ts";
import type { Share } from "../model.ts";
import { sectionsText } from "../sharing.ts";
import type { HealthProps } from "./health-props.ts";
import { ShareDialog } from "./share-dialog.tsx";

/** The record taken along in the format of other systems, and who else may look at it. */
export function RecordTools(props: HealthProps) {
  const { state, dispatch, tools } = props;
  const [isSharing, setIsSharing] = useState(false);

  function save() {
    const bundle = fhirBundle(state, new Date());
    const isSaved = tools.save("riverbend-record.json", JSON.stringify(bundle, null, 2));
    if (isSaved) tools.announce(`Your record is saved, ${bundle.entry.length} entries`);
  }
  function revoke({ id, name }: Share) {
    dispatch({ type: "revoke", id });
    tools.announce(`${name} no longer sees your record`);
    focusAfter("[data-share]");
  }

  return (
    <div className="shr">
      <button className="btn btn--line" type="button" onClick={save}>
        <Icon name="download" />
        Export my record
      </button>
      <button
        className="btn btn--line"
        type="button"
        data-share=""
        aria-haspopup="dialog"
        onClick={() => setIsSharing(true)}
      >
        <Icon name="share" />
        Share with a caregiver
      </button>
      <p className="muted">A FHIR R4 bundle, which other record systems read.</p>
      {state.shares.length > 0 && (
        <ul className="rows" aria-label="Shared with">
          {state.shares.map((share) => (
            <li key={share.id}>
              <span id={share.id}>
                <b>{share.name}</b>{" "}
                <span className="muted">
                  {sectionsText(share.sections)}, until{" "}
                  {formatLocal(dateOfDay(share.until), "date")}
                </span>
              </span>
              <button
                className="btn btn--line"
                type="button"
                aria-describedby={share.id}
                onClick={() => revoke(share)}
              >
                Revoke
              </button>
            </li>
          ))}
        </ul>
      )}
      <ShareDialog {...props} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </div>
  );
}
