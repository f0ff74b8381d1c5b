import layout from "#app/components/layout-kit/layout-kit.module.css";
import { PriceList } from "#app/components/marketing/price-list.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import styles from "#app/components/marketing/ticket.module.css";
import { Ticket } from "#app/components/marketing/ticket.tsx";
import { pricingPage } from "#app/content/pricing-page.ts";
import {
  deliveryTime,
  packageAddOns,
  packageFacts,
  projectPackages,
} from "#app/content/pricing.ts";
import { PackageButton } from "#app/forms/order/package-button.tsx";
import { usePackageChoice } from "#app/forms/order/use-package-choice.ts";
import { cn } from "#app/lib/cn.ts";
import pageStyles from "./pricing.module.css";
import { PromiseList } from "./promise-list.tsx";

/** One-time packages, reading 2 of the specification's prices. */
export function Packages() {
  const labels = pricingPage.packages;
  const { processing, choose } = usePackageChoice();
  return (
    <section
      className={cn(sections.section, sections.inset)}
      id="packages"
      aria-labelledby="packages-head"
    >
      <div className={layout.pageWidth}>
        <SectionHead lines={labels.lines} text={labels.text} id="packages-head" />
        <div className={cn(styles.tickets, pageStyles.tickets)}>
          {projectPackages.map((pack) => (
            <Ticket
              key={pack.id}
              pack={pack}
              facts={packageFacts(pack)}
              delivery={deliveryTime(pack)}
              labels={labels}
            >
              <PackageButton
                label={pack.cta}
                busyLabel={labels.processing}
                isBusy={processing === pack.id}
                onChoose={() => choose(pack.id)}
              />
            </Ticket>
          ))}
        </div>
        <PriceList {...labels.addOns} items={packageAddOns} isSurcharge />
        <PromiseList items={labels.promises} />
      </div>
    </section>
  );
}
