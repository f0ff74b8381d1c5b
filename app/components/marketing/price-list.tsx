import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { AddOn } from "#app/content/pricing.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./price-list.module.css";

type PriceListProps = {
  readonly title: string;
  readonly text: string;
  readonly items: readonly AddOn[];
  /** Writes a plus before each price, for what comes on top of one. */
  readonly isSurcharge?: boolean;
};

/** Add-ons, one a line: what it is at the left, what it costs at the right. */
export function PriceList({ title, text, items, isSurcharge = false }: PriceListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h3 className={typography.heading}>{title}</h3>
        <p>{text}</p>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Icon name={item.icon} />
            <div>
              <b>{item.name}</b>
              <span>{item.description}</span>
            </div>
            <p>
              <b className={typography.display}>
                {isSurcharge && "+"}
                {formatMoney(item.price)}
              </b>
              {item.isMonthly && <span>/month</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
