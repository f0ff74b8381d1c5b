import type { ReactNode } from "react";
import "#app/styles/price-panel.css";
import type { PlatformOffer } from "#app/content/complete-platform.ts";
import { formatMoney } from "#domain/money.ts";
import { Icon } from "../ui/icon.tsx";

type PricePanelProps = {
  readonly offer: PlatformOffer;
  /** The link that looks like a button. */
  readonly children: ReactNode;
};

/** The single plan: the price on the dark half, what it includes on the light one. */
export function PricePanel({ offer, children }: PricePanelProps) {
  return (
    <div className="platform">
      <div className="platform__price on-sky">
        <h3 className="h">{offer.name}</h3>
        <p className="platform__sum d">{formatMoney(offer.price)}</p>
        <p className="platform__terms">{offer.terms}</p>
        {children}
        <small>{offer.note}</small>
      </div>
      <div className="platform__lists">
        {offer.lists.map(({ heading, features }) => (
          <div key={heading}>
            <h4 className="h">{heading}</h4>
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
