import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import { productsPage } from "#app/content/products.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./products.module.css";

/** What "from" means, and the plan that holds several of the nine. */
export function StartingPrices() {
  const { lines, items, plan } = productsPage.fine;
  return (
    <section className={cn(sections.section, sections.inset)} aria-labelledby="starting-prices">
      <div className={layout.pageWidth}>
        <SectionHead lines={lines} id="starting-prices" />
        <ul className={cn(columns(3, 32, 1024), styles.terms)}>
          {items.map(({ title, text }) => (
            <li key={title} className={ruled.above}>
              <h3 className={heading(24)}>{title}</h3>
              <p className={typography.quiet}>{text}</p>
            </li>
          ))}
          <li className={ruled.above}>
            <h3 className={heading(24)}>{plan.title}</h3>
            <p className={typography.quiet}>{plan.text(formatMoney(plan.plan.price))}</p>
            <Link className={typography.link} to="/pricing#plans" prefetch="intent" viewTransition>
              Compare the plans
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
