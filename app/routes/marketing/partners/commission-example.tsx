import layout from "#app/components/layout-kit/layout-kit.module.css";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { partnerTiers } from "#app/content/partner-tiers.ts";
import { commissionExample, commissionOn, partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./commission-example.module.css";

/** What a referral pays, worked out from the prices of the pricing page. */
export function CommissionExample() {
  const { example } = partners;
  const { package: built, plan, months, planTotal, total } = commissionExample;
  return (
    <section className={cn(sections.section, sections.inset)}>
      <div className={layout.pageWidth}>
        <SectionHead lines={example.lines} text={example.text} />
        <div className={styles.example}>
          <dl className={styles.calculation}>
            <div>
              <dt>{built.name}</dt>
              <dd className={typography.display}>{formatMoney(built.price)}</dd>
            </div>
            <div>
              <dt>
                {plan.name}, {months} months
              </dt>
              <dd className={typography.display}>{formatMoney(planTotal)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{example.total}</dt>
              <dd className={typography.display}>{formatMoney(total)}</dd>
            </div>
          </dl>
          <table className={styles.table}>
            <caption>{example.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{example.tier}</th>
                <th scope="col">{example.share}</th>
                <th scope="col">{example.amount}</th>
              </tr>
            </thead>
            <tbody>
              {partnerTiers.map((tier) => (
                <tr key={tier.id}>
                  <th scope="row">{tier.name}</th>
                  <td>{tier.commission}%</td>
                  <td className={typography.display}>
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
