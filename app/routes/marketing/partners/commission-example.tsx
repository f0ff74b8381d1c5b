import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { display } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { partnerTiers } from "#app/content/partner-tiers.ts";
import { commissionExample, commissionOn, partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import panels from "../panels.module.css";
import styles from "./commission-example.module.css";

const line = row(20, "baseline");

/** What a referral pays, worked out from the prices of the pricing page. */
export function CommissionExample() {
  const { example } = partners;
  const { package: built, plan, months, planTotal, total } = commissionExample;
  return (
    <section className={cn(sections.section, sections.inset)}>
      <div className={layout.pageWidth}>
        <SectionHead lines={example.lines} text={example.text} />
        <div className={cn(panels.split, styles.example)}>
          <dl className={styles.calculation}>
            <div className={line}>
              <dt>{built.name}</dt>
              <dd className={display}>{formatMoney(built.price)}</dd>
            </div>
            <div className={line}>
              <dt>
                {plan.name}, {months} months
              </dt>
              <dd className={display}>{formatMoney(planTotal)}</dd>
            </div>
            <div className={cn(line, styles.total)}>
              <dt>{example.total}</dt>
              <dd className={display}>{formatMoney(total)}</dd>
            </div>
          </dl>
          <table className={styles.table}>
            <caption className={typography.quiet}>{example.caption}</caption>
            <thead>
              <tr>
                <th className={textClass(14, "quiet")} scope="col">
                  {example.tier}
                </th>
                <th className={textClass(14, "quiet")} scope="col">
                  {example.share}
                </th>
                <th className={textClass(14, "quiet")} scope="col">
                  {example.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {partnerTiers.map((tier) => (
                <tr key={tier.id}>
                  <th scope="row">{tier.name}</th>
                  <td>{tier.commission}%</td>
                  <td className={cn(typography.display, styles.amount)}>
                    {formatMoney(commissionOn(total, tier.commission))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
