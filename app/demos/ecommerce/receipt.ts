import { formatLocal } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { productById } from "./catalog.ts";
import { addressLines } from "./checkout.ts";
import { windowText } from "./delivery.ts";
import type { Order, PastOrder, Product } from "./model.ts";

const width = 44;

/** An order as plain text, for a download. */
export function receiptText(
  order: Order,
  products: readonly Product[],
  stamps: PastOrder["stamps"],
): string {
  const line = (label: string, cents: number) => {
    const money = formatCents(cents);
    return `${label.padEnd(width - money.length)}${money}`;
  };
  const { subtotal, shipping, tax, total } = order.totals;
  const address = addressLines(order.shipping);
  return [
    "Voltbay",
    `Order #${order.number}, ${formatLocal(order.placedAt, "date")}`,
    "",
    ...order.items.map(({ id, quantity }) => {
      const { name, price } = productById(products, id);
      return line(`${quantity} x ${name}`, price * quantity);
    }),
    "-".repeat(width),
    line("Subtotal", subtotal),
    line("Shipping (flat rate)", shipping),
    line("Tax (8%)", tax),
    line("Total", total),
    "",
    ...(address.length > 0 ? ["Delivering to", ...address, ""] : []),
    stamps.delivered
      ? `Delivered ${formatLocal(stamps.delivered, "weekday")}`
      : `Arrives ${windowText("express", order.placedAt)}`,
    "This is a sample from a demo. Nothing was ordered and nothing was charged.",
    "",
  ].join("\n");
}
