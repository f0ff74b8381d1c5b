import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatCents } from "#app/lib/money.ts";
import { productById } from "../catalog.ts";
import { addressLines } from "../checkout.ts";
import { windowText } from "../delivery.ts";
import type { Order, Product } from "../model.ts";
import { receiptText } from "../receipt.ts";
import { TotalsList } from "./totals-list.tsx";

type ConfirmationProps = {
  readonly order: Order;
  readonly products: readonly Product[];
  readonly tools: DemoTools;
};

const track = ["Placed", "Packed", "Shipped", "Delivered"];

/** What was ordered, where it goes and when it comes. */
export function Confirmation({ order, products, tools }: ConfirmationProps) {
  const address = addressLines(order.shipping);
  return (
    <div className="conf">
      <div className="conf__h">
        <span className="conf__c">
          <Icon name="check" />
        </span>
        <p>
          <b>Order #{order.number}</b>
          Arrives {windowText("express", order.placedAt)}
        </p>
      </div>
      <ol className="track" aria-label="Status">
        {track.map((step, index) => (
          <li key={step} aria-current={index === 0 ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <ul className="conf__l">
        {order.items.map(({ id, quantity }) => {
          const { name, price } = productById(products, id);
          return (
            <li key={id}>
              <span>
                {quantity} × {name}
              </span>
              <span className="num">{formatCents(price * quantity)}</span>
            </li>
          );
        })}
      </ul>
      <TotalsList totals={order.totals} />
      <h3>Delivering to</h3>
      {address.length > 0 ? (
        <p className="conf__a">
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ) : (
        <p className="muted">No address entered. This demo lets you skip it.</p>
      )}
      <button
        className="btn btn--line"
        type="button"
        onClick={() => tools.save(`voltbay-${order.number}.txt`, receiptText(order, products))}
      >
        <Icon name="download" />
        Download receipt
      </button>
    </div>
  );
}
