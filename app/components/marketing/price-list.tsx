import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { AddOn } from "#app/content/pricing.ts";
import { formatMoney } from "#domain/money.ts";
import marks from "./marks.module.css";
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
        <h3 className={cn(typography.heading, marks.slashed)}>{title}</h3>
        <p className={typography.quiet}>{text}</p>
      </div>
      <ul className={marks.ruled}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Icon name={item.icon} />
            <div>
              <b className={textClass(16, 600)}>{item.name}</b>
              <span className={textClass(15, "quiet")}>{item.description}</span>
            </div>
            <p className={styles.price}>
              <b className={cn(typography.display, marks.thin)}>
                {isSurcharge && "+"}
                {formatMoney(item.price)}
              </b>
              {item.isMonthly && <span className={textClass(14, "quiet")}>/month</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
