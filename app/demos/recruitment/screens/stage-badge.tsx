import { Icon } from "#app/components/ui/icon.tsx";
import type { Stage } from "../model.ts";
import { stageLabels } from "../stages.ts";

const icons = {
  screening: "search",
  interview: "chat",
  offer: "mail",
  hired: "check",
  rejected: "close",
} as const;

/** A stage's own icon on its own colour. */
export function StageIcon({ stage }: { readonly stage: Stage }) {
  return (
    <i className={`kr-ico kr-ico--${stage}`} aria-hidden="true">
      <Icon name={icons[stage]} />
    </i>
  );
}

export function StageBadge({ stage }: { readonly stage: Stage }) {
  return (
    <span className="kr-stage">
      <StageIcon stage={stage} />
      {stageLabels[stage]}
    </span>
  );
}
