import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { targetMet } from "../periods.ts";
import statusStyles from "./status.module.css";

type TargetBadgeProps = { readonly revenue: number; readonly target: number };

/** Its words are the specification's. */
export function TargetBadge({ revenue, target }: TargetBadgeProps) {
  return targetMet(revenue, target) ? (
    <span className={cn(textClass(13, 600), statusStyles.status)} data-status="approved">
      <Icon name="check" />
      Target Met
    </span>
  ) : (
    <span className={cn(textClass(13, 600), statusStyles.status)} data-status="below">
      <Icon name="down" />
      Below Target
    </span>
  );
}
