import { textClass } from "#app/components/ui/text.ts";
import { quarantineLabels as labels } from "#app/content/quarantine.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./list-line.module.css";

/** What the quarantine is, above its rows. */
export function QuarantineNote() {
  return <p className={cn(textClass(14, "quiet"), styles.note)}>{labels.about}</p>;
}
