import shapes from "#app/components/demo/demo-shapes.module.css";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import { columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "../catalog.ts";
import { addressLines } from "../checkout.ts";
import { windowText } from "../delivery.ts";
import { stageOf, stages, stageLabels, stampsOf, trackingNumber } from "../fulfilment.ts";
import type { Order, Product, StoreState } from "../model.ts";
import { receiptText } from "../receipt.ts";
import styles from "./confirmation.module.css";
import { TotalsList } from "./totals-list.tsx";

type ConfirmationProps = {
  readonly order: Order;
  readonly products: readonly Product[];
  readonly orders: StoreState["orders"];
  readonly tools: DemoTools;
};

/** `Fri, Nov 20, 9:05 AM` */
function momentText(date: Date): string {
  return `${formatLocal(date, "weekday")}, ${formatLocal(date, "time")}`;
}

/** What was ordered, how far it is, where it goes and when it comes. */
export function Confirmation({ order, products, orders, tools }: ConfirmationProps) {
  const address = addressLines(order.shipping);
  const stamps = stampsOf(orders, order);
  const stage = stageOf(stamps);
  return (
    <div className={cn(stack(14), styles.confirmation)}>
      <div className={cn(row(14), styles.head)}>
        <span className={cn(shapes.centred, styles.mark)}>
          <Icon name="check" />
        </span>
        <p className={stack(0)}>
          <b className={textClass(20)}>Order #{order.number}</b>
          {stamps.delivered
            ? `Delivered ${momentText(stamps.delivered)}`
            : `Arrives ${windowText("express", order.placedAt)}`}
        </p>
      </div>
      <ol
        className={cn(columns(4, 6), textClass(13, "quiet"), shapes.stages, styles.track)}
        aria-label="Status"
      >
        {stages.map((step) => (
          <li
            key={step}
            data-done={stamps[step] ? true : undefined}
            aria-current={step === stage ? "step" : undefined}
          >
            {stageLabels[step]}
            {step !== "placed" && stamps[step] && (
              <small>{formatLocal(stamps[step], "time")}</small>
            )}
          </li>
        ))}
      </ol>
      {stamps.shipped && (
        <p>
          Tracking number <b className={typography.number}>{trackingNumber(orders, order)}</b>
        </p>
      )}
      <ul className={styles.lines}>
        {order.items.map(({ id, quantity }) => {
          const { name, price } = productById(products, id);
          return (
            <li className={row(12)} key={id}>
              <span>
                {quantity} × {name}
              </span>
              <span className={typography.number}>{formatCents(price * quantity)}</span>
            </li>
          );
        })}
      </ul>
      <TotalsList totals={order.totals} />
      <h3>Delivering to</h3>
      {address.length > 0 ? (
        <p className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ) : (
        <p className={typography.quiet}>No address entered. This demo lets you skip it.</p>
      )}
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() =>
          tools.save(`voltbay-${order.number}.txt`, receiptText(order, products, stamps))
        }
      >
        <Icon name="download" />
        Download receipt
      </button>
    </div>
  );
}
