import { Icon } from "#app/components/ui/icon.tsx";
import { targetMet } from "../periods.ts";

type TargetBadgeProps = { readonly revenue: number; readonly target: number };

/** Its words are the specification's. */
export function TargetBadge({ revenue, target }: TargetBadgeProps) {
  return targetMet(revenue, target) ? (
    <span className="hb-st hb-st--approved">
      <Icon name="check" />
      Target Met
    </span>
  ) : (
    <span className="hb-st hb-st--below">
      <Icon name="down" />
      Below Target
    </span>
  );
}
