import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { display, heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { partnerTiers, type PartnerTier } from "#app/content/partner-tiers.ts";
import { partners } from "#app/content/partners.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./partner-tiers.module.css";

/** The four tiers, each a step higher than the one before. */
export function PartnerTiers() {
  const { tiers } = partners;
  return (
    <section className={sections.section}>
      <div className={layout.pageWidth}>
        <SectionHead lines={tiers.lines} text={tiers.text} />
        <ol className={cn(columns(4, 0), panels.fewer, ruled.below, styles.tiers)}>
          {partnerTiers.map((tier) => (
            <Tier key={tier.id} tier={tier} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Tier({ tier }: { readonly tier: PartnerTier }) {
  const { tiers } = partners;
  return (
    <li className={cn(panels.wideButtons, styles.tier)} data-tier={tier.id}>
      <h3 className={heading(24)}>{tier.name}</h3>
      <p className={cn(stack(8), styles.rate)}>
        <b className={display}>{tier.commission}%</b> <span>{tiers.commission}</span>
      </p>
      <h4>{tiers.requirements}</h4>
      <ul className={cn(stack(4), textClass(15, 600))}>
        {tier.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <h4>{tiers.benefits}</h4>
      <ul className={cn(stack(4), textClass(15), styles.benefits)}>
        {tier.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ActionLink
        to="/auth"
        state={{ intent: "partner", tier: tier.id }}
        label={tiers.apply}
        context={`as ${tier.name}`}
        look="line"
        size="small"
      />
    </li>
  );
}
