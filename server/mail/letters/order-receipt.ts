import { z } from "zod";
import type { Letter } from "../letter.ts";
import { facts, notYou } from "./words.ts";

const cents = z.number().int();

export const orderShape = z.object({
  kind: z.literal("order"),
  reference: z.string(),
  item: z.string(),
  price_cents: cents,
  is_monthly: z.boolean(),
  addons: z.array(z.object({ name: z.string(), price_cents: cents, is_monthly: z.boolean() })),
  subtotal_cents: cents,
  monthly_cents: cents,
});

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Items and totals as the database had them when the order came. */
export function orderReceipt(order: z.infer<typeof orderShape>): Letter {
  const items = [
    { name: order.item, price_cents: order.price_cents, is_monthly: order.is_monthly },
    ...order.addons,
  ];
  const totals: [string, string][] = [];
  if (order.subtotal_cents > 0) totals.push(["Total, once", money(order.subtotal_cents, false)]);
  if (order.monthly_cents > 0) totals.push(["Total, monthly", money(order.monthly_cents, true)]);
  return {
    subject: `We have your order (${order.reference})`,
    blocks: [
      {
        kind: "text",
        text: `Thank you for your order. A person reads it and e-mails you an invoice or a secure payment link ${facts.contactReply}. Nothing has been charged.`,
      },
      { kind: "facts", rows: [["Reference", order.reference]] },
      {
        kind: "facts",
        rows: items.map((item) => [item.name, money(item.price_cents, item.is_monthly)]),
      },
      { kind: "facts", rows: totals },
      {
        kind: "text",
        text: "Before taxes, where they apply. To change something, reply to this letter.",
      },
      { kind: "text", text: `${notYou}\n\n${facts.name}` },
    ],
  };
}

function money(amount: number, isMonthly: boolean): string {
  const text = dollars.format(amount / 100).replace(/\.00$/, "");
  return isMonthly ? `${text} a month` : text;
}
