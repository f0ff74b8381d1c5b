import { Icon } from "#app/components/ui/icon.tsx";
import { targetMet } from "../periods.ts";
import statusStyles from "./status.module.css";

type TargetBadgeProps = { readonly revenue: number; readonly target: number };

/** Its words are the specification's. */
export function TargetBadge({ revenue, target }: TargetBadgeProps) {
  return targetMet(revenue, target) ? (
    <span className={statusStyles.status} data-status="approved">
      <Icon name="check" />
      Target Met
    </span>
  ) : (
    <span className={statusStyles.status} data-status="below">
      <Icon name="down" />
      Below Target
    </span>
  );
}
