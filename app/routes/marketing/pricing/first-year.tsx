import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import { display, title } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { pricingPage } from "#app/content/pricing-page.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import panels from "../panels.module.css";
import styles from "./first-year.module.css";

const small = textClass(14, "quiet");

/** A package, then a plan: what the first year of both comes to. */
export function FirstYear() {
  const { lines, text, package: pack, plan, months, total } = pricingPage.both;
  const aYear = plan.price * months;
  const aMonth = `${formatMoney(plan.price)} a month`;
  return (
    <section className={cn(sections.section, styles.section)}>
      <div className={cn(layout.pageWidth, panels.split, styles.columns)}>
        <div>
          <h2 className={cn(typography.display, title)}>
            <span>{lines[0]} </span>
            <span>{lines[1]}</span>
          </h2>
          <p className={typography.quiet}>{text}</p>
        </div>
        <ol className={styles.calculation}>
          <li>
            <span>{pack.name}</span> <b className={display}>{formatMoney(pack.price)}</b>{" "}
            <i className={small}>once</i>
          </li>
          <li>
            <span>
              {plan.name}, {months} months
            </span>{" "}
            <b className={display}>{formatMoney(aYear)}</b> <i className={small}>{aMonth}</i>
          </li>
          <li className={styles.total}>
            <span>{total}</span> <b className={display}>{formatMoney(pack.price + aYear)}</b>{" "}
            <i className={small}>then {aMonth}</i>
          </li>
        </ol>
      </div>
    </section>
  );
}
