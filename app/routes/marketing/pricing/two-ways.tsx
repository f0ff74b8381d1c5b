import layout from "#app/components/layout-kit/layout-kit.module.css";
import { columns, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { heading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { pricingPage } from "#app/content/pricing-page.ts";
import { projectPackages, subscriptionPlans } from "#app/content/pricing.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import panels from "../panels.module.css";
import styles from "./two-ways.module.css";

const { ways } = pricingPage;

/** Run it for me, or build it once: the two models and what each starts at. */
export function TwoWays() {
  return (
    <section className={layout.pageWidth} data-whole="" aria-labelledby="ways">
      <div
        className={cn(
          columns(2, 0, 768),
          surface("large"),
          panels.reaching,
          panels.screenOnly,
          styles.ways,
        )}
      >
        <h2 className={cn(typography.heading, textClass(18), styles.heading)} id="ways">
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
    <a className={cn(panels.jump, styles.wayCard)} href={href}>
      <span className={cn(textClass(15, 600), styles.question)}>{labels.question}</span>
      <h3 className={heading(28)}>{labels.title}</h3>
      <p className={typography.quiet}>{labels.text}</p>
      <span className={cn(row(14), styles.price)}>
        <span className={cn(stack(0), styles.amount)}>
          <b className={typography.display}>{formatMoney(from)}</b>{" "}
          <span className={textClass(14, "quiet")}>{labels.unit}</span>
        </span>
        <Icon name="arrow" />
      </span>
    </a>
  );
}
