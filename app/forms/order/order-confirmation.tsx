import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import type { RefObject } from "react";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import styles from "./order-confirmation.module.css";
import type { PlacedOrder } from "./order-repository.ts";

type OrderConfirmationProps = {
  readonly placed: PlacedOrder;
  readonly ref: RefObject<HTMLDivElement | null>;
};

const labels = purchase.confirmation;

/** Stands where the form was: what was ordered, under which reference, and what comes by e-mail. */
export function OrderConfirmation({ placed, ref }: OrderConfirmationProps) {
  const { reference, choice, total, email } = placed;
  const { item, addOns } = choice;
  const isPlan = item?.kind === "plan";
  return (
    <div className={styles.placed} role="status" tabIndex={-1} ref={ref}>
      <div className={cn(stack(14, "start"), styles.words)}>
        <Icon name="check" />
        <h2 className={typography.display}>{labels.title}</h2>
        <p>
          {labels.text} {labels.to} <b>{email}</b>.
        </p>
        <p className={typography.quiet}>{labels.keep}</p>
        <div className={cn(cluster(10), styles.actions)}>
          <ActionLink to="/pricing" label={labels.home} look="line" />
          <ActionLink to="/contact" label={labels.ask} look="line" />
        </div>
      </div>
      <dl className={cn(stack(24), styles.summary)}>
        <div>
          <dt className={textClass(14)}>{labels.reference}</dt>
          <dd className={cn(typography.mono, textClass(24, 600))}>{reference}</dd>
        </div>
        <div>
          <dt className={textClass(14)}>{isPlan ? labels.plan : purchase.parts.package}</dt>
          <dd className={textClass(18, 600)}>
            {[item?.of, ...addOns].map((part) => part?.name).join(", ")}
          </dd>
        </div>
        {total.once > 0 && (
          <div>
            <dt className={textClass(14)}>{purchase.summary.once}</dt>
            <dd className={cn(typography.display, styles.figure)}>{formatMoney(total.once)}</dd>
          </div>
        )}
        {total.monthly > 0 && (
          <div>
            <dt className={textClass(14)}>
              {isPlan ? purchase.summary.everyMonth : purchase.summary.monthly}
            </dt>
            <dd className={isPlan ? cn(typography.display, styles.figure) : textClass(18, 600)}>
              {formatMoney(total.monthly)}
              {!isPlan && ` ${purchase.summary.monthlyUnit}`}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
