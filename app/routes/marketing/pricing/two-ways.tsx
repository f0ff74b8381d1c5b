import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { pricingPage } from "#app/content/pricing-page.ts";
import { projectPackages, subscriptionPlans } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./two-ways.module.css";

const { ways } = pricingPage;

/** Run it for me, or build it once: the two models and what each starts at. */
export function TwoWays() {
  return (
    <section className={layout.pageWidth} aria-labelledby="ways">
      <div className={styles.ways}>
        <h2 className={cn(styles.heading, typography.heading)} id="ways">
          {pricingPage.waysHeading}
        </h2>
        <Way href="#plans" labels={ways.plans} from={subscriptionPlans[0].price} />
        <Way href="#packages" labels={ways.packages} from={projectPackages[0].price} />
      </div>
    </section>
  );
}

type WayProps = {
  readonly href: string;
  readonly labels: (typeof ways)[keyof typeof ways];
  /** Cents. */
  readonly from: number;
};

function Way({ href, labels, from }: WayProps) {
  return (
    <a className={styles.way} href={href}>
      <span className={styles.question}>{labels.question}</span>
      <h3 className={typography.heading}>{labels.title}</h3>
      <p>{labels.text}</p>
      <span className={styles.price}>
        <b className={typography.display}>{formatMoney(from)}</b> <span>{labels.unit}</span>
        <Icon name="arrow" />
      </span>
    </a>
  );
}
