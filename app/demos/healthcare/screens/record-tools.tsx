import { useState } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { fhirBundle } from "../fhir.ts";
import type { Share } from "../model.ts";
import { sectionsText } from "../sharing.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./record-tools.module.css";
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
    <div className={cn(cluster(0), styles.tools)}>
      <button className={buttonClass("line")} type="button" onClick={save}>
        <Icon name="download" />
        Export my record
      </button>
      <button
        className={buttonClass("line")}
        type="button"
        data-share=""
        aria-haspopup="dialog"
        onClick={() => setIsSharing(true)}
      >
        <Icon name="share" />
        Share with a caregiver
      </button>
      <p className={typography.quiet}>A FHIR R4 bundle, which other record systems read.</p>
      {state.shares.length > 0 && (
        <ul className={demoParts.rows} aria-label="Shared with">
          {state.shares.map((share) => (
            <li key={share.id}>
              <span id={share.id}>
                <b>{share.name}</b>{" "}
                <span className={typography.quiet}>
                  {sectionsText(share.sections)}, until{" "}
                  {formatLocal(dateOfDay(share.until), "date")}
                </span>
              </span>
              <button
                className={buttonClass("line")}
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
