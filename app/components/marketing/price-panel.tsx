import type { ReactNode } from "react";
import { columns, row, surface } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { PlatformOffer } from "#app/content/complete-platform.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import { Icon } from "../ui/icon.tsx";
import marks from "./marks.module.css";
import styles from "./price-panel.module.css";

type PricePanelProps = {
  readonly offer: PlatformOffer;
  /** The link that looks like a button. */
  readonly children: ReactNode;
};

/** The single plan: the price on the dark half, what it includes on the light one. */
export function PricePanel({ offer, children }: PricePanelProps) {
  return (
    <div className={cn(styles.panel, surface("large"))}>
      <div className={cn(styles.price, layout.onSky, marks.night)}>
        <h3 className={cn(typography.heading, textClass(24))}>{offer.name}</h3>
        <p className={cn(styles.amount, typography.display)}>{formatMoney(offer.price)}</p>
        <p className={styles.terms}>{offer.terms}</p>
        {children}
        <small className={textClass(14)}>{offer.note}</small>
      </div>
      <div className={cn(styles.lists, columns(2, 32, 768))}>
        {offer.lists.map(({ heading, features }) => (
          <div key={heading}>
            <h4 className={cn(typography.heading, textClass(18))}>{heading}</h4>
            <ul>
              {features.map((feature) => (
                <li key={feature} className={cn(row(12, "top"), textClass(15))}>
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
