import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { products, productsPage } from "#app/content/products.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./products.module.css";

/** All nine with their starting prices at a glance; each line leads to its product below. */
export function PriceIndex() {
  return (
    <nav className={layout.pageWidth} aria-labelledby="price-index">
      <div className={styles.index}>
        <h2 className={typography.heading} id="price-index">
          {productsPage.index}
        </h2>
        <ul>
          {products.map(({ id, name, price, isMonthly }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{name}</span>{" "}
                <span>
                  <b className={typography.heading}>{formatMoney(price)}</b>
                  {isMonthly && <small> {productsPage.perMonth}</small>}
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
