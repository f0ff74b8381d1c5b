import layout from "#app/components/layout-kit/layout-kit.module.css";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { heading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { products, productsPage } from "#app/content/products.ts";
import { formatMoney } from "#domain/money.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./price-index.module.css";

/** All nine with their starting prices at a glance; each line leads to its product below. */
export function PriceIndex() {
  return (
    <nav className={layout.pageWidth} data-whole="" aria-labelledby="price-index">
      <div className={cn(surface("large"), panels.reaching, styles.index)}>
        <h2 className={cn(typography.heading, textClass(18))} id="price-index">
          {productsPage.index}
        </h2>
        <ul>
          {products.map(({ id, name, price, isMonthly }) => (
            <li key={id}>
              <a className={panels.jump} href={`#${id}`}>
                <span>{name}</span>{" "}
                <span>
                  <b className={heading(20)}>{formatMoney(price)}</b>
                  {isMonthly && (
                    <small className={textClass(14, "quiet")}> {productsPage.perMonth}</small>
                  )}
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
