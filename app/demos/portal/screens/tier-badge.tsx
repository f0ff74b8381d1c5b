import type { Tier } from "../model.ts";
import styles from "./tier-badge.module.css";

/** A shape for each tier, so that it needs no colour: a ring, a square, a diamond, a hexagon. */
const shapes: Readonly<Record<Tier, string>> = {
  Bronze: "M8 2.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 0 0 0-11z",
  Silver: "M3 3h10v10H3z",
  Gold: "M8 1l7 7-7 7-7-7z",
  Platinum: "M8 .5l6.500 3.750v7.500L8 15.500 1.500 11.750v-7.500z",
};

type TierBadgeProps = { readonly tier: Tier };

export function TierBadge({ tier }: TierBadgeProps) {
  return (
    <span className={styles.tier} data-tier={tier.toLowerCase()}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d={shapes[tier]} />
      </svg>
      {tier}
    </span>
  );
}
