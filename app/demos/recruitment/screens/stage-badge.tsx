import { Icon } from "#app/components/ui/icon.tsx";
import type { Stage } from "../model.ts";
import { stageLabels } from "../stages.ts";
import styles from "./stage-badge.module.css";

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
    <i className={styles.icon} data-stage={stage} aria-hidden="true">
      <Icon name={icons[stage]} />
    </i>
  );
}

export function StageBadge({ stage }: { readonly stage: Stage }) {
  return (
    <span className={styles.badge}>
      <StageIcon stage={stage} />
      {stageLabels[stage]}
    </span>
  );
}
