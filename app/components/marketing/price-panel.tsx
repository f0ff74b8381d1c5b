import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { PlatformOffer } from "#app/content/complete-platform.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./price-panel.module.css";

type PricePanelProps = {
  readonly offer: PlatformOffer;
  /** The link that looks like a button. */
  readonly children: ReactNode;
};

/** The single plan: the price on the dark half, what it includes on the light one. */
export function PricePanel({ offer, children }: PricePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={cn(styles.price, layout.onSky)}>
        <h3 className={typography.heading}>{offer.name}</h3>
        <p className={cn(styles.sum, typography.display)}>{formatMoney(offer.price)}</p>
        <p className={styles.terms}>{offer.terms}</p>
        {children}
        <small>{offer.note}</small>
      </div>
      <div className={styles.lists}>
        {offer.lists.map(({ heading, features }) => (
          <div key={heading}>
            <h4 className={typography.heading}>{heading}</h4>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  {feature}
                  <Icon name="check" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
