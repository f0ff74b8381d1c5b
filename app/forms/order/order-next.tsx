import parts from "#app/components/ui/part.module.css";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import sections from "#app/components/marketing/section.module.css";
import typography from "#app/components/ui/typography.module.css";
import { deliveryTime, packageFacts } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { cn } from "#app/lib/cn.ts";
import type { ChosenPackage, OrderChoice } from "./order-choice.ts";
import styles from "./order-next.module.css";

/** What happens after the order, in four steps; two of them depend on what is ordered. */
export function OrderNext({ choice }: { readonly choice: OrderChoice }) {
  const isPlan = choice.item?.kind === "plan";
  const promise = isPlan ? purchase.planPromise : purchase.guarantee;
  return (
    <section className={cn(sections.section, sections.inset)} aria-labelledby="next">
      <div className={layout.pageWidth}>
        <h2 className={cn(typography.display, styles.heading)} id="next">
          {purchase.nextTitle}
        </h2>
        <ol className={styles.steps}>
          {stepsOf(choice).map(({ title, text }) => (
            <li key={title} className={parts.line}>
              <h3 className={cn(typography.heading, typography.steady)}>{title}</h3>
              <p className={typography.quiet}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.promise}>
          <h3 className={cn(typography.heading, typography.steady)}>{promise.title}</h3>
          <p className={typography.quiet}>{promise.text}</p>
        </div>
      </div>
    </section>
  );
}

function stepsOf({ item, addOns }: OrderChoice) {
  switch (item?.kind) {
    case "plan":
      return [purchase.nextAnswer, ...purchase.nextOfPlan];
    case "package":
      return [
        purchase.nextAnswer,
        purchase.nextStart,
        ...stepsOfPackage(
          item.of,
          addOns.some(({ id }) => id === "rush-delivery"),
        ),
      ];
    case undefined:
      return [purchase.nextAnswer, purchase.nextStart, ...purchase.nextOfAny];
  }
}

function stepsOfPackage(pack: ChosenPackage, isRushed: boolean) {
  const support = packageFacts(pack).find(({ label }) => label === "support");
  return [
    { title: purchase.delivery(deliveryTime(pack)), text: purchase.deliveryText(isRushed) },
    {
      title: purchase.revisions(pack.revisions),
      text: purchase.revisionsText(support?.value ?? ""),
    },
  ];
}
