import { quarantineLabels as labels } from "#app/content/quarantine.ts";
import states from "#app/components/console/states.module.css";

/** What the quarantine is, above its rows. */
export function QuarantineNote() {
  return <p className={states.line}>{labels.about}</p>;
}
