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
      <div className={styles.words}>
        <Icon name="check" />
        <h2 className={typography.display}>{labels.title}</h2>
        <p>
          {labels.text} {labels.to} <b>{email}</b>.
        </p>
        <p className={typography.quiet}>{labels.keep}</p>
        <div className={styles.actions}>
          <ActionLink to="/pricing" label={labels.home} look="line" />
          <ActionLink to="/contact" label={labels.ask} look="line" />
        </div>
      </div>
      <dl className={styles.summary}>
        <div>
          <dt>{labels.reference}</dt>
          <dd className={typography.mono}>{reference}</dd>
        </div>
        <div>
          <dt>{isPlan ? labels.plan : purchase.parts.package}</dt>
          <dd>{[item?.of, ...addOns].map((part) => part?.name).join(", ")}</dd>
        </div>
        {total.once > 0 && (
          <div>
            <dt>{purchase.summary.once}</dt>
            <dd className={typography.display}>{formatMoney(total.once)}</dd>
          </div>
        )}
        {total.monthly > 0 && (
          <div>
            <dt>{isPlan ? purchase.summary.everyMonth : purchase.summary.monthly}</dt>
            <dd className={isPlan ? typography.display : undefined}>
              {formatMoney(total.monthly)}
              {!isPlan && ` ${purchase.summary.monthlyUnit}`}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
